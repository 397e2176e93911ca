import * as fc from 'fast-check';
import { isTaken } from '../board/board';
import type { PoolCandidate } from '../board/tiers';
import { leagues } from '../draft.arbitraries';
import { Play } from '../draft.play';
import { candidate, clock, creation, reason, seedForLot, team } from '../draft.scenario';
import { needsOf } from './needs';
import { legalityOf } from './legality';

type League = Omit<Parameters<typeof creation>[0] & object, 'players'> & {
  readonly players: readonly PoolCandidate[];
};

/** Puts a league's draft on its first turn, if it is ready for one. */
const begun = ({ players, ...setUp }: League): Play => {
  const play = new Play();
  play.try(creation(setUp));
  const order = (setUp.teams ?? []).map(({ teamId }) => teamId);
  play.try(play.boss({ type: 'SetDraftOrderByHand', order, reason }));
  play.try(play.boss({ type: 'OpenDraftLobby', players }));
  play.try(play.boss({ type: 'StartDraft' }));
  return play;
};

const isLive = ({ state }: Play): boolean => state.status === 'live';

/** Lets the clock make every pick of a draft from the rating list; `look` sees what it chose from. */
const drafted = (play: Play, look: (seen: Seen) => void): void => {
  for (;;) {
    const { state } = play;
    if (state.status !== 'live' || !state.turn) return;
    const { teamId, pickNo, clockSeq, autoPickAt } = state.turn;
    const judge = legalityOf(state, teamId);
    const free = state.board.pool.ranked.filter((player) => !isTaken(state.board, player));
    const bestOf = (players: typeof free): number => Math.max(...players.map(({ rating }) => rating ?? 0));
    const open = state.board.squads.get(teamId)?.open ?? 0;
    const missing = needsOf(state, teamId).reduce((sum, need) => sum + need.missing, 0);
    play.wait((Date.parse(autoPickAt ?? play.at) - Date.parse(play.at)) / 1_000);
    const lists = { queue: [], ranking: [], doNotDraft: [] };
    const events = play.try({
      ...{ type: 'AutoPick', actor: clock, at: play.at, pickNo, clockSeq, seedForLot },
      ...lists,
    });
    const made = events.find((event) => event.type === 'PlayerPicked' && event.data.pickNo === pickNo);
    if (made?.type !== 'PlayerPicked') throw new Error('the clock has not picked');
    look({
      rating: state.board.pool.byId.get(made.data.playerId)?.rating ?? 0,
      relaxed: made.data.why?.relaxed ?? false,
      need: made.data.why?.need ?? null,
      bestLegal: bestOf(free.filter(({ playerId }) => judge(playerId) === null)),
      bestOfAll: bestOf(free),
      slack: open - missing,
    });
  }
};
type Seen = {
  readonly rating: number;
  readonly relaxed: boolean;
  readonly need: string | null;
  readonly bestLegal: number;
  readonly bestOfAll: number;
  /** Cells that the team has to fill beyond its unfilled minimums. */
  readonly slack: number;
};

/** Leagues with a pool in which nobody has to hurry: as many of each position as the whole draft has cells. */
const plentiful = fc
  .record({
    teams: fc.integer({ min: 2, max: 5 }),
    rounds: fc.integer({ min: 3, max: 6 }),
    catchers: fc.nat({ max: 2 }),
    pitchers: fc.nat({ max: 1 }),
    ratings: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 90, maxLength: 90 }),
  })
  .map(({ teams, rounds, catchers, pitchers, ratings }): League => ({
    teams: Array.from({ length: teams }, (_, i) => team(`t${i}`)),
    players: ratings.map((rating, i) =>
      candidate(`x${i}`, { rating, positions: [['C', 'P', 'UT'][i % 3] ?? 'UT'] }),
    ),
    settings: {
      rounds,
      limits: {
        positions: [
          { position: 'C', minimum: catchers, maximum: null },
          { position: 'P', minimum: pitchers, maximum: null },
        ],
        genders: [],
      },
    },
  }));

describe('a draft that the clock makes alone', () => {
  it('is always completed with every minimum kept, by the best player whom the rules allow', () => {
    let played = 0;
    fc.assert(
      fc.property(leagues, ({ teams, players, settings: { clock: rules, ...settings } }) => {
        const play = begun({ teams, players, settings: { ...settings, clock: { ...rules, soft: false } } });
        fc.pre(isLive(play));
        drafted(play, ({ rating, relaxed, bestLegal }) => {
          if (!relaxed) expect(rating).toBe(bestLegal);
        });
        const { state } = play;
        if (state.status !== 'completed') throw new Error(`ended ${state.status}`);
        for (const teamId of state.order) expect(needsOf(state, teamId)).toStrictEqual([]);
        played += 1;
      }),
      { numRuns: 40, seed: 11 },
    );
    expect(played).toBeGreaterThan(10);
  });

  it('goes by rating alone until a team has no more cells than unfilled minimums, and by need from then on', () => {
    let slack = 0;
    let forced = 0;
    fc.assert(
      fc.property(plentiful, (league) => {
        drafted(begun(league), (seen) => {
          if (seen.slack > 0) {
            slack += 1;
            expect(seen.rating).toBe(seen.bestOfAll);
          } else {
            forced += 1;
            expect(seen.need).not.toBeNull();
          }
        });
      }),
      { numRuns: 40, seed: 11 },
    );
    expect([slack, forced].every((seen) => seen > 40)).toBe(true);
  });
});
