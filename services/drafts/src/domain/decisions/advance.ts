import type { DraftEvent } from '@fieldhouse/events/drafts';
import { deadlineOf } from '@fieldhouse/pick-clock';
import { clockSeconds, roundOf } from '@fieldhouse/values';
import { isTaken, nextCell } from '../board/board';
import { autoModeSeconds, graceSeconds, secondsAfter } from '../clock/clock';
import { evolve } from '../draft.evolve';
import { type DraftState, type InRoom, type Turn, hasBoard } from '../draft.state';
import { assignByLot } from '../order/draw-lots';

/** When a turn starts. `at`: now. `seconds`: instead of the full clock. */
type TurnTiming = { readonly at: string; readonly seconds?: number | null };

/** The clock of a turn that goes on: when it started, and the deadline of a team that picks for itself. */
type RunningClock = { readonly startedAt: string; readonly ownDeadlineAt: string };

const earlier = (a: string, b: string): string => (Date.parse(a) <= Date.parse(b) ? a : b);

/**
 * Puts the team of a cell on the clock (draft rules 4 and 5). The system may pick from 2 s after the deadline
 * on; never on a soft clock. A team in auto mode has 5 s and no grace, and never longer than it would have by itself.
 */
export const turnStarted = (
  room: InRoom,
  pickNo: number,
  { at, seconds }: TurnTiming,
  running?: RunningClock,
): DraftEvent => {
  const { draftId, settings, board } = room;
  const { clock } = settings;
  const teamId = board.layout.teamOf[pickNo - 1] ?? '';
  const round = roundOf(pickNo, board.layout.order.length);
  const auto = room.autoTeams.has(teamId);
  const startedAt = running?.startedAt ?? at;
  const ownDeadlineAt =
    running?.ownDeadlineAt ?? deadlineOf(clock, round, startedAt, seconds ?? clockSeconds(clock, round));
  const hurried = secondsAfter(at, autoModeSeconds);
  const autoDeadlineAt = clock.soft ? hurried : earlier(hurried, ownDeadlineAt);
  const deadlineAt = auto ? autoDeadlineAt : ownDeadlineAt;
  const autoPickAt = auto ? deadlineAt : clock.soft ? null : secondsAfter(deadlineAt, graceSeconds);
  const clockSeq = room.clockSeq + 1;
  return {
    type: 'TurnStarted',
    data: {
      ...{ draftId, pickNo, round, teamId, clockSeq, startedAt, deadlineAt, autoPickAt, auto },
      ...(auto ? { ownDeadlineAt } : {}),
    },
  };
};

/** The same turn after the team's mode has changed: its clock runs on, going to and fro gains no time. */
export const turnContinued = (room: InRoom, turn: Turn, at: string): DraftEvent => {
  const { startedAt, round, auto } = turn;
  const { clock } = room.settings;
  const own = turn.ownDeadlineAt ?? (auto ? deadlineOf(clock, round, startedAt) : turn.deadlineAt);
  return turnStarted(room, turn.pickNo, { at }, { startedAt, ownDeadlineAt: own });
};

/** Players that nobody drafted, when there are fewer of them than teams and the league draws lots for them. */
const leftovers = ({ board, settings }: InRoom): readonly string[] => {
  const { order } = board.layout;
  if (settings.leftovers !== 'lot' || board.available === 0 || board.available >= order.length) return [];
  return board.pool.players
    .filter((player) => !player.barred && !isTaken(board, player))
    .map(({ playerId }) => playerId);
};

/** The end of a draft whose board is full, or whose pool is empty: lots for who is left over, as the league sets it. */
export const completion = (room: InRoom, at: string, seed: string): readonly DraftEvent[] => {
  const { draftId } = room;
  const left = leftovers(room);
  const assignments = [...assignByLot(draftId, seed, room.board.layout.order, left)];
  const lots: readonly DraftEvent[] =
    left.length > 0 ? [{ type: 'PlayersAssignedByLot', data: { draftId, seed, assignments } }] : [];
  return [...lots, { type: 'DraftCompleted', data: { draftId, completedAt: at } }];
};

/** What comes next in a room where nobody is on the clock: the next turn, a scheduled pause, or the end. */
export const following = (room: InRoom, timing: TurnTiming, seedForLot: string): readonly DraftEvent[] => {
  const pickNo = nextCell(room.board);
  if (pickNo === null || room.board.available === 0) return completion(room, timing.at, seedForLot);
  const { pauseAfter, draftId } = room;
  if (pauseAfter && pickNo > pauseAfter.pickNo) {
    const { reason, authorId } = pauseAfter;
    const said = { reason: reason ?? `Scheduled after pick ${pauseAfter.pickNo}`, authorId };
    return [{ type: 'DraftPaused', data: { draftId, cause: 'scheduled', ...said, remainingSeconds: null } }];
  }
  return [turnStarted(room, pickNo, timing)];
};

/** Completes a decision: the given events and, on the state after them, what comes next. */
export const advance = (
  state: DraftState,
  events: readonly DraftEvent[],
  timing: TurnTiming,
  seedForLot: string,
): readonly DraftEvent[] => {
  const after = events.reduce(evolve, state);
  return hasBoard(after) ? [...events, ...following(after, timing, seedForLot)] : events;
};
