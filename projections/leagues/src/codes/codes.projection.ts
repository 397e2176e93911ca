import type { AccountEvent } from '@fieldhouse/events/identity';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { codesModel, type CodeDocument } from './codes.read-model';

type Event = LeaguePlacesEvent | Extract<AccountEvent, { type: 'AccountErased' }>;

/** A document per discount code, with the registrations that count as its uses. */
export const codesProjection: Projection<CodeDocument, Event> = {
  ...codesModel,
  categories: ['leaguePlaces', 'account'],
  indexes: [{ key: { leagueId: 1 } }, { key: { madeBy: 1 } }],
  idsOf: (event) => {
    switch (event.type) {
      case 'CodeMade':
      case 'CodeEnded':
      case 'CodeRedeemed':
      case 'CodeGivenBack':
        return [event.data.codeId];
      default:
        return [];
    }
  },
  /** What somebody noted goes with them. */
  whose: ({ type, data }) => (type === 'AccountErased' ? { madeBy: data.accountId } : null),
  project: (before, event, _id) => {
    if (event.type === 'CodeMade') {
      const { codeId: _, ...made } = event.data;
      return { _id, ...made, ended: false, uses: [] };
    }
    return before && { ...before, ...changeOf(before, event) };
  },
};

const changeOf = ({ uses }: CodeDocument, event: Event): Partial<CodeDocument> => {
  switch (event.type) {
    case 'CodeEnded':
      return { ended: true };
    case 'CodeRedeemed': {
      const { registrationId, redeemedAt: at } = event.data;
      return { uses: [...uses, { registrationId, at }] };
    }
    case 'CodeGivenBack':
      return { uses: uses.filter((use) => use.registrationId !== event.data.registrationId) };
    case 'AccountErased':
      return { note: '' };
    default:
      return {};
  }
};
