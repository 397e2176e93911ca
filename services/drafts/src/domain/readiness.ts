import { type Board, boardWith, layoutOf, rosterOf, withPick } from './board/board';
import { type DraftState, type Setup, type StateIn, hasBoard } from './draft.state';
import { standingBreach } from './legality/standing';
import { freeCaptains, placements } from './board/placements';
import { poolOf } from './board/pool';
import { type PoolCandidate, poolAtMost, withTiers } from './board/tiers';

/** One condition for opening the lobby and for starting. `code` names what is wrong when it is not `ok`. */
export type ReadinessItem = {
  readonly code:
    /** teams, minimum; planned: how many the league wants. */
    | 'too_few_teams'
    /** teamIds. */
    | 'team_without_picker'
    /** teamIds, names: whose captain's player is that of a captain who has been replaced; only where there are any. */
    | 'captain_replaced'
    /** sealed: it is drawn, and not revealed. */
    | 'order_not_locked'
    /** missing, unknown: team ids that the order lacks or should not have. */
    | 'participants_changed'
    /** cells. */
    | 'no_open_cells'
    /** available, cells; byLot: who is left over is assigned by lot. */
    | 'pool_too_small'
    /** players, maximum; only when it is so. */
    | 'pool_too_large'
    /** players read so far; only while a large pool is being read. */
    | 'pool_arriving'
    /** The breached limit as in `Illegal`, or {} when none is. */
    | 'limits_unsatisfiable'
    /** Before publishing. teamIds, names: teams that the league no longer has; players: how many were theirs. */
    | 'teams_gone'
    /** Before publishing. playerIds: players on rosters who have withdrawn from the league. */
    | 'withdrawn_on_rosters';
  readonly ok: boolean;
  /** In nobody's way, but to be looked at: fewer teams than planned, players whom nobody will draft, a former captain's player. */
  readonly caution?: boolean;
  /** Not met, and nothing that can be seen to yet: it depends on teams, of which there are too few. */
  readonly waits?: boolean;
  readonly details: Readonly<Record<string, unknown>>;
};

const minimumTeams = 2;

/** The one condition that an order needs too. */
export const enoughTeams = ({ teams }: Pick<Setup, 'teams'>): ReadinessItem => ({
  code: 'too_few_teams',
  ok: teams.length >= minimumTeams,
  details: { teams: teams.length, minimum: minimumTeams },
});

/** The board as it will be when the lobby opens; before the order is locked, with the teams in their listed order. */
export const boardAtOpening = (
  setup: Setup,
  order: readonly string[],
  players: readonly PoolCandidate[],
): Board => {
  const { settings, teams } = setup;
  const pool = poolOf(withTiers(players, order.length, settings.rounds), settings);
  const captains = freeCaptains(settings, teams, pool).map((captain) => ({
    ...captain,
    cause: 'captain' as const,
  }));
  const empty = boardWith(layoutOf(settings, order), pool, [], captains);
  return placements(settings, teams, empty).reduce(withPick, empty);
};

/** An order may be rolled or set again until the start. From the lobby this closes it: its placements follow the order. */
export const untilStart = ['configuring', 'order_committed', 'order_locked', 'lobby'] as const;
/** Whether a draft is set up and has not started. */
export const isBeforeStart = (state: DraftState): state is StateIn<(typeof untilStart)[number]> =>
  untilStart.some((status) => status === state.status);

const poolInTheWay = (state: DraftState, players: readonly PoolCandidate[]): readonly ReadinessItem[] => {
  if (!hasBoard(state))
    return players.length > poolAtMost
      ? [{ code: 'pool_too_large', ok: false, details: { players: players.length, maximum: poolAtMost } }]
      : [];
  const read = state.board.pool.players.length;
  return state.poolArriving ? [{ code: 'pool_arriving', ok: false, details: { players: read } }] : [];
};

/** What was drafted for them comes on no roster: who publishes must know. */
const teamsGone = ({ board, teams }: StateIn<'completed'>, inLeague: readonly string[]): ReadinessItem => {
  const gone = teams.filter(({ teamId }) => !inLeague.includes(teamId));
  const teamIds = gone.map(({ teamId }) => teamId);
  const players = teamIds.flatMap((teamId) => rosterOf(board, teamId)).length;
  const names = gone.map(({ name }) => name);
  return { code: 'teams_gone', ok: gone.length === 0, details: { teamIds, names, players } };
};

/** Nobody is taken off a roster by itself: who publishes must know of them. */
const withdrawnOnRosters = (
  { board, order }: StateIn<'completed'>,
  players: readonly PoolCandidate[],
): ReadinessItem => {
  const registered = new Set(players.map(({ playerId }) => playerId));
  const playerIds = order.flatMap((teamId) => rosterOf(board, teamId)).filter((id) => !registered.has(id));
  return { code: 'withdrawn_on_rosters', ok: playerIds.length === 0, details: { playerIds } };
};

/** Of no teams nothing can be told, and no order made. */
const DEPENDENT_ON_TEAMS = [
  'team_without_picker',
  'order_not_locked',
  'participants_changed',
  'no_open_cells',
  'pool_too_small',
  'limits_unsatisfiable',
] as const satisfies readonly ReadinessItem['code'][];
export type DependentOnTeams = (typeof DEPENDENT_ON_TEAMS)[number];
export const dependsOnTeams = (code: ReadinessItem['code']): code is DependentOnTeams =>
  DEPENDENT_ON_TEAMS.some((one) => one === code);
/** A team that nobody picks for is one already. */
const isUnled = ({ code, ok }: ReadinessItem): boolean => code === 'team_without_picker' && !ok;
const waiting = (item: ReadinessItem): ReadinessItem =>
  dependsOnTeams(item.code) && !isUnled(item)
    ? { code: item.code, ok: false, waits: true, details: {} }
    : item;

type KnownLeague = {
  readonly teamCount: number;
  readonly teamIds: readonly string[];
  readonly formerCaptainTeamIds: readonly string[];
};

const captainsReplaced = ({ teams }: Pick<Setup, 'teams'>, replaced: readonly string[]): ReadinessItem[] => {
  const theirs = teams.filter(({ teamId }) => replaced.includes(teamId));
  if (theirs.length === 0) return [];
  const details = { teamIds: theirs.map(({ teamId }) => teamId), names: theirs.map(({ name }) => name) };
  return [{ code: 'captain_replaced', ok: true, caution: true, details }];
};

/**
 * What a draft needs before its lobby opens and before it starts (draft rule 2); once it is complete, what
 * whoever publishes it should know.
 * @param players the pool that the lobby would open with; a draft with a board is judged by its own pool
 * @param league how many teams it wants, which it has, and which of them have the player of a former captain
 * @returns every condition, met or not, in the order people should see to them; none for a draft that does not exist, is
 *   under way or over
 */
export const readiness = (
  state: DraftState,
  players: readonly PoolCandidate[] = [],
  league: KnownLeague | null = null,
): readonly ReadinessItem[] => {
  if (state.status === 'completed')
    return [teamsGone(state, league?.teamIds ?? state.order), withdrawnOnRosters(state, players)];
  if (!isBeforeStart(state)) return [];
  const { teams, settings } = state;
  const teamIds = teams.map(({ teamId }) => teamId);
  const order = 'order' in state ? state.order : null;
  const board = hasBoard(state) ? state.board : boardAtOpening(state, order ?? teamIds, players);
  const open = board.cells.filter((pick) => pick === null).length;
  const missing = order ? teamIds.filter((teamId) => !order.includes(teamId)) : [];
  const unknown = order ? order.filter((teamId) => !teamIds.includes(teamId)) : [];
  const unled = teams.filter(({ pickerIds }) => pickerIds.length === 0).map(({ teamId }) => teamId);
  const breach = standingBreach({ settings, board });
  const limits = breach ? { ...breach, rule: breach.rule.replace('other_team_', '') } : {};
  const left = board.available - open;
  const byLot = settings.leftovers === 'lot' && left < teams.length;
  const planned = league?.teamCount ?? 0;
  const few = teams.length < planned;
  const teamsIn = enoughTeams(state);
  const items: readonly ReadinessItem[] = [
    few ? { ...teamsIn, caution: true, details: { ...teamsIn.details, planned } } : teamsIn,
    { code: 'team_without_picker', ok: unled.length === 0, details: { teamIds: unled } },
    ...captainsReplaced(state, league?.formerCaptainTeamIds ?? []),
    { code: 'order_not_locked', ok: order !== null, details: { sealed: state.status === 'order_committed' } },
    ...(order
      ? [
          {
            code: 'participants_changed',
            ok: missing.length + unknown.length === 0,
            details: { missing, unknown },
          } as const,
        ]
      : []),
    { code: 'no_open_cells', ok: open > 0, details: { cells: open } },
    {
      code: 'pool_too_small',
      ok: left >= 0,
      ...(left > 0 && !byLot ? { caution: true } : {}),
      details: { available: board.available, cells: open, ...(left > 0 ? { byLot } : {}) },
    },
    { code: 'limits_unsatisfiable', ok: breach === null, details: limits },
    ...poolInTheWay(state, players),
  ];
  return teamsIn.ok ? items : items.map(waiting);
};

/** @returns the conditions that are not met, without those of which nothing can be told yet. */
export const missingFor = (state: DraftState, players?: readonly PoolCandidate[]): readonly ReadinessItem[] =>
  readiness(state, players).filter(({ ok, waits }) => !ok && !waits);
