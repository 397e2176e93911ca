import * as fc from 'fast-check';
import { seedForLot } from '../draft.scenario';
import { assignByLot } from './draw-lots';

describe('the lot', () => {
  it('gives each player to a different team, whatever order they are listed in', () => {
    const league = fc
      .uniqueArray(fc.uuid(), { minLength: 2, maxLength: 14 })
      .chain((teams) =>
        fc.tuple(fc.constant(teams), fc.uniqueArray(fc.uuid(), { maxLength: teams.length - 1 })),
      );
    fc.assert(
      fc.property(league, fc.string(), ([teams, players], seed) => {
        const lots = assignByLot('d1', seed, teams, players);
        expect(lots.map(({ playerId }) => playerId)).toStrictEqual([...players].sort());
        expect(new Set(lots.map(({ teamId }) => teamId)).size).toBe(players.length);
        expect(assignByLot('d1', seed, [...teams].reverse(), [...players].reverse())).toStrictEqual(lots);
      }),
    );
  });

  it('can be recomputed from its seed', () => {
    expect(assignByLot('d1', seedForLot, ['t1', 't2', 't3'], ['y', 'x'])).toStrictEqual(
      assignByLot('d1', seedForLot, ['t3', 't1', 't2'], ['x', 'y']),
    );
  });

  it('gives every team the same chance', () => {
    const counts = new Map<string, number>();
    const draws = 6_000;
    for (let i = 0; i < draws; i += 1) {
      const [lot] = assignByLot('d1', String(i), ['t1', 't2', 't3'], ['x']);
      counts.set(lot?.teamId ?? '', (counts.get(lot?.teamId ?? '') ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - draws / 3) ** 2 / (draws / 3), 0);
    expect(counts.size).toBe(3);
    // 13.8 is exceeded once in a thousand fair runs (2 degrees of freedom); these seeds are fixed.
    expect(chiSquare).toBeLessThan(13.8);
  });
});
