import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../../test/fake-live';
import { fakeRoom } from './testing/fake-room';
import { onDesktop, renderRoom } from './testing/render-room';
import { samplePlayers, turn } from './testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

const joined = () => screen.findByRole('img', { name: /^In step with the server/ });
const actions = () => screen.queryByRole('region', { name: 'My actions' });
const player = { role: 'player', teamIds: [] } as const;
const captainOf = (...teamIds: readonly string[]) => ({ role: 'captain', teamIds }) as const;

it('takes what a captain picks with from one who stays as a player, at once', async () => {
  await renderRoom({ turn: turn(1) });
  await joined();
  expect(actions()).toHaveAttribute('data-my-turn', 'true');
  act(() => fakeRoom.become(player));
  expect(await screen.findByText('You no longer pick for Hawks')).toBeVisible();
  expect(actions()).not.toBeInTheDocument();
  expect(screen.getByRole('grid', { name: 'Draft board' })).toBeVisible();
});

it('gives whoever is to pick for a team what they need for it, without opening the room anew', async () => {
  await renderRoom({ turn: turn(1), me: player });
  await joined();
  expect(actions()).not.toBeInTheDocument();
  act(() => fakeRoom.become(captainOf('hawks')));
  expect(await screen.findByText('You pick for Hawks now')).toBeVisible();
  expect(actions()).toHaveAttribute('data-my-turn', 'true');
  expect(screen.getByRole('alert', { name: 'Your turn' })).toHaveTextContent('You are on the clock.');
});

it('tells of a role that is given back, too', async () => {
  await renderRoom({ turn: turn(1) });
  await joined();
  act(() => fakeRoom.become(player));
  expect(await screen.findByText('You no longer pick for Hawks')).toBeVisible();
  act(() => fakeRoom.become(captainOf('hawks')));
  expect(await screen.findByText('You pick for Hawks now')).toBeVisible();
});

it('shows of the players what the part that somebody has by now lets them see', async () => {
  const { api, base } = await renderRoom({ turn: turn(1), me: { role: 'commissioner', teamIds: [] } });
  await joined();
  const known = samplePlayers.map((one) => ({ ...one, rating: null }));
  api.on('GET', `${base}/players`, { body: { leagueId: 'L1', position: '2', players: known } });
  const rated = () => screen.queryByText('10');
  expect(await screen.findByText('10')).toBeVisible();
  act(() => fakeRoom.become(player));
  await screen.findByText('You no longer run this draft');
  await waitFor(() => expect(api.sent('GET', `${base}/players`)).toHaveLength(2));
  await waitFor(() => expect(rated()).not.toBeInTheDocument());
});

it('knows after a lost connection what was given or taken meanwhile', async () => {
  await renderRoom({ turn: turn(1) });
  await joined();
  act(() => fakeServer.goDown());
  fakeRoom.become(captainOf('owls'), { silently: true });
  // By itself: the browser was online all the time, and reads nothing anew.
  fakeServer.isDown = false;
  await waitFor(() => expect(actions()).toHaveAttribute('data-my-turn', 'false'));
  expect(await screen.findByText('You pick for Owls now')).toBeVisible();
  expect(screen.getByText('You no longer pick for Hawks')).toBeVisible();
});

it('says to a commissioner who is one no more that they do not run the draft', async () => {
  await renderRoom({ me: { role: 'commissioner', teamIds: [] } });
  await joined();
  act(() => fakeRoom.become({ role: 'spectator', teamIds: [] }));
  expect(await screen.findByText('You no longer run this draft')).toBeVisible();
});
