import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Decision } from '../draft.commands';
import { refuse } from '../draft.errors';
import { existing, inState, isCommissioner, picksFor, teamOf } from '../draft.guards';
import { evolve } from '../draft.evolve';
import type { Turn } from '../draft.state';
import { turnContinued } from './advance';

const isUp = ({ autoPickAt }: Turn, at: string): boolean =>
  autoPickAt !== null && Date.parse(at) >= Date.parse(autoPickAt);

/**
 * A team's pickers or a commissioner hand its picks to the system, or take them back. On the team's own turn the clock
 * runs on with the time that now holds. Once the time is up the turn stays as it is: a restart would make the timer
 * that is about to pick stale, and a captain could hold up the draft.
 */
export const setAutoMode: Decision<'SetAutoMode'> = (command, state) => {
  const { teamId, enabled, at } = command;
  const team = teamOf(existing(state), teamId);
  const isPicker = picksFor(command, team);
  if (!isPicker && !isCommissioner(command, existing(state))) refuse('not_your_team', { teamId });
  const draft = inState(state, 'lobby', 'live', 'paused');
  if (draft.autoTeams.has(teamId) === enabled) return [];
  const data = {
    draftId: draft.draftId,
    teamId,
    cause: isPicker ? ('captain' as const) : ('commissioner' as const),
  };
  const changed: DraftEvent = { type: enabled ? 'AutoModeEnabled' : 'AutoModeDisabled', data };
  const after = evolve(draft, changed);
  if (after.status !== 'live' || after.turn?.teamId !== teamId || isUp(after.turn, at)) return [changed];
  return [changed, turnContinued(after, after.turn, at)];
};
