import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeRoom } from '../testing/fake-room';
import { renderRoom, withdraw } from '../testing/render-room';
import { pick, picked, secondsFromNow, turn } from '../testing/sample-room';

afterEach(() => fakeRoom.reset());

const line = (name: RegExp) => screen.getByRole('button', { name });
const paused = {
  status: 'paused',
  turn: null,
  paused: {
    cause: 'commissioner',
    reason: 'Rain',
    revision: 8,
    remainingSeconds: 20,
    at: secondsFromNow(-5),
  },
} as const;

it('opens one notice at a time', async () => {
  const { user } = await renderRoom({ ...paused, autoTeams: [{ teamId: 'hawks', cause: 'captain' }] });
  await user.click(line(/^Paused Rain/));
  expect(line(/^Paused/)).toHaveAttribute('aria-expanded', 'true');
  await user.click(line(/^Your team is on auto/));
  expect(line(/^Paused/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(line(/^Your team is on auto/));
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
});

it('says why the board is empty after a reset', async () => {
  const lastReset = { reason: 'Two captains were locked out', revision: 12, at: secondsFromNow(-60) };
  await renderRoom({ status: 'lobby', picks: [], turn: null, lastReset });
  expect(await screen.findByRole('button', { name: /^The draft was reset/ })).toHaveTextContent(
    'Every pick was taken back. Reason: Two captains were locked out',
  );
});

it('names whom an undo took back, also who has left since', async () => {
  const lastUndo = {
    toPickNo: 2,
    picks: [
      { pickNo: 2, teamId: 'owls', playerId: 'p2' },
      { pickNo: 3, teamId: 'owls', playerId: 'p3' },
    ],
    extras: [{ teamId: 'hawks', playerId: 'p7', source: 'lot' as const }],
    ...{ reason: 'Wrong player', revision: 9, at: secondsFromNow(-2) },
  };
  const { api } = await renderRoom({ ...paused, picks: [pick(1, 'p1')], lastUndo });
  await withdraw(api, 'p3');
  await waitFor(() =>
    expect(line(/^Undone back to pick 2/)).toHaveTextContent(
      'Taken back: 2 Jose Altuve (Owls), 3 Mookie Betts (withdrawn) (Owls), Sam Reed (Hawks). Reason: Wrong player',
    ),
  );
});

it('counts other teams on auto in a chip, with the list behind it', async () => {
  const { user } = await renderRoom({ autoTeams: [{ teamId: 'owls', cause: 'two_expiries' }] });
  expect(screen.queryByText(/team is on auto/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 other team on auto' }));
  const list = await screen.findByRole('dialog', { name: 'Teams on auto' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Owlstime ran out twice');
});

it('confirms my pick on a phone until the next one is made', async () => {
  await renderRoom({ picks: [], turn: turn(1) });
  await screen.findByRole('img', { name: /^In step with the server/ });
  act(() => fakeRoom.append(picked(1, 'p1')));
  expect(await screen.findByText('You drafted Willy Adames')).toBeInTheDocument();
  act(() => fakeRoom.append(picked(2, 'p2')));
  await waitFor(() => expect(screen.queryByText('You drafted Willy Adames')).not.toBeInTheDocument());
});

it('says what the clock took for me', async () => {
  await renderRoom({ picks: [pick(1, 'p1', { source: 'queue' })], turn: turn(2) });
  expect(line(/^Willy Adames is on your team R1 · Pick 1\. Picked by the clock/)).toBeInTheDocument();
});
