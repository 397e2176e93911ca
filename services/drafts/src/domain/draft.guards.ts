import type { DraftTeam } from '@fieldhouse/events/drafts';
import type { CommandContext } from '@fieldhouse/kernel';
import { refuse } from './draft.errors';
import type { DraftState, DraftStatus, Setup, StateIn } from './draft.state';

type By = Pick<CommandContext, 'actor'>;
type Existing = Exclude<DraftState, { status: 'none' }>;

/** A reason and the account whose words it is; null: the product's own. */
type Said = { readonly reason: string; readonly authorId: string | null };

const reasonLength = { minimum: 3, maximum: 200 } as const;

/** Refuses with `wrong_state` unless the draft is in one of these states. */
export const inState = <Status extends DraftStatus>(
  state: DraftState,
  ...allowed: readonly Status[]
): StateIn<Status> => {
  const isAllowed = (candidate: DraftState): candidate is StateIn<Status> =>
    allowed.some((status) => status === candidate.status);
  return isAllowed(state) ? state : refuse('wrong_state', { status: state.status, allowed });
};

export const existing = (state: DraftState): Existing =>
  state.status === 'none' ? refuse('wrong_state', { status: 'none', allowed: [] }) : state;

export const isCommissioner = ({ actor }: By, draft: Pick<Setup, 'commissionerIds'>): boolean =>
  actor.kind === 'account' && draft.commissionerIds.includes(actor.accountId);

export const picksFor = ({ actor }: By, team: DraftTeam): boolean =>
  actor.kind === 'account' && team.pickerIds.includes(actor.accountId);

/** A commissioner's command on a draft in one of these states. */
export const commissioned = <Status extends Exclude<DraftStatus, 'none'>>(
  command: CommandContext,
  state: DraftState,
  ...allowed: readonly Status[]
): StateIn<Status> => {
  if (!isCommissioner(command, existing(state))) refuse('not_commissioner');
  return inState(state, ...allowed);
};

/** As {@link commissioned}; a process may do it too: at its set time, or following a change in the league. */
export const commissionedOrByProcess = <Status extends Exclude<DraftStatus, 'none'>>(
  command: CommandContext,
  state: DraftState,
  ...allowed: readonly Status[]
): StateIn<Status> =>
  command.actor.kind === 'process' ? inState(state, ...allowed) : commissioned(command, state, ...allowed);

/** @returns a command's reason without surrounding space, and whose words it is; refuses one that is missing, too short or too long. */
export const saidIn = ({ actor, reason }: CommandContext & { readonly reason: string | null }): Said => {
  const text = reason?.trim() ?? '';
  const proper = text.length >= reasonLength.minimum && text.length <= reasonLength.maximum;
  if (!proper) refuse('reason_required', reasonLength);
  return { reason: text, authorId: actor.kind === 'account' ? actor.accountId : null };
};

/** Nobody gave a reason. */
export const unsaid = { reason: null, authorId: null } as const;

export const teamOf = (draft: Pick<Setup, 'teams'>, teamId: string): DraftTeam =>
  draft.teams.find((team) => team.teamId === teamId) ?? refuse('team_unknown', { teamId });
