import type { DraftSettings } from '@fieldhouse/events/drafts';
import { type Board, isTaken, placeOf } from '../board/board';
import { partnersOf } from '../board/groups';
import { hasNightConflict } from '../board/pool';
import { type LimitBreach, nameOf } from './breach';
import { limitJudge, standingOf } from './standing';

/** What legality is decided on: any state with a board. */
export type Room = { readonly settings: DraftSettings; readonly board: Board };

/**
 * Why a player cannot be picked. Limit rules: `limit` players at most or at least must count at the position or
 * gender; `teamId` is the team that could no longer keep it, `openCells` what that team has left to fill after the
 * pick, `left` how many in the pool could still count there.
 */
export type Illegal =
  | { readonly rule: 'unknown' }
  | { readonly rule: 'taken'; readonly teamId: string; readonly pickNo: number | null }
  | { readonly rule: 'night'; readonly gameNights: readonly string[] }
  | { readonly rule: 'group_capacity'; readonly partnerIds: readonly string[]; readonly openCells: number }
  | LimitBreach;

/**
 * Which rules hold. `all`; `groups_split`: groups are not kept together, because otherwise nobody could be picked;
 * `none`: all limits give way too, the last step.
 */
export type Strictness = 'all' | 'groups_split' | 'none';

/** Judges one player for one team; null: legal. */
export type Judge = (playerId: string) => Illegal | null;

/** The rules that a pick is judged by. `eased`: limits that cannot be kept any more ('C', 'woman') and gave way so far. */
export type Rules = {
  readonly strictness: Strictness;
  readonly eased: readonly string[];
  readonly judge: Judge;
};

/** The strictest rules under which the team can pick anybody at all. */
export const rulesInForce = (room: Room, teamId: string): Rules => {
  const { board, settings } = room;
  const open = board.squads.get(teamId)?.open ?? 0;
  const standing = standingOf(room, teamId);
  const eased = [...new Set(standing.steps.map((step) => nameOf(room, step)))];
  const breachOf = limitJudge(room, standing);
  const judgeBy =
    (strictness: Strictness): Judge =>
    (playerId) => {
      const player = board.pool.byId.get(playerId);
      if (!player) return { rule: 'unknown' };
      if (isTaken(board, player))
        return { rule: 'taken', teamId: '', pickNo: null, ...placeOf(board, player) };
      if (player.barred) return { rule: 'night', gameNights: settings.gameNights };
      if (strictness === 'none') return null;
      const partners = strictness === 'all' ? partnersOf(board, player) : [];
      if (partners.length + 1 > open) {
        const partnerIds = partners.map((partner) => partner.playerId);
        return { rule: 'group_capacity', partnerIds, openCells: open };
      }
      return breachOf([player, ...partners].map(({ kind }) => kind));
    };
  for (const strictness of ['all', 'groups_split'] as const) {
    const judge = judgeBy(strictness);
    if (board.pool.ranked.some(({ playerId }) => judge(playerId) === null))
      return { strictness, eased, judge };
  }
  return { strictness: 'none', eased, judge: judgeBy('none') };
};

/**
 * Which players a team may pick (draft rules 5 and 6). A pick is legal when, after it and the partners who
 * come along:
 *
 * 1. there is still a way to fill the cells of all teams from the pool so that each whole roster (cells, captains
 *    without a cell) keeps every minimum and maximum of both sorts. Each player counts once, at one of their positions,
 *    and once at their gender. One such way, the witness, is kept from decision to decision and mended by exchanges; a
 *    draft that starts with one (readiness checks it) always has somebody legal for the next team;
 * 2. with the night rule 'refuse': the player can play on one of the game nights (nobody else is ever counted
 *    as available);
 * 3. the team has a free cell for each partner.
 *
 * When the limits cannot all be kept any more, because players left, they are eased by as little as possible: a pick is
 * legal when no more is lacking after it than before, of the same limits. When still nobody is legal, groups are split;
 * at last the limits give way, so that no draft ever gets stuck.
 * @returns a judge to ask about any number of players; it holds for this state only
 */
export const legalityOf = (room: Room, teamId: string): Judge => rulesInForce(room, teamId).judge;

/** @returns what a picker should know before picking a player (night rule 'warn'), or null. */
export const warningOf = ({ settings, board }: Room, playerId: string): Illegal | null => {
  const player = board.pool.byId.get(playerId);
  const { gameNights, nightRule } = settings;
  return player && nightRule === 'warn' && hasNightConflict(player, gameNights)
    ? { rule: 'night', gameNights }
    : null;
};
