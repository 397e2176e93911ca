import * as fc from 'fast-check';
import type { Squad } from '../board/board';
import type { Kind } from '../board/pool';
import { breachAlone, breachOfSort } from './exact-fit';
import type { BothLimits, Bounds } from './fit';
import type { TeamSquad } from './plan';
import { breachIn, muchEffort, searched } from './search';
import { keeps } from './trying-all';
import { drafting, mended, noWitness, provenBy } from './witness';

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

const poolFor = <T extends { readonly squads: readonly Squad[]; readonly kinds: readonly Kind[] }>(
  shape: T,
  pool: readonly number[],
) => ({ ...shape, pool, left: shape.kinds.map((_, kind) => pool.filter((one) => one === kind).length) });

const cellsOf = (squads: readonly Squad[]): number => squads.reduce((sum, { open }) => sum + open, 0);

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
  .map(({ spare, ...rest }) =>
    poolFor(rest, [...spare, 0, 1, 2, 3, 0, 1].slice(0, Math.max(spare.length, cellsOf(rest.squads)))),
  );

/** Catchers and pitchers, women and men, and two or three teams that want some of each and have few cells left. */
const coed = fc
  .record({
    limits: fc.record({
      positions: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat({ max: 1 })),
      genders: fc.tuple(fc.integer({ min: 1, max: 2 })),
    }),
    squads: fc.array(
      fc.record({
        drafted: fc.array(fc.nat({ max: 5 }), { maxLength: 2 }),
        open: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 2, maxLength: 3 },
    ),
    drawn: fc.array(fc.nat({ max: 5 }), { minLength: 7, maxLength: 7 }),
    spare: fc.nat({ max: 1 }),
  })
  .map(({ limits, squads, drawn, spare }) => {
    const atLeast = (minimum: number): Bounds => ({ minimum, maximum: null });
    const kinds = [0b01, 0b10, 0b11].flatMap((positions) =>
      [0, 1].map((gender): Kind => ({ positions, gender, genders: 1 << gender })),
    );
    const both = { positions: limits.positions.map(atLeast), genders: limits.genders.map(atLeast) };
    return poolFor({ limits: both, kinds, squads }, drawn.slice(0, cellsOf(squads) + spare));
  });

const limited = (squads: readonly Squad[], limits: BothLimits): readonly TeamSquad[] =>
  squads.map((squad, i) => ({ ...squad, teamId: `t${i}`, limits }));

const runs = { numRuns: 2_000, seed: 11 };

describe('fitting the rest of a draft', () => {
  it('decides for all teams and positions exactly as trying everything does', () => {
    let possible = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const positionsOnly = { ...limits, genders: [] };
        const breach = breachOfSort({ kinds, squads: limited(squads, limits), left }, 'positions');
        const anyGender = kinds.map((kind) => ({ ...kind, gender: 0, genders: 1 }));
        const can = completable(positionsOnly, anyGender, squads, pool);
        expect(breach === null).toBe(can);
        possible += Number(can);
      }),
      runs,
    );
    expect(possible).toBeGreaterThan(300);
    expect(possible).toBeLessThan(1_600);
  });

  it('decides for one team and both sorts of limits exactly as trying everything does', () => {
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const [squad] = squads;
        if (!squad) return;
        const own = { kinds, squads: limited([squad], limits), left };
        expect(breachIn(own) === null).toBe(completable(limits, kinds, [squad], pool));
      }),
      runs,
    );
  });

  it('decides for all teams and both sorts of limits at once exactly as trying everything does', () => {
    let hidden = 0;
    let possible = 0;
    fc.assert(
      fc.property(coed, ({ limits, kinds, squads, pool, left }) => {
        const all = { kinds, squads: limited(squads, limits), left };
        const can = completable(limits, kinds, squads, pool);
        const witness = searched(all, noWitness, muchEffort());
        expect(witness).not.toBeUndefined();
        expect(witness !== null).toBe(can);
        // What flows cannot see: neither sort of limits alone, nor a team alone, is in the way.
        hidden += Number(!can && breachIn(all) === null);
        possible += Number(can);
      }),
      { ...runs, numRuns: 3_000 },
    );

    expect(possible).toBeGreaterThan(500);
    expect(hidden).toBeGreaterThan(0);
  });

  it('keeps a proof that is one: cells filled from the pool, limits kept', () => {
    let found = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, left }) => {
        const witness = mended({ kinds, squads: limited(squads, limits), left }, noWitness);
        if (!witness) return;
        const { plans, stock } = witness;
        const used = [...stock].fill(0);
        for (const [team, { seats, squad }] of plans.entries()) {
          expect(squad.teamId).toBe(`t${team}`);
          expect(seats).toHaveLength(squad.open);
          for (const kind of seats) used[kind] = (used[kind] ?? 0) + 1;
          expect(
            keeps(
              [...squad.drafted, ...seats].flatMap((kind) => kinds[kind] ?? []),
              limits,
            ),
          ).toBe(true);
        }
        expect(stock.map((count, kind) => count + (used[kind] ?? 0))).toStrictEqual([...left, 0]);
        found += 1;
      }),
      runs,
    );
    expect(found).toBeGreaterThan(300);
  });

  it('proves of no kind that it may be drafted when trying everything says otherwise', () => {
    let proven = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, pool, left }) => {
        const [squad, ...others] = squads;
        const witness = mended({ kinds, squads: limited(squads, limits), left }, noWitness);
        if (!squad || squad.open === 0 || !witness) return;
        for (const kind of provenBy(witness, kinds)) {
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

  it('finds by mending nearly all that can be found', () => {
    let possible = 0;
    let missed = 0;
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, left }) => {
        const all = { kinds, squads: limited(squads, limits), left };
        const witness = searched(all, noWitness, muchEffort());
        if (!witness || !all.squads[0]?.open) return;
        for (const kind of kinds.keys()) {
          if (!left[kind]) continue;
          const after = drafting(all, 0, [kind]);
          if (!searched(after, witness, muchEffort())) continue;
          possible += 1;
          missed += Number(!provenBy(witness, kinds).has(kind));
        }
      }),
      runs,
    );
    expect(missed).toBeLessThan(possible / 50);
  });

  it('names a bound that the settings have', () => {
    fc.assert(
      fc.property(situation, ({ limits, kinds, squads, left }) => {
        const breach = breachOfSort({ kinds, squads: limited(squads, limits), left }, 'positions');
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
    const both = limited(squads, { positions: one, genders: [] });
    expect(breachOfSort({ kinds, squads: both, left: [2] }, 'positions')).toBeNull();
    expect(breachOfSort({ kinds, squads: both, left: [1] }, 'positions')).toMatchObject({
      limit: 0,
      bound: 'minimum',
    });
    const strict = limited(squads, { positions: one, genders: one });
    expect(breachAlone({ kinds, squads: strict, left: [1] }, 0)).toBeNull();
    expect(breachAlone({ kinds, squads: strict, left: [0] }, 0)).not.toBeNull();
    expect(searched({ kinds, squads: both, left: [2] }, noWitness, muchEffort())).toMatchObject({
      stock: [0, 0],
    });
    expect(searched({ kinds, squads: both, left: [1] }, noWitness, muchEffort())).toBeNull();
  });
});
