import * as fc from 'fast-check';
import type { DraftFormat } from './draft.values';
import { boardOf, roundOf } from './pick-order';

const teams = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const picksOfSlot = (format: DraftFormat, slot: number): readonly number[] =>
  boardOf({ format, rounds: 5 }, teams).flatMap((team, i) => (team === String(slot) ? [i + 1] : []));

describe('the pick order', () => {
  it('gives the numbers Sleeper publishes for a snake of 12 teams', () => {
    expect(picksOfSlot('snake', 1)).toStrictEqual([1, 24, 25, 48, 49]);
  });

  it('gives the numbers Sleeper publishes for third-round reversal with 12 teams', () => {
    expect(picksOfSlot('third_round_reversal', 1)).toStrictEqual([1, 24, 36, 37, 60]);
    expect(picksOfSlot('third_round_reversal', 12)).toStrictEqual([12, 13, 25, 48, 49]);
  });

  it('repeats the first round in a linear draft', () => {
    expect(picksOfSlot('linear', 5)).toStrictEqual([5, 17, 29, 41, 53]);
  });

  const drafts = fc.record({
    format: fc.constantFrom('snake', 'linear', 'third_round_reversal'),
    rounds: fc.integer({ min: 1, max: 40 }),
    order: fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 14 }),
  });

  it('gives every team one pick in every round', () => {
    fc.assert(
      fc.property(drafts, ({ format, rounds, order }) => {
        const board = boardOf({ format, rounds }, order);
        expect(board).toHaveLength(rounds * order.length);
        for (let round = 0; round < rounds; round += 1) {
          const cells = board.slice(round * order.length, (round + 1) * order.length);
          expect([...cells].sort()).toStrictEqual([...order].sort());
        }
        expect(roundOf(board.length, order.length)).toBe(rounds);
      }),
    );
  });
});
