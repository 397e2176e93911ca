import type { DraftEvent } from '@fieldhouse/events/drafts';
import { NotYetDue } from '@fieldhouse/kernel';
import { LATE_MS } from '../clock/clock';
import { choosePlayer } from '../legality/choose-player';
import type { Decision, DraftCommandOf } from '../draft.commands';
import { refuse } from '../draft.errors';
import { existing } from '../draft.guards';
import type { StateIn, Turn } from '../draft.state';
import { advance } from './advance';
import { playersPicked } from './picked';

/** So many expiries of a team in a row put it into auto mode. */
const expiriesForAutoMode = 2;

/** The turn that the timer was set for, if it is still on: never twice, and never before its time is up. */
const dueTurn = (
  { pickNo, clockSeq, at }: DraftCommandOf<'AutoPick'>,
  { turn }: StateIn<'live'>,
): Turn | null => {
  if (!turn || turn.autoPickAt === null || turn.pickNo !== pickNo || turn.clockSeq !== clockSeq) return null;
  if (Date.parse(at) < Date.parse(turn.autoPickAt)) throw new NotYetDue(turn.autoPickAt);
  return turn;
};

/**
 * Instead of a pick that comes so late that people have gone home: the clock would go on to pick for all of them. Nothing
 * is left of the time, so that the turn begins anew when the draft is resumed.
 */
const pausedAfterOutage = ({ draftId }: StateIn<'live'>, { pickNo }: Turn): DraftEvent => {
  const reason = `Fieldhouse could not be reached when the time for pick ${pickNo} ran out`;
  const said = { reason, authorId: null };
  return { type: 'DraftPaused', data: { draftId, cause: 'was_away', ...said, remainingSeconds: null } };
};

/** The system's pick for a team whose time is up (draft rule 5). */
export const autoPick: Decision<'AutoPick'> = (command, state) => {
  const { at, seedForLot } = command;
  const draft = existing(state);
  if (command.actor.kind !== 'process') refuse('process_only');
  const turn = draft.status === 'live' ? dueTurn(command, draft) : null;
  if (draft.status !== 'live' || !turn) return [];
  if (Date.parse(at) > Date.parse(turn.autoPickAt ?? '') + LATE_MS) return [pausedAfterOutage(draft, turn)];
  const { draftId, expiries } = draft;
  const { teamId, pickNo, clockSeq } = turn;
  const choice = choosePlayer(draft, teamId, command);
  if (!choice) return [];

  const consecutive = (expiries.get(teamId) ?? 0) + 1;
  const expired: readonly DraftEvent[] = turn.auto
    ? []
    : [{ type: 'TurnExpired', data: { draftId, pickNo, teamId, clockSeq, consecutive } }];
  const startsAutoMode: readonly DraftEvent[] =
    !turn.auto && consecutive >= expiriesForAutoMode
      ? [{ type: 'AutoModeEnabled', data: { draftId, teamId, cause: 'two_expiries' } }]
      : [];
  const picked = playersPicked(draft, turn, choice, at);
  return advance(draft, [...expired, ...picked, ...startsAutoMode], { at }, seedForLot);
};
