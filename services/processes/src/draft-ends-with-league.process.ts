import type { DraftRequest } from '@fieldhouse/drafts';
import { draftIdOf } from '@fieldhouse/events/drafts';
import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';

/**
 * A league that is canceled is handed to its draft, which ends with it. By itself, and from the beginning: leagues were
 * canceled before any process looked.
 */
export const draftEndsWithLeague: Process<ProspectusEvent> = {
  name: 'draft-ends-with-league',
  categories: ['prospectus'],
  startFrom: 'beginning',
  react: ({ type, data: { leagueId } }): readonly Effect[] => {
    const request: DraftRequest = { type: 'RefreshDraftTeams' };
    return type === 'LeagueCancelled' ? [asks({ aggregate: 'draft', id: draftIdOf(leagueId), request })] : [];
  },
};
