import { boardOf as boardOfClients } from '@fieldhouse/api-contract';
import * as fc from 'fast-check';
import { boardOf, roundOf, slotOf } from './pick-order';

const picksOfSlot = (format: 'snake' | 'linear' | 'third_round_reversal', slot: number): readonly number[] =>
  Array.from({ length: 60 }, (_, i) => i + 1).filter((pickNo) => slotOf(format, 12, pickNo) === slot);

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

  it('gives every team one pick in every round, where its slot says', () => {
    fc.assert(
      fc.property(drafts, ({ format, rounds, order }) => {
        const board = boardOf({ format, rounds }, order);
        expect(board).toHaveLength(rounds * order.length);
        board.forEach((teamId, i) => expect(teamId).toBe(order[slotOf(format, order.length, i + 1) - 1]));
        for (let round = 0; round < rounds; round += 1) {
          const cells = board.slice(round * order.length, (round + 1) * order.length);
          expect([...cells].sort()).toStrictEqual([...order].sort());
        }
        expect(roundOf(board.length, order.length)).toBe(rounds);
      }),
    );
  });

  it('is the one that clients show', () => {
    fc.assert(
      fc.property(drafts, ({ format, rounds, order }) => {
        expect(boardOfClients({ format, rounds }, order)).toStrictEqual(boardOf({ format, rounds }, order));
      }),
    );
  });
});
