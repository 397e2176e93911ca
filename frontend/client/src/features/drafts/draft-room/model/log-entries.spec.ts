import type { RoomView } from '@fieldhouse/api-contract';
import { pick, sampleRoom, secondsFromNow } from '../testing/sample-room';
import { logOf } from './log-entries';

const lastUndo: RoomView['lastUndo'] = {
  toPickNo: 2,
  picks: [{ pickNo: 2, teamId: 'owls', playerId: 'p2' }],
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

it('tells no undo above picks that a redo has made again', () => {
  expect(kinds([first, pick(2, 'p2', { pickedAt: secondsFromNow(-5) })])).toEqual([2, 1, 'started']);
});
