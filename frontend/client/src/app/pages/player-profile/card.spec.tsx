import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { ownPlayer, playerCard } from '../../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});
const { availability } = ownPlayer();
const full = playerCard({
  photoUrl: '/api/players/photos/x?until=1&sig=y',
  bio: 'Left-handed.',
  area: 'Springfield',
  phone: '+1 555 010 9999',
  jerseySize: 'M',
  sports: [
    {
      sport: 'softball',
      positions: ['P', 'SS'],
      level: 6,
      band: 'Intermediate',
      lookingForTeam: true,
      willingToSub: false,
    },
  ],
  availability: {
    week: { ...availability.week, tue: ['evening'] },
    exceptions: [{ from: '2099-05-01', to: '2099-05-03', available: false, note: '' }],
  },
});

it("shows somebody's card to read, without the tabs", async () => {
  network.on('GET', '/players/kim', { body: full });
  renderApp('/player-profile?user=kim');
  const card = within(await screen.findByRole('article', { name: 'Player card of Kim Young' }));
  expect(card.getByRole('heading', { level: 1, name: 'Kim Young' })).toBeVisible();
  expect(document.title).toBe('Kim Young · Fieldhouse');
  expect(card.getByText('You play on the same team')).toBeVisible();
  expect(await card.findByText('Shortstop')).toBeVisible();
  expect(card.getByText('6 · Intermediate')).toBeVisible();
  expect(card.getByText('Looking for a team')).toBeVisible();
  expect(card.queryByText('Willing to sub')).toBeNull();
  expect(card.getByRole('link', { name: '+1 555 010 9999' })).toHaveAttribute('href', 'tel:+15550109999');
  expect(card.getAllByRole('img', { name: 'Yes' })).toHaveLength(1);
  expect(card.getByText('not available')).toBeVisible();
  expect(card.queryByText(/Seen by/)).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('shows strangers the band alone', async () => {
  const sports = (full.sports ?? []).map((one) => ({ ...one, level: null }));
  network.on('GET', '/players/kim', { body: playerCard({ name: 'Kim Y.', tie: 'stranger', sports }) });
  renderApp('/player-profile?user=kim');
  expect(await screen.findByText('Intermediate')).toBeVisible();
});

it('says of a card without anything that there is no more', async () => {
  network.on('GET', '/players/kim', { body: playerCard() });
  renderApp('/player-profile?user=kim');
  expect(await screen.findByText('Kim Young has not said more, or shows it to others only.')).toBeVisible();
});

it('shows the own card with who sees each part, and the way back', async () => {
  network.on('GET', '/players/ana', {
    body: playerCard({ ...full, accountId: 'ana', name: 'Ana Brook', tie: 'self' }),
  });
  network.on('GET', '/player', { body: ownPlayer() });
  const { user, path } = renderApp('/player-profile?user=ana');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('This is how your own card looks to you')).toBeVisible();
  const phone = within(card.getByRole('region', { name: 'Phone' }));
  expect(await phone.findByText('Seen by: Only me')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to your profile' }));
  expect(path()).toBe('/player-profile?tab=player');
});

it('says that a card is not shown, with a way back', async () => {
  network.on('GET', '/players/kim', problem(404, 'not_found', 'Not found'));
  const { user, history, path } = renderApp('/player-profile?tab=appearance');
  await screen.findByRole('radio', { name: 'Dark' });
  act(() => history.push('/player-profile?user=kim'));
  expect(await screen.findByText('This card is not shown to you')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/player-profile?tab=appearance'));
});

it('leads to the dashboard when the visit began with a card, and offers a retry after a failure', async () => {
  network.on('GET', '/players/kim', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/player-profile?user=kim');
  expect(await screen.findByText('The card could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard');
  network.on('GET', '/players/kim', { body: full });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Left-handed.')).toBeVisible();
});
