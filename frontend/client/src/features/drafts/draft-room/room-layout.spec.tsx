import { screen } from '@testing-library/react';
import { fakeRoom } from './testing/fake-room';
import { renderRoom } from './testing/render-room';
import { pick, turn } from './testing/sample-room';

afterEach(() => fakeRoom.reset());

const tab = () => screen.getByRole('tab', { selected: true });

it('shows captains on a phone the players first, and lets them go to them past everything else', async () => {
  const { user } = await renderRoom();
  expect(tab()).toHaveTextContent('Players');
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Draft board' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip to the players' }));
  expect(await screen.findByRole('grid', { name: 'Players' })).toBeInTheDocument();
});

it('shows spectators on a phone the board first, and which league they are in', async () => {
  await renderRoom(
    { me: { role: 'spectator', teamIds: [] } },
    { query: '?spectator=SECRET', signedIn: false },
  );
  expect(tab()).toHaveTextContent('Board');
  expect(screen.getByRole('heading', { level: 1, name: 'Thursday Softball' })).toBeInTheDocument();
  expect(screen.getByText('Thursday Softball', { selector: 'span' })).toBeInTheDocument();
});

it('tells on a phone why the clock took a player, from the log', async () => {
  const why = { rank: 2, passedOver: [], need: null, relaxed: false };
  const { user } = await renderRoom({ picks: [pick(1, 'p1', { source: 'queue', why })], turn: turn(2) });
  await user.click(screen.getByRole('tab', { name: 'Log' }));
  await user.click(await screen.findByRole('button', { name: /Willy Adames.*auto/ }));
  expect(await screen.findByRole('dialog', { name: 'Willy Adames' })).toHaveTextContent(
    'Took number 2 of the queue.',
  );
});
