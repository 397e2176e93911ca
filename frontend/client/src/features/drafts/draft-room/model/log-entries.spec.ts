import type { RoomView } from '@fieldhouse/api-contract';
import { pick, sampleRoom, secondsFromNow } from '../testing/sample-room';
import { logOf } from './log-entries';

const lastUndo = {
  toPickNo: 2,
  picks: [{ pickNo: 2, teamId: 'owls', playerId: 'p2' }],
  extras: [],
  reason: 'Wrong player',
  revision: 9,
  at: secondsFromNow(-2),
};
const first = pick(1, 'p1', { pickedAt: secondsFromNow(-9) });
const kinds = (picks: RoomView['picks']) =>
  logOf(sampleRoom({ picks, lastUndo })).map((entry) =>
    entry.kind === 'pick' ? entry.pick.pickNo : entry.kind,
  );

it('tells an undo above what still stands, and below what was picked since, be it the same player', () => {
  expect(kinds([first])).toEqual(['undo', 1, 'started']);
  expect(kinds([first, pick(2, 'p2', { pickedAt: secondsFromNow(-1) })])).toEqual([2, 'undo', 1, 'started']);
});

it('tells a redo above the picks that stand again', () => {
  const again = pick(2, 'p2', { pickedAt: secondsFromNow(-5) });
  const [redo] = logOf(sampleRoom({ picks: [first, again], lastRedo: lastUndo }));
  expect(redo).toMatchObject({ kind: 'redo', picks: 1, reason: 'Wrong player' });
});
