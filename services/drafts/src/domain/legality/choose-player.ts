import type { AutoPickReason } from '@fieldhouse/events/drafts';
import { isTaken } from '../board/board';
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

/** At most so many passed-over players are recorded with a pick: more explains nothing and would fill the log. */
const recordedAtMost = 20;

type PassedOver = AutoPickReason['passedOver'][number];

/**
 * Chooses for a team whose time is up (draft rule 5): its queue from the top, then its ranking, then the rating
 * list, where players who help with an unfilled minimum come first. Passed over: taken, do-not-draft, illegal. When
 * only do-not-draft players are legal, the best of them is taken. When the rules had to give way (see `legalityOf`),
 * `why.relaxed` says so and `why.eased` which limits did; when all of them did, it is the best by rating.
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
  ): Choice => ({
    player,
    source,
    why: {
      rank,
      passedOver: passedOver.slice(0, recordedAtMost),
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
  const needOf = strictness === 'none' ? () => null : helpfulness(room, teamId);
  const needed = legal.find(({ player }) => needOf(board.pool.kinds[player.kind]) !== null);
  const chosen = needed ?? legal[0] ?? ranked.find(({ player }) => judge(player.playerId) === null);
  if (!chosen) return null;
  for (const { player } of ranked.slice(0, ranked.indexOf(chosen)).slice(0, recordedAtMost)) {
    passedOver.push({ playerId: player.playerId, list: 'rating', rule: rules.get(player) ?? 'need' });
  }
  return choice(chosen.player, 'rating', chosen.rank, needOf(board.pool.kinds[chosen.player.kind]));
};
