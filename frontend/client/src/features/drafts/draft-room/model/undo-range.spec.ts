import { pick } from '../testing/sample-room';
import { undoneBy, undoTargets } from './undo-range';

const picks = [
  pick(1, 'p1'),
  pick(2, 'p2', { teamId: 'owls' }),
  pick(3, 'p3'),
  pick(5, 'p4', { source: 'group', madeIn: 2, teamId: 'owls' }),
  pick(6, 'p5', { source: 'placement', madeIn: 0 }),
];

it('offers the picks that were made on turn, the latest first', () => {
  expect(undoTargets(picks).map(({ pickNo }) => pickNo)).toEqual([3, 2, 1]);
});

it('takes a group partner back with the pick they came along with, wherever they stand', () => {
  expect(undoneBy(picks, 2).map(({ pickNo }) => pickNo)).toEqual([2, 3, 5]);
  expect(undoneBy(picks, 3).map(({ pickNo }) => pickNo)).toEqual([3]);
});

it('never takes back who was placed before the start', () => {
  expect(undoneBy(picks, 1).map(({ playerId }) => playerId)).not.toContain('p5');
});
