import * as fc from 'fast-check';
import { candidate } from '../draft.scenario';
import { byRating } from '@fieldhouse/values';
import { withTiers } from './tiers';

describe('tiers', () => {
  it('rank by rating, unrated last, then by registration, then by id', () => {
    const late = '2026-08-02T00:00:00.000Z';
    const players = [
      candidate('unrated', { rating: null }),
      candidate('b', { rating: 5 }),
      candidate('late', { rating: 5, registeredAt: late }),
      candidate('a', { rating: 5 }),
      candidate('best', { rating: 5.5 }),
    ];
    expect([...players].sort(byRating).map(({ playerId }) => playerId)).toStrictEqual([
      'best',
      'a',
      'b',
      'late',
      'unrated',
    ]);
  });

  it('count a player who is listed twice once, as listed last', () => {
    const players = withTiers([candidate('a', { rating: 3 }), candidate('a', { rating: 8 })], 2, 9);
    expect(players).toStrictEqual([{ ...candidate('a', { rating: 8 }), tier: 1 }]);
  });

  it('keep only what the draft needs of a player', () => {
    const named = { ...candidate('a'), name: 'Ana', email: 'ana@example.org' };
    expect(withTiers([named], 2, 9)).toStrictEqual([{ ...candidate('a'), tier: 1 }]);
  });

  it('do not depend on the order of the list', () => {
    const ratings = fc.array(fc.option(fc.integer({ min: 1, max: 10 })), { maxLength: 40 });
    fc.assert(
      fc.property(ratings, fc.integer({ min: 1, max: 14 }), (list, teams) => {
        const players = list.map((rating, i) => candidate(`p${i}`, { rating }));
        expect(withTiers([...players].reverse(), teams, 9)).toStrictEqual(withTiers(players, teams, 9));
      }),
    );
  });
});
