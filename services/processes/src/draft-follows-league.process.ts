import { draftIdOf, type LeagueEvent, type PlayerPoolEvent } from '@fieldhouse/events';
import type { DraftRequest } from '@fieldhouse/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';

/** What changes in a league is handed to its draft, which takes of it what its state still allows. */
export const draftFollowsLeague: Process<LeagueEvent | PlayerPoolEvent> = {
  name: 'draft-follows-league',
  categories: ['league', 'playerPool'],
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
        return [toDraft(data.leagueId, { type: 'RefreshDraftTeams', leagueId: data.leagueId })];
      case 'PlayerRegistered':
      case 'PlayerChanged':
        // An import hands its players over as one when it is finished.
        return data.importId === null ? [poolChanged(data.leagueId)] : [];
      case 'PlayerWithdrawn':
      case 'PlayerReinstated':
      case 'GroupFormed':
      case 'GroupDissolved':
      case 'PoolImportFinished':
        return [poolChanged(data.leagueId)];
      default:
        return [];
    }
  },
};

const poolChanged = (leagueId: string): Effect => toDraft(leagueId, { type: 'RefreshDraftPool', leagueId });
const toDraft = (leagueId: string, request: DraftRequest): Effect => ({
  kind: 'dispatch',
  command: { aggregate: 'draft', id: draftIdOf(leagueId), request },
});
