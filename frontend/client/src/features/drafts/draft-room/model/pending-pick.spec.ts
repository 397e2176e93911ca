import { pick, sampleRoom } from '../testing/sample-room';
import { withPending, type PendingPick } from './pending-pick';

const pending: PendingPick = {
  pickNo: 1,
  teamId: 'hawks',
  playerId: 'p1',
  source: 'captain',
  pickedAt: '2026-06-01T20:00:00.000Z',
};

it('fills the cell and ends the turn as if the pick had been made', () => {
  const shown = withPending(sampleRoom(), pending);
  expect(shown.picks.map(({ pickNo, playerId }) => [pickNo, playerId])).toEqual([[1, 'p1']]);
  expect(shown.turn).toBeNull();
});

it('gives way to the log: the cell is filled, the player is taken, or the turn is another', () => {
  const filled = sampleRoom({ picks: [pick(1, 'p5')] });
  const taken = sampleRoom({ picks: [pick(2, 'p1')] });
  const paused = sampleRoom({ turn: null, status: 'paused' });
  for (const room of [filled, taken, paused]) expect(withPending(room, pending)).toBe(room);
});

it('leaves no trace in the room itself', () => {
  const room = sampleRoom();
  withPending(room, pending);
  expect(room.picks).toEqual([]);
});
