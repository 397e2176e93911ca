import type { DraftEvent } from '@fieldhouse/events/drafts';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { DraftRequest } from './draft.handler';

/** Has the result signed once the rosters are published, and again for each player who comes onto one later. */
export const resultSigning: Process<DraftEvent, { readonly published: boolean }> = {
  name: 'result-signing',
  categories: ['draft'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ data }) => data.draftId,
    initial: { published: false },
    evolve: (state, { type }) => (type === 'DraftPublished' ? { published: true } : state),
  },
  react: ({ type, data, revision }, { published }): readonly Effect[] => {
    if (type !== 'DraftPublished' && !(type === 'LatePlayerAssigned' && published)) return [];
    const request: DraftRequest = { type: 'SignDraftResult', revision };
    return [asks({ aggregate: 'draft', id: data.draftId, request })];
  },
};
