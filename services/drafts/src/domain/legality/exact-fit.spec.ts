import * as fc from 'fast-check';
import type { Squad } from '../board/board';
import { type BothLimits, type Bounds, completionOf, provenBy } from './completion';
import { breachByAll, breachByOne } from './exact-fit';
import type { Kind } from '../board/pool';

/** Whether a roster can be seated: each player at one of the places of their bits, every place within its bounds. */
const seatable = (bits: readonly number[], limits: readonly Bounds[], counts: readonly number[]): boolean => {
  const [mask, ...others] = bits;
  if (mask === undefined) {
    return limits.every(
      ({ minimum, maximum }, i) => (counts[i] ?? 0) >= minimum && (counts[i] ?? 0) <= (maximum ?? 99),
    );
  }
  return [...counts.keys()].some(
    (i) =>
      mask & (1 << i) &&
      seatable(
        others,
        limits,
        counts.map((n, j) => (i === j ? n + 1 : n)),
      ),
  );
};

const keeps = (roster: readonly Kind[], { positions, genders }: BothLimits): boolean =>
  seatable(
    roster.map((kind) => kind.positions),
    positions,
    [...positions.map(() => 0), 0],
  ) &&
  seatable(
    roster.map((kind) => kind.genders),
    genders,
    [...genders.map(() => 0), 0],
  );

/** By trying everything: whether all squads can fill their cells from the pool (kinds of players) and keep the limits. */
const completable = (
  limits: BothLimits,
  kinds: readonly Kind[],
  squads: readonly Squad[],
  pool: readonly number[],
): boolean => {
  const [squad, ...others] = squads;
  if (!squad) return true;
  const kindsOf = (indices: readonly number[]): readonly Kind[] =>
    indices.flatMap((index) => kinds[index] ?? []);
  const choose = (from: number, chosen: readonly number[]): boolean => {
    if (chosen.length === squad.open) {
      const roster = [...squad.drafted, ...chosen.map((place) => pool[place] ?? -1)];
      const rest = pool.filter((_, place) => !chosen.includes(place));
      return keeps(kindsOf(roster), limits) && completable(limits, kinds, others, rest);
    }
    return pool.some((_, place) => place >= from && choose(place + 1, [...chosen, place]));
  };
  return choose(0, []);
};

const bounds = fc
  .record({ minimum: fc.nat({ max: 2 }), above: fc.option(fc.nat({ max: 1 })) })
  .map(({ minimum, above }): Bounds => ({ minimum, maximum: above === null ? null : minimum + above }));

const situation = fc
  .record({
    positions: fc.array(bounds, { maxLength: 3 }),
    genders: fc.array(bounds, { maxLength: 2 }),
    teams: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ positions, genders, teams }) => {
    const kind = fc.record({
      positions: fc.integer({ min: 1, max: (1 << (positions.length + 1)) - 1 }),
      gender: fc.nat({ max: genders.length }),
    });
    return fc.record({
      limits: fc.constant({ positions, genders }),
      kinds: fc.array(
        kind.map((k): Kind => ({ ...k, genders: 1 << k.gender })),
        { minLength: 4, maxLength: 4 },
      ),
      squads: fc.array(
        fc.record({ drafted: fc.array(fc.nat({ max: 3 }), { maxLength: 2 }), open: fc.nat({ max: 2 }) }),
        { minLength: teams, maxLength: teams },
      ),
      spare: fc.array(fc.nat({ max: 3 }), { maxLength: 7 }),
    });
  })
  .map(({ spare, ...rest }) => {
    const cells = rest.squads.reduce((sum, { open }) => sum + open, 0);
    const pool = [...spare, 0, 1, 2, 3, 0, 1].slice(0, Math.max(spare.length, cells));
    return {
      ...rest,
      pool,
      left: rest.kinds.map((_, kind) => pool.filter((member) => member === kind).length),
    };
  });

const runs = { numRuns: 3_000, seed: 11 };

describe('fitting the rest of a draft', () => {
  it('decides for all teams and positions exactly as trying everything does', () => {
    let possible = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const positionsOnly = { ...limits, genders: [] };
        const breach = breachByAll(
          limits.positions,
          kinds.map((kind) => kind.positions),
          squads,
          left,
        );
        const anyGender = kinds.map((kind) => ({ ...kind, gender: 0, genders: 1 }));
        const can = completable(positionsOnly, anyGender, squads, pool);
        expect(breach === null).toBe(can);
        possible += Number(can);
      }),
      runs,
    );
    expect(possible).toBeGreaterThan(500);
    expect(possible).toBeLessThan(2_500);
  });

  it('decides for one team and both sorts of limits exactly as trying everything does', () => {
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const [squad] = squads;
        if (!squad) return;
        expect(breachByOne(limits, kinds, squad, left) === null).toBe(
          completable(limits, kinds, [squad], pool),
        );
      }),
      runs,
    );
  });

  it('calls nothing obvious that trying everything cannot do', () => {
    let obvious = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        if (!completionOf(limits, kinds, squads, left)) return;
        expect(completable(limits, kinds, squads, pool)).toBe(true);
        obvious += 1;
      }),
      runs,
    );
    expect(obvious).toBeGreaterThan(200);
  });

  it('proves of no kind that it may be drafted when trying everything says otherwise', () => {
    let proven = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const [squad, ...others] = squads;
        const completion = completionOf(limits, kinds, squads, left);
        if (!squad || squad.open === 0 || !completion) return;
        for (const kind of provenBy(completion, kinds)) {
          const rest = pool.filter((_, place) => place !== pool.indexOf(kind));
          const after = { drafted: [...squad.drafted, kind], open: squad.open - 1 };
          expect(rest).toHaveLength(pool.length - 1);
          expect(completable(limits, kinds, [after, ...others], rest)).toBe(true);
          proven += 1;
        }
      }),
      runs,
    );
    expect(proven).toBeGreaterThan(300);
  });

  it('names a bound that the settings have', () => {
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, left }) => {
        const breach = breachByAll(
          limits.positions,
          kinds.map((kind) => kind.positions),
          squads,
          left,
        );
        if (!breach) return;
        expect(limits.positions[breach.limit]?.[breach.bound] ?? null).not.toBeNull();
        expect(squads[breach.squad]).toBeDefined();
      }),
      runs,
    );
  });

  it('leaves cells empty, and only then, when the pool is too small', () => {
    const kinds = [{ positions: 1, genders: 1, gender: 0 }];
    const squads = [
      { drafted: [], open: 2 },
      { drafted: [], open: 1 },
    ];
    const one: readonly Bounds[] = [{ minimum: 1, maximum: null }];
    expect(breachByAll(one, [1], squads, [2])).toBeNull();
    expect(breachByAll(one, [1], squads, [1])).toMatchObject({ limit: 0, bound: 'minimum' });
    expect(breachByOne({ positions: one, genders: [] }, kinds, { drafted: [], open: 2 }, [1])).toBeNull();
  });
});
