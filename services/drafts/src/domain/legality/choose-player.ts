import { type AutoPickReason, countPassedOver, passedOverNamed } from '@fieldhouse/events/drafts';
import { type Board, isTaken } from '../board/board';
import { type Room, type Strictness, rulesInForce } from './legality';
import { helpfulness } from './needs';
import type { PoolPlayer } from '../board/pool';

/** A team's private lists, as they stand when its time is up. */
export type Wishes = {
  readonly queue: readonly string[];
  readonly ranking: readonly string[];
  readonly doNotDraft: readonly string[];
};

/** What the system picks, from which list, and why. */
export type Choice = {
  readonly player: PoolPlayer;
  readonly source: 'queue' | 'ranking' | 'rating';
  readonly why: AutoPickReason;
  readonly strictness: Strictness;
};

type PassedOver = AutoPickReason['passedOver'][number];

/** How many cells of other teams come before the team's turn after this one; none comes: all that are left. */
const picksUntilNext = ({ layout, cells }: Board, teamId: string): number => {
  const open = layout.teamOf.filter((_, cell) => cells[cell] === null);
  const next = open.indexOf(teamId, open.indexOf(teamId) + 1);
  return next < 0 ? open.length : open.slice(0, next).filter((other) => other !== teamId).length;
};

/**
 * The eased limits that others could use up before the team's next turn. All others need no hurry: legality keeps
 * enough for everybody.
 */
const runningOut = (room: Room, teamId: string, eased: readonly string[]): readonly string[] => {
  const { positions, genders } = room.settings.limits;
  const { left, pool } = room.board;
  const leftAt = (name: string): number =>
    left.reduce((sum, count, i) => {
      const kind = pool.kinds[i];
      const there =
        positions.some(({ position }, bit) => position === name && (kind?.positions ?? 0) & (1 << bit)) ||
        genders.some(({ gender }, bit) => gender === name && (kind?.genders ?? 0) & (1 << bit));
      return there ? sum + count : sum;
    }, 0);
  return eased.filter((name) => leftAt(name) <= picksUntilNext(room.board, teamId));
};

/**
 * Chooses for a team whose time is up (draft rule 5): its queue from the top, then its ranking, then the rating list,
 * where among equal ratings those who help with an unfilled minimum come first, and before all others those who help
 * with one that is running out. Passed over: taken, do-not-draft, illegal. When only do-not-draft players are legal,
 * the best of them is taken. When the rules had to give way (see `legalityOf`), `why.relaxed` says so and `why.eased`
 * which limits did; when all of them did, it is the best by rating.
 * @returns null only when no player is left
 */
export const choosePlayer = (room: Room, teamId: string, wishes: Wishes): Choice | null => {
  const { board } = room;
  const { strictness, eased, judge } = rulesInForce(room, teamId);
  const unwanted = new Set(wishes.doNotDraft);
  const passedOver: PassedOver[] = [];
  const ruleAgainst = (playerId: string): string | null =>
    unwanted.has(playerId) ? 'do_not_draft' : (judge(playerId)?.rule ?? null);
  const choice = (
    player: PoolPlayer,
    source: Choice['source'],
    rank: number,
    need: string | null,
    taken: AutoPickReason['passed'] = [],
  ): Choice => ({
    player,
    source,
    why: {
      rank,
      passedOver: passedOver.slice(0, passedOverNamed),
      passed: [...countPassedOver(passedOver), ...taken],
      need,
      relaxed: strictness !== 'all' || eased.length > 0,
      ...(eased.length > 0 ? { eased: [...eased] } : {}),
    },
    strictness,
  });

  for (const list of strictness === 'none' ? [] : (['queue', 'ranking'] as const)) {
    for (const [place, playerId] of wishes[list].entries()) {
      const rule = ruleAgainst(playerId);
      const player = board.pool.byId.get(playerId);
      if (rule === null && player) return choice(player, list, place + 1, null);
      passedOver.push({ playerId, list, rule: rule ?? 'unknown' });
    }
  }

  const ranked = board.pool.ranked
    .map((player, place) => ({ player, rank: place + 1 }))
    .filter(({ player }) => !isTaken(board, player));
  const rules = new Map(ranked.map(({ player }) => [player, ruleAgainst(player.playerId)]));
  const legal = ranked.filter(({ player }) => rules.get(player) === null);
  const helps = strictness === 'none' ? () => [] : helpfulness(room, teamId);
  const needsOf = (player: PoolPlayer): readonly string[] => helps(board.pool.kinds[player.kind]);
  const hurried = runningOut(room, teamId, eased);
  const [best] = legal;
  const chosen =
    legal.find(({ player }) => needsOf(player).some((name) => hurried.includes(name))) ??
    legal.find(({ player }) => player.rating === best?.player.rating && needsOf(player).length > 0) ??
    best ??
    ranked.find(({ player }) => judge(player.playerId) === null);
  if (!chosen) return null;
  const ahead = ranked.slice(0, ranked.indexOf(chosen));
  for (const { player } of ahead)
    passedOver.push({ playerId: player.playerId, list: 'rating', rule: rules.get(player) ?? 'need' });
  const count = chosen.rank - 1 - ahead.length;
  const taken = count > 0 ? [{ list: 'rating' as const, rule: 'taken', count }] : [];
  return choice(chosen.player, 'rating', chosen.rank, needsOf(chosen.player)[0] ?? null, taken);
};
