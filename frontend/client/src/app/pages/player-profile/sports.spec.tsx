import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, ownPlayer } from '../../../../test/samples';

const softball = {
  sport: 'softball',
  positions: ['P', 'SS'],
  level: 6,
  lookingForTeam: false,
  willingToSub: true,
};
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/player', { body: ownPlayer({ sports: [softball] }) });
  network.on('PUT', '/player/sports', accepted);
});
afterEach(() => jest.useRealTimers());
const open = async () => {
  const app = renderApp('/player-profile');
  const sports = within(await screen.findByRole('region', { name: 'Sports' }));
  await sports.findByLabelText('Add a sport');
  const save = async (): Promise<unknown> => {
    await app.user.click(sports.getByRole('button', { name: 'Save sports' }));
    await waitFor(() => expect(network.sent('PUT', '/player/sports')).toHaveLength(1));
    return network.sent('PUT', '/player/sports')[0]?.body;
  };
  return { ...app, sports, card: (name: string) => within(sports.getByRole('group', { name })), save };
};

it('shows positions by their names, the favourite marked, and the level in words', async () => {
  const { card } = await open();
  expect(card('Softball').getByRole('button', { name: 'Pitcher, favorite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(card('Softball').getByRole('button', { name: 'Shortstop, choice 2' })).toBeVisible();
  expect(card('Softball').getByRole('button', { name: 'Catcher' })).toHaveAttribute('aria-pressed', 'false');
  expect(card('Softball').getByText('6 · Intermediate')).toBeVisible();
  expect(card('Softball').getByText('I am a steady starter in a recreational league')).toBeVisible();
});

it('adds a sport by typing, and offers none twice', async () => {
  const { user, sports, card, save } = await open();
  await user.type(sports.getByLabelText('Add a sport'), 'so');
  expect(screen.queryByRole('option', { name: 'Softball' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Soccer' }));
  await user.click(card('Soccer').getByRole('button', { name: 'Goalkeeper' }));
  await user.click(card('Soccer').getByRole('switch', { name: 'Looking for a team' }));
  await user.click(card('Soccer').getByRole('combobox', { name: /How well you play/ }));
  await user.click(await screen.findByRole('option', { name: /3 · Recreational/ }));
  const soccer = { sport: 'soccer', positions: ['GK'], level: 3, lookingForTeam: true, willingToSub: false };
  expect(await save()).toEqual({ sports: [softball, soccer] });
});

it('keeps the order in which positions are tapped, and makes another one the favourite', async () => {
  const { user, card, save } = await open();
  await user.click(card('Softball').getByRole('button', { name: 'Catcher' }));
  await user.click(card('Softball').getByRole('button', { name: /^Pitcher/ }));
  expect(card('Softball').getByRole('button', { name: 'Shortstop, favorite' })).toBeVisible();
  await user.click(card('Softball').getByRole('combobox', { name: 'Favorite' }));
  await user.click(await screen.findByRole('option', { name: 'Catcher' }));
  expect(await save()).toEqual({ sports: [{ ...softball, positions: ['C', 'SS'] }] });
});

it('removes a sport and brings it back', async () => {
  const { user, sports } = await open();
  await user.click(sports.getByRole('button', { name: 'Remove Softball' }));
  expect(sports.queryByRole('group', { name: 'Softball' })).toBeNull();
  expect(sports.getByText('Softball removed')).toBeVisible();
  expect(sports.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(sports.getByRole('button', { name: 'Undo' }));
  expect(sports.getByRole('group', { name: 'Softball' })).toBeVisible();
  expect(sports.getByRole('button', { name: 'Save sports' })).toBeDisabled();
});

it('offers to undo for 10 s', async () => {
  const { sports } = await open();
  jest.useFakeTimers();
  fireEvent.click(sports.getByRole('button', { name: 'Remove Softball' }));
  act(() => void jest.advanceTimersByTime(9_999));
  expect(sports.getByText('Softball removed')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(sports.queryByText('Softball removed')).toBeNull();
});

it('asks for a sport while there is none', async () => {
  network.on('GET', '/player', { body: ownPlayer() });
  const { sports } = await open();
  expect(sports.getByText(/No sport yet/)).toBeVisible();
});
