import * as fc from 'fast-check';
import type { Squad } from '../board/board';
import { isTaken } from '../board/board';
import type { Kind } from '../board/pool';
import { perform, started } from '../draft.play';
import { candidate, team } from '../draft.scenario';
import type { Breach } from './exact-fit';
import type { BothLimits } from './fit';
import { rulesInForce } from './legality';
import type { Situation } from './plan';
import { standingOf } from './standing';
import { keeps } from './trying-all';
import { drafting } from './witness';

/** A limit that gives way by one player, for whichever team. */
type Step = Pick<Breach, 'sort' | 'limit' | 'bound'>;
const looser = (limits: BothLimits, { sort, limit, bound }: Step): BothLimits => ({
  ...limits,
  [sort]: limits[sort].map((bounds, i) => {
    if (i !== limit) return bounds;
    const { minimum, maximum } = bounds;
    return bound === 'minimum'
      ? { minimum: minimum - 1, maximum }
      : { minimum, maximum: (maximum ?? 99) + 1 };
  }),
});

/** All ways to choose some of these, with the others. */
const splits = <T>(all: readonly T[]): readonly (readonly [readonly T[], readonly T[]])[] => {
  const [one, ...others] = all;
  if (one === undefined) return [[[], []]];
  return splits(others).flatMap(([some, rest]) => [
    [[one, ...some], rest] as const,
    [some, [one, ...rest]] as const,
  ]);
};

/** By trying everything: whether all squads can fill their cells when these limits give way, each for some team. */
const completable = ({ kinds, squads, left }: Situation, steps: readonly Step[]): boolean => {
  const pool = left.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const cells = squads.reduce((sum, { open }) => sum + open, 0);
  const nobody = Array.from({ length: Math.max(0, cells - pool.length) }, () => -1);
  const kindsOf = (drafted: readonly number[]): readonly Kind[] =>
    drafted.flatMap((kind) => kinds[kind] ?? []);
  const fill = (
    [squad, ...others]: readonly (Squad & { readonly limits: BothLimits })[],
    free: readonly number[],
    more: readonly Step[],
  ): boolean => {
    if (!squad) return true;
    const choose = (from: number, chosen: readonly number[]): boolean => {
      if (chosen.length < squad.open)
        return free.some(
          (kind, place) =>
            place >= from &&
            // Players of one kind are alike.
            (place === from || free[place - 1] !== kind) &&
            choose(place + 1, [...chosen, place]),
        );
      const roster = kindsOf([...squad.drafted, ...chosen.map((place) => free[place] ?? -1)]);
      const rest = free.filter((_, place) => !chosen.includes(place));
      return splits(more).some(
        ([own, theirs]) => keeps(roster, own.reduce(looser, squad.limits)) && fill(others, rest, theirs),
      );
    };
    return choose(0, []);
  };
  return fill(squads, [...pool, ...nobody], steps);
};

/** Two or three teams that want a catcher and a pitcher each, some a woman, from pools that have hardly more. */
const leagues = fc
  .record({
    teams: fc.integer({ min: 2, max: 3 }),
    spare: fc.nat({ max: 2 }),
    women: fc.nat({ max: 1 }),
    pitchersAtMost: fc.option(fc.constantFrom(1, 2), { nil: null }),
  })
  .chain(({ teams, spare, women, pitchersAtMost }) =>
    fc
      .array(
        fc.record({
          positions: fc.subarray(['C', 'P', 'UT'], { minLength: 1, maxLength: 2 }),
          gender: fc.constantFrom('woman' as const, 'man' as const),
        }),
        { minLength: 2 * teams + spare, maxLength: 2 * teams + spare },
      )
      .map((people) => ({
        teams: Array.from({ length: teams }, (_, i) => team(`t${i}`)),
        players: people.map((person, i) => candidate(`x${i}`, person)),
        settings: {
          rounds: 2,
          limits: {
            positions: [
              { position: 'C', minimum: 1, maximum: null },
              { position: 'P', minimum: 1, maximum: pitchersAtMost },
            ],
            genders: women === 0 ? [] : [{ gender: 'woman' as const, minimum: women, maximum: null }],
          },
        },
      })),
  );

it('is judged as by trying everything, also when players left and limits have given way', () => {
  const numRuns = process.env['FIELDHOUSE_LONG'] === '1' ? 20_000 : 300;
  let eased = 0;
  fc.assert(
    fc.property(
      leagues,
      fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 4 }),
      (league, leaving) => {
        const play = started(league);
        fc.pre(play.state.status === 'live');
        let staying = league.players;
        for (const dice of leaving) {
          if (play.state.status !== 'live' || !play.state.turn) return;
          staying = staying.filter((_, i) => i !== dice % staying.length);
          play.try(play.boss({ type: 'RefreshDraftPool', players: staying }));
          const { state } = play;
          if (state.status !== 'live' || !state.turn) return;
          const { teamId } = state.turn;
          const { situation, steps } = standingOf(state, teamId);
          expect(completable(situation, steps)).toBe(true);
          // No step is more than must be.
          for (const step of steps)
            expect(
              completable(
                situation,
                steps.filter((other) => other !== step),
              ),
            ).toBe(false);
          const { judge, strictness } = rulesInForce(state, teamId);
          if (strictness !== 'all') return;
          if (steps.length > 0) eased += 1;
          for (const player of state.board.pool.ranked) {
            if (isTaken(state.board, player)) continue;
            const isLegal = completable(drafting(situation, 0, [player.kind]), steps);
            expect({ player, isLegal: judge(player.playerId) === null }).toEqual({ player, isLegal });
          }
          perform(play, { kind: 'proxy', dice });
        }
      },
    ),
    { numRuns, seed: 20261130 },
  );
  expect(eased).toBeGreaterThan(30);
});
