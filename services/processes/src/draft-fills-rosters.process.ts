import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { LeagueRequest } from '@fieldhouse/leagues';

/** A published draft becomes the rosters of the league's teams; a player assigned later joins theirs. */
export const draftFillsRosters: Process<DraftEvent> = {
  name: 'draft-fills-rosters',
  categories: ['draft'],
  startFrom: 'beginning',
  react: (event) => {
    switch (event.type) {
      case 'DraftPublished': {
        const { leagueId, draftId, rosters } = event.data;
        return [toLeague(leagueId, { type: 'CreateRosters', draftId, rosters })];
      }
      case 'LatePlayerAssigned': {
        const { leagueId, draftId, teamId, player } = event.data;
        if (leagueId === undefined) return [];
        return [toLeague(leagueId, { type: 'AddToRoster', draftId, teamId, playerId: player.playerId })];
      }
      default:
        return [];
    }
  },
};

const toLeague = (leagueId: string, request: LeagueRequest): Effect => ({
  kind: 'dispatch',
  command: { aggregate: 'league', id: leagueId, request },
});
