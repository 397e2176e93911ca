import type { DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import { placeOf } from '../board/board';
import { graceSeconds } from '../clock/clock';
import type { Decision, DraftCommandOf } from '../draft.commands';
import { refuse } from '../draft.errors';
import { existing, isCommissioner, picksFor, teamOf } from '../draft.guards';
import { type DraftState, type InRoom, type StateIn, type Turn, hasBoard } from '../draft.state';
import { rulesInForce } from '../legality/legality';
import type { PoolPlayer } from '../board/pool';
import { advance } from './advance';
import { type DecidedPick, playersPicked } from './picked';

/** The team that a pick is meant for: the named one, else the actor's, preferably the one on the clock. */
const meantTeam = (
  command: DraftCommandOf<'MakePick'>,
  draft: Exclude<DraftState, { status: 'none' }>,
): DraftTeam => {
  if (command.teamId !== undefined) return teamOf(draft, command.teamId);
  const own = draft.teams.filter((team) => picksFor(command, team));
  const onClock = draft.status === 'live' ? draft.turn?.teamId : undefined;
  return own.find(({ teamId }) => teamId === onClock) ?? own[0] ?? refuse('not_your_team');
};

/** The draft and its turn, when the command is for this turn of this team. */
const onTurn = (
  command: DraftCommandOf<'MakePick'>,
  state: DraftState,
  teamId: string,
): { draft: StateIn<'live'>; turn: Turn } => {
  const { pickNo } = command;
  if (state.status === 'paused') return refuse('draft_paused');
  if (state.status !== 'live' || !state.turn) return refuse('draft_not_live', { status: state.status });
  const { turn, board } = state;
  const made = pickNo < turn.pickNo ? board.cells[pickNo - 1] : null;
  if (made) refuse('pick_already_made', { pickNo, byTeamId: made.teamId, playerId: made.playerId });
  if (pickNo !== turn.pickNo || teamId !== turn.teamId) {
    refuse('not_your_pick', { pickNo, currentPickNo: turn.pickNo, onClockTeamId: turn.teamId });
  }
  return { draft: state, turn };
};

/** Who the pick counts as made by: the team's picker in time; a commissioner at any time of the turn. */
const sourceOf = (
  command: DraftCommandOf<'MakePick'>,
  draft: StateIn<'live'>,
  team: DraftTeam,
  turn: Turn,
): 'captain' | 'proxy' => {
  const late = Date.parse(command.at) > Date.parse(turn.deadlineAt) + graceSeconds * 1000;
  const inTime = draft.settings.clock.soft || !late;
  if (picksFor(command, team) && inTime) return 'captain';
  if (isCommissioner(command, draft)) return 'proxy';
  return refuse('turn_expired', { deadlineAt: turn.deadlineAt });
};

/** A player of the pool who is on no team; refuses others. */
export const availablePlayer = ({ board }: Pick<InRoom, 'board'>, playerId: string): PoolPlayer => {
  const player = board.pool.byId.get(playerId) ?? refuse('player_unknown', { playerId });
  const place = placeOf(board, player);
  return place ? refuse('player_taken', place) : player;
};

/** What gave way for this pick, if anything had to; refuses it when other players would be legal. */
const rulesFor = (
  draft: StateIn<'live'>,
  teamId: string,
  playerId: string,
): Pick<DecidedPick, 'strictness' | 'why'> => {
  const { strictness, eased, judge } = rulesInForce(draft, teamId);
  const illegal = judge(playerId);
  if (illegal !== null) return refuse('illegal_pick', illegal);
  if (strictness === 'all' && eased.length === 0) return { strictness, why: null };
  const named = eased.length > 0 ? { eased: [...eased] } : {};
  return { strictness, why: { rank: 1, passedOver: [], passed: [], need: null, relaxed: true, ...named } };
};

/** A pick by a team's picker, or by a commissioner for the team (draft rules 4, 6 and 8). */
export const makePick: Decision<'MakePick'> = (command, state) => {
  const { pickNo, playerId, at, seedForLot } = command;
  const known = existing(state);
  const team = meantTeam(command, known);
  const { teamId } = team;
  if (!picksFor(command, team) && !isCommissioner(command, known)) refuse('not_your_team', { teamId });
  const filled = hasBoard(known) ? known.board.cells[pickNo - 1] : null;
  if (filled?.teamId === teamId && filled.playerId === playerId) return [];

  const { draft, turn } = onTurn(command, known, teamId);
  const source = sourceOf(command, draft, team, turn);
  const player = availablePlayer(draft, playerId);
  const rules = rulesFor(draft, teamId, playerId);
  const { draftId, autoTeams } = draft;
  const endsAutoMode: readonly DraftEvent[] =
    source === 'captain' && autoTeams.has(teamId)
      ? [{ type: 'AutoModeDisabled', data: { draftId, teamId, cause: 'captain_picked' } }]
      : [];
  const picked = playersPicked(draft, turn, { player, source, ...rules }, at);
  return advance(draft, [...picked, ...endsAutoMode], { at }, seedForLot);
};
