import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { draftLeague } from '../../../../test/samples';
import { LeagueCards } from './league-cards';

afterEach(() => jest.useRealTimers());

it('keeps the time until the start true while the page is open', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T17:00:00.000Z') });
  const league = draftLeague({ status: 'order_locked', startsAt: '2026-06-01T19:00:00.000Z' });
  render(<LeagueCards leagues={[league]} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^Starts in 2 hours/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(115 * 60_000));
  expect(screen.getByText(/^Starts in 5 minutes/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
  expect(screen.getByText(/^Was to start 1 minute ago/)).toBeInTheDocument();
});

it('has each league below the heading of its group, and a place in the order only while there is a draft', () => {
  const over = draftLeague({ leagueId: 'L2', leagueName: 'Monday Soccer', status: 'published' });
  render(<LeagueCards leagues={[draftLeague(), over]} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Now',
    'Done',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const placed = (name: string) => within(screen.getByRole('article', { name })).queryByText('You pick');
  expect(placed('Tuesday Softball')).toBeVisible();
  expect(placed('Monday Soccer')).toBeNull();
});

it('names all teams that somebody picks for, and their places', () => {
  const picksFor = [
    { teamId: 'T1', teamName: 'Hawks', slot: 7 },
    { teamId: 'T2', teamName: 'Owls', slot: 3 },
  ];
  render(<LeagueCards leagues={[draftLeague({ picksFor })]} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Hawks and Owls')).toBeVisible();
  expect(screen.getByText('#3, #7')).toBeVisible();
});
