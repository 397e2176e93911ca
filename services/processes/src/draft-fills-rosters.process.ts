import type { DraftEvent } from '@fieldhouse/events';
import type { Process } from '@fieldhouse/kernel';
import type { LeagueRequest } from '@fieldhouse/leagues';

/** A published draft becomes the rosters of the league's teams. */
export const draftFillsRosters: Process<DraftEvent> = {
  name: 'draft-fills-rosters',
  categories: ['draft'],
  react: (event) => {
    if (event.type !== 'DraftPublished') return [];
    const { leagueId, draftId, rosters } = event.data;
    const request: LeagueRequest = { type: 'CreateRosters', draftId, rosters };
    return [{ kind: 'dispatch', command: { aggregate: 'league', id: leagueId, request } }];
  },
};
