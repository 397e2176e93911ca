import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { DraftRequest } from '@fieldhouse/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';

/**
 * What changes in a league is handed to its draft, which takes of it what its state still allows. What the draft itself
 * does to its copy (reads it, puts players back) makes it look at the league again: a change may have come in between.
 */
export const draftFollowsLeague: Process<LeagueEvent | PlayerPoolEvent | DraftEvent> = {
  name: 'draft-follows-league',
  categories: ['league', 'playerPool', 'draft'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'LeagueStaffAdded':
      case 'LeagueStaffRemoved':
      case 'TeamEntered':
      case 'TeamChanged':
      case 'TeamWithdrawn':
      case 'TeamRoleGranted':
      case 'TeamRoleRevoked':
      case 'CaptainPlayerNamed':
        return [refresh('RefreshDraftTeams', draftIdOf(data.leagueId))];
      case 'PlayerRegistered':
      case 'PlayerChanged':
        // An import hands its players over as one when it is finished.
        return data.importId === null ? [refresh('RefreshDraftPool', draftIdOf(data.leagueId))] : [];
      case 'PlayerWithdrawn':
      case 'PlayerReinstated':
      case 'GroupFormed':
      case 'GroupDissolved':
      case 'PoolImportFinished':
        return [refresh('RefreshDraftPool', draftIdOf(data.leagueId))];
      case 'DraftCreated':
      case 'DraftReopened':
        return [refresh('RefreshDraftTeams', data.draftId)];
      case 'DraftLobbyOpened':
      case 'DraftReset':
        return [refresh('RefreshDraftTeams', data.draftId), refresh('RefreshDraftPool', data.draftId)];
      case 'DraftPoolChanged':
        return data.more ? [refresh('RefreshDraftPool', data.draftId)] : [];
      case 'PicksUndone':
      case 'PickReplaced':
        return [refresh('RefreshDraftPool', data.draftId)];
      default:
        return [];
    }
  },
};

const refresh = (type: 'RefreshDraftTeams' | 'RefreshDraftPool', draftId: string): Effect => {
  const request: DraftRequest = { type };
  return { kind: 'dispatch', command: { aggregate: 'draft', id: draftId, request } };
};
