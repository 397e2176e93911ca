import type { DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import { isDeepStrictEqual } from 'node:util';
import type { Decision, DraftCommandOf } from '../draft.commands';
import { refuse } from '../draft.errors';
import { commissionedOrByProcess, isCommissioner } from '../draft.guards';
import type { DraftState } from '../draft.state';
import { hasBoard } from '../draft.state';
import { untilStart } from '../readiness';
import { untilPublished } from './order';
import { withPlacements } from './placed';
import { lockedChanges, settingsFault } from '../settings';

export const saveDraftSettings: Decision<'SaveDraftSettings'> = (command, state) =>
  state.status === 'none' ? created(command) : changed(command, state);

const created = (command: DraftCommandOf<'SaveDraftSettings'>): readonly DraftEvent[] => {
  const { draftId, leagueId, settings, teams, commissionerIds, cancelledBecause } = command;
  if (command.actor.kind !== 'process' && !isCommissioner(command, command)) refuse('not_commissioner');
  if (cancelledBecause !== null) refuse('league_cancelled');
  const field = settingsFault(settings);
  if (field) refuse('settings_invalid', { field });
  return [
    { type: 'DraftCreated', data: { draftId, leagueId, settings } },
    {
      type: 'DraftTeamsChanged',
      data: { draftId, teams: [...teams], commissionerIds: [...commissionerIds] },
    },
  ];
};

const changed = (command: DraftCommandOf<'SaveDraftSettings'>, state: DraftState): readonly DraftEvent[] => {
  const { settings } = command;
  const draft = commissionedOrByProcess(command, state, ...untilStart, 'paused');
  if (isDeepStrictEqual(draft.settings, settings)) return [];
  const field = settingsFault(settings);
  if (field) refuse('settings_invalid', { field });
  const fields = lockedChanges(draft.status, draft.settings, settings);
  if (fields.length > 0) refuse('settings_locked', { fields });
  const moved = settings.startsAt === draft.settings.startsAt ? {} : ({ moved: true } as const);
  return [{ type: 'DraftSettingsChanged', data: { draftId: draft.draftId, settings, ...moved } }];
};

/** Once play has begun the board's teams are fixed: names, colours and pickers follow the league, the set does not. */
const boardTeams = (
  known: readonly DraftTeam[],
  order: readonly string[],
  teams: readonly DraftTeam[],
): readonly DraftTeam[] =>
  order.flatMap(
    (teamId) =>
      teams.find((team) => team.teamId === teamId) ?? known.find((team) => team.teamId === teamId) ?? [],
  );

/**
 * Teams and staff follow the league, also once the draft is over: who runs it, and how its teams are called. With a league
 * that is cancelled its draft ends, unless its rosters are published.
 */
export const refreshDraftTeams: Decision<'RefreshDraftTeams'> = (command, state) => {
  const { commissionerIds, cancelledBecause } = command;
  const draft = commissionedOrByProcess(command, state, ...untilPublished, 'published', 'cancelled');
  const isOver = draft.status === 'published' || draft.status === 'cancelled';
  if (cancelledBecause !== null && !isOver) {
    const { draftId } = draft;
    return [{ type: 'DraftCancelled', data: { draftId, reason: cancelledBecause, authorId: null } }];
  }
  const playing = hasBoard(draft) && draft.status !== 'lobby';
  const teams = playing ? boardTeams(draft.teams, draft.order, command.teams) : command.teams;
  if (isDeepStrictEqual(draft.teams, teams) && isDeepStrictEqual(draft.commissionerIds, commissionerIds))
    return [];
  const data = { draftId: draft.draftId, teams: [...teams], commissionerIds: [...commissionerIds] };
  return withPlacements(draft, [{ type: 'DraftTeamsChanged', data }]);
};
