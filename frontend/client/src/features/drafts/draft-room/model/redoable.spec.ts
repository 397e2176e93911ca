import { pick, samplePlayers, sampleRoom } from '../testing/sample-room';
import { redoableOf } from './redoable';
import { factsOf } from './room-facts';

const undone = [pick(2, 'p2'), pick(3, 'p3'), pick(4, 'p4'), pick(5, 'p5', { madeIn: 3, source: 'group' })];
const without = (...gone: readonly string[]) => {
  const players = samplePlayers.filter(({ playerId }) => !gone.includes(playerId));
  const { picks, stop } = redoableOf(undone, factsOf(sampleRoom(), players).playerById);
  return [picks.map(({ pickNo }) => pickNo), stop?.playerId ?? null];
};

it('makes everything again while all are there', () => expect(without()).toEqual([[2, 3, 4, 5], null]));

it('ends at the first turn with a player who has left, a partner too', () => {
  expect(without('p4', 'p3')).toEqual([[2], 'p3']);
  expect(without('p5')).toEqual([[2], 'p5']);
  expect(without('p2')).toEqual([[], 'p2']);
});

it('takes who is marked as having left for one who is not there', () => {
  const players = samplePlayers.map((player) => ({ ...player, withdrawn: player.playerId === 'p2' }));
  expect(redoableOf(undone, factsOf(sampleRoom(), players).playerById).picks).toEqual([]);
});
