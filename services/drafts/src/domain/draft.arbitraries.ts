import * as fc from 'fast-check';
import { candidate, settings, team } from './draft.scenario';
import type { PoolCandidate } from './board/tiers';

const positions = ['C', 'P', 'IF', 'OF'] as const;
const genders = ['woman', 'man', 'nonbinary'] as const;

const limit = fc
  .record({
    minimum: fc.nat({ max: 2 }),
    above: fc.option(fc.nat({ max: 4 }), { nil: null, freq: 3 }),
  })
  .map(({ minimum, above }) => ({ minimum, maximum: above === null ? null : minimum + above }));

const limitsOf = fc
  .record({
    positions: fc
      .subarray([...positions], { minLength: 1 })
      .chain((chosen) =>
        fc.tuple(...chosen.map((position) => limit.map((bounds) => ({ ...bounds, position })))),
      ),
    genders: fc
      .subarray([...genders], { minLength: 1, maxLength: 2 })
      .chain((chosen) => fc.tuple(...chosen.map((gender) => limit.map((bounds) => ({ ...bounds, gender }))))),
    sorts: fc.constantFrom('both', 'positions', 'genders', 'positions', 'none'),
  })
  .map(({ positions: byPosition, genders: byGender, sorts }) => ({
    positions: sorts === 'both' || sorts === 'positions' ? byPosition : [],
    genders: sorts === 'both' || sorts === 'genders' ? byGender : [],
  }));

/** Leagues of all shapes: some with too few players or contradictory limits, which readiness must notice. */
export const leagues = fc
  .record({
    teams: fc.integer({ min: 2, max: 14 }),
    rounds: fc.integer({ min: 1, max: 7 }),
    spare: fc.nat({ max: 20 }),
    format: fc.constantFrom('snake', 'linear', 'third_round_reversal'),
    captains: fc.constantFrom('automatic', 'free', 'off'),
    leftovers: fc.constantFrom('lot', 'stay'),
    soft: fc.boolean(),
    grouped: fc.boolean(),
    limits: limitsOf,
  })
  .chain((shape) => {
    const size = shape.teams * (shape.rounds + (shape.captains === 'free' ? 1 : 0)) + shape.spare;
    const person = fc.record({
      rating: fc.option(fc.integer({ min: 1, max: 10 }), { freq: 5 }),
      positions: fc.subarray([...positions, 'UT'], { minLength: 1, maxLength: 2 }),
      gender: fc.option(fc.constantFrom(...genders), { freq: 8 }),
      group: fc.option(fc.nat({ max: Math.ceil(size / 3) }), { freq: 2 }),
    });
    return fc.record({
      shape: fc.constant(shape),
      people: fc.array(person, { minLength: size, maxLength: size }),
    });
  })
  .map(({ shape, people }) => {
    const members = new Map<number, number>();
    const players = people.map((person, i): PoolCandidate => {
      const count = person.group === null ? 3 : (members.get(person.group) ?? 0);
      if (person.group !== null) members.set(person.group, count + 1);
      const groupId = shape.grouped && count < 3 ? `g${person.group}` : null;
      return candidate(`x${i}`, {
        rating: person.rating,
        positions: person.positions,
        gender: person.gender,
        groupId,
      });
    });
    const teams = Array.from({ length: shape.teams }, (_, i) =>
      team(`t${i}`, { captainPlayerId: i % 4 === 3 ? null : `x${i * 3}` }),
    );
    const { format, rounds, captains, leftovers, soft, limits } = shape;
    const clock = { ...settings().clock, soft };
    return { teams, players, settings: { format, rounds, captains, leftovers, clock, limits } };
  });

/** Leagues of two to four teams that want catchers, pitchers and women, from pools that have hardly more than they need. */
export const coedLeagues = fc
  .record({
    teams: fc.integer({ min: 2, max: 4 }),
    rounds: fc.integer({ min: 2, max: 4 }),
    spare: fc.nat({ max: 2 }),
    minimums: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat({ max: 2 }), fc.integer({ min: 1, max: 2 })),
  })
  .chain((shape) => {
    const size = shape.teams * shape.rounds + shape.spare;
    const person = fc.record({
      positions: fc.subarray(['C', 'P', 'UT'], { minLength: 1, maxLength: 2 }),
      gender: fc.constantFrom('woman', 'man'),
    });
    return fc.record({
      shape: fc.constant(shape),
      people: fc.array(person, { minLength: size, maxLength: size }),
    });
  })
  .map(({ shape: { teams, rounds, minimums }, people }) => {
    const [catchers, pitchers, women] = minimums;
    const limits = {
      positions: [
        { position: 'C', minimum: catchers, maximum: null },
        { position: 'P', minimum: pitchers, maximum: null },
      ],
      genders: [{ gender: 'woman' as const, minimum: women, maximum: null }],
    };
    return {
      teams: Array.from({ length: teams }, (_, i) => team(`t${i}`)),
      players: people.map((person, i) => candidate(`x${i}`, person)),
      settings: { rounds, limits },
    };
  });
