import type { DraftSettings } from '@fieldhouse/events/drafts';
import { type Board, type Squad, isTaken, placeOf } from '../board/board';
import { type Breach, breachByAll, breachByOne } from './exact-fit';
import { type Bounds, completionOf, provenBy } from './completion';
import { partnersOf } from '../board/groups';
import { type PoolPlayer, hasNightConflict } from '../board/pool';

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

type LimitBreach = {
  readonly rule: `${'' | 'other_team_'}${'position' | 'gender'}_${'minimum' | 'maximum'}`;
  /** The position ('C') or gender ('woman'). */
  readonly of: string;
  readonly limit: number;
  readonly teamId: string;
  readonly openCells: number;
  readonly left: number;
};

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

type TeamSquad = Squad & { readonly teamId: string };

/** The teams' situation, the given team first. */
const squadsOf = ({ board }: Room, teamId: string): readonly TeamSquad[] =>
  [teamId, ...board.layout.order.filter((other) => other !== teamId)].flatMap((id) => {
    const squad = board.squads.get(id);
    return squad ? [{ ...squad, teamId: id }] : [];
  });

/**
 * The limit that cannot be kept any more when the team on turn drafts these kinds next, or null. The full definition:
 * see {@link legalityOf}.
 * @param first whose breach to name when there are several: the team's own, or one that binds all teams by itself
 */
const limitBreach = (
  room: Room,
  teamId: string,
  kinds: readonly number[],
  first: 'own' | 'all' = 'own',
): LimitBreach | null => {
  const { positions, genders } = room.settings.limits;
  if (positions.length === 0 && genders.length === 0) return null;
  const { pool } = room.board;
  const after = squadsOf(room, teamId).map((squad, i) =>
    i === 0 ? { ...squad, drafted: [...squad.drafted, ...kinds], open: squad.open - kinds.length } : squad,
  );
  const left = [...room.board.left];
  for (const kind of kinds) left[kind] = (left[kind] ?? 0) - 1;

  const describe = (breach: Breach, sort: 'position' | 'gender'): LimitBreach => {
    const bounds = sort === 'position' ? positions[breach.limit] : genders[breach.limit];
    const squad = after[breach.squad];
    const counts = pool.kinds.map(
      (kind) => (sort === 'position' ? kind.positions : kind.genders) & (1 << breach.limit),
    );
    return {
      rule: `${breach.squad === 0 ? '' : 'other_team_'}${sort}_${breach.bound}`,
      of: (sort === 'position' ? positions[breach.limit]?.position : genders[breach.limit]?.gender) ?? '',
      limit: bounds?.[breach.bound] ?? 0,
      teamId: squad?.teamId ?? '',
      openCells: squad?.open ?? 0,
      left: left.reduce((total, count, kind) => (counts[kind] ? total + count : total), 0),
    };
  };

  const [own] = after;
  const byOwnTeam = (): LimitBreach | null => {
    const breach =
      own && positions.length > 0 && genders.length > 0
        ? breachByOne({ positions, genders }, pool.kinds, own, left)
        : null;
    return breach && describe(breach, breach.sort);
  };
  const byAllTeams = (): LimitBreach | null => {
    for (const { sort, limits, bits } of [
      { sort: 'position' as const, limits: positions, bits: pool.kinds.map((kind) => kind.positions) },
      { sort: 'gender' as const, limits: genders, bits: pool.kinds.map((kind) => kind.genders) },
    ]) {
      const breach = limits.length > 0 ? breachByAll(limits, bits, after, left) : null;
      if (breach) return describe(breach, sort);
    }
    return null;
  };
  const byEither = (): LimitBreach | null =>
    completionOf({ positions, genders }, pool.kinds, after, left) ? null : byAllTeams();
  return first === 'own' ? (byOwnTeam() ?? byEither()) : (byEither() ?? byOwnTeam());
};

/** The kinds that one completion of all teams, as things stand, proves the team may draft. */
const provenKinds = (room: Room, teamId: string): ReadonlySet<number> => {
  const { kinds } = room.board.pool;
  const completion = completionOf(room.settings.limits, kinds, squadsOf(room, teamId), room.board.left);
  return completion ? provenBy(completion, kinds) : new Set();
};

/** @returns a limit that some team cannot keep any more as things stand, whoever is picked; null: none. */
export const standingBreach = (room: Room): LimitBreach | null => {
  for (const teamId of room.board.layout.order) {
    const breach = limitBreach(room, teamId, []);
    if (breach) return breach;
  }
  return null;
};

/** Judges by one fixed degree of strictness. The work for a kind of player is done once, however many are judged. */
export const judgeFor = (room: Room, teamId: string, strictness: Strictness): Judge => {
  const { board, settings } = room;
  const open = board.squads.get(teamId)?.open ?? 0;
  const known = new Map<string, LimitBreach | null>();
  let proven: ReadonlySet<number> | null = null;
  const breachOf = (drafted: readonly PoolPlayer[]): LimitBreach | null => {
    const kinds = drafted.map(({ kind }) => kind).sort((a, b) => a - b);
    const key = kinds.join();
    const breach = known.get(key);
    if (breach !== undefined) return breach;
    const [kind = -1] = kinds;
    if (kinds.length === 1) proven ??= provenKinds(room, teamId);
    const isProven = kinds.length === 1 && proven?.has(kind);
    const found = isProven ? null : limitBreach(room, teamId, kinds);
    known.set(key, found);
    return found;
  };
  return (playerId) => {
    const player = board.pool.byId.get(playerId);
    if (!player) return { rule: 'unknown' };
    if (isTaken(board, player)) return { rule: 'taken', teamId: '', pickNo: null, ...placeOf(board, player) };
    if (player.barred) return { rule: 'night', gameNights: settings.gameNights };
    if (strictness === 'none') return null;
    const partners = strictness === 'all' ? partnersOf(board, player) : [];
    if (partners.length + 1 > open) {
      return {
        rule: 'group_capacity',
        partnerIds: partners.map((partner) => partner.playerId),
        openCells: open,
      };
    }
    return breachOf([player, ...partners]);
  };
};

/** The same room with the limit of a breach one step looser. */
const loosened = (room: Room, { rule, of }: LimitBreach): Room => {
  const loosen = <L extends Bounds>(limit: L): L =>
    rule.endsWith('minimum')
      ? { ...limit, minimum: Math.max(0, limit.minimum - 1) }
      : { ...limit, maximum: limit.maximum === null ? null : limit.maximum + 1 };
  const { positions, genders } = room.settings.limits;
  const limits = {
    positions: positions.map((limit) => (limit.position === of ? loosen(limit) : limit)),
    genders: genders.map((limit) => (limit.gender === of ? loosen(limit) : limit)),
  };
  return { ...room, settings: { ...room.settings, limits } };
};

/** The room with only those limits eased, step by step, that cannot be kept whoever the team picks. */
const easedFor = (room: Room, teamId: string): { readonly room: Room; readonly eased: readonly string[] } => {
  const eased = new Set<string>();
  let now = room;
  const standing = (): LimitBreach | null => limitBreach(now, teamId, [], 'all');
  for (let breach = standing(); breach; breach = standing()) {
    eased.add(breach.of);
    now = loosened(now, breach);
  }
  return { room: now, eased: [...eased] };
};

/** The strictest rules under which the team can pick anybody at all. */
export const rulesInForce = (room: Room, teamId: string): Rules => {
  const { room: judged, eased } = easedFor(room, teamId);
  for (const strictness of ['all', 'groups_split'] as const) {
    const judge = judgeFor(judged, teamId, strictness);
    if (room.board.pool.ranked.some(({ playerId }) => judge(playerId) === null))
      return { strictness, eased, judge };
  }
  return { strictness: 'none', eased, judge: judgeFor(room, teamId, 'none') };
};

/**
 * Which players a team may pick (draft rules 5 and 6). A pick is legal when, after it and the partners who
 * come along:
 *
 * 1. the team can still fill its remaining cells from the remaining pool so that its whole roster (cells, captains
 *    without a cell) keeps every minimum and maximum. Each player counts once, at one of their positions, and once at
 *    their gender. Exact: a maximum flow with lower bounds over kinds of players;
 * 2. so can all teams together, for positions with genders ignored and for genders with positions ignored. Each is
 *    exact by itself. A draft that starts so (readiness checks it) therefore always has a legal player for the next
 *    team when it limits positions only or genders only. Both at once for all teams is no flow problem (it
 *    contains three-dimensional matching), so with both these are necessary conditions;
 * 3. with the night rule 'refuse': the player can play on one of the game nights (nobody else is ever counted
 *    as available);
 * 4. the team has a free cell for each partner.
 *
 * When nobody is legal, the limits that cannot be kept any more are eased by as little as possible, all others hold;
 * then groups are split; at last the limits give way, so that no draft ever gets stuck.
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
