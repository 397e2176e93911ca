import { emptyPlayer, type OwnPlayerView } from '@fieldhouse/api-contract';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import type { Projection } from '@fieldhouse/kernel';

/** A person's whole card; `_id` is the account's. */
export type PlayerCardDocument = Pick<
  OwnPlayerView,
  'firstName' | 'lastName' | 'details' | 'sports' | 'availability' | 'privacy'
> & {
  readonly _id: string;
  readonly photoId: string | null;
  /** Last revision of the profile's stream, -1 before the first. */
  readonly revision: number;
};

type Event = AccountEvent | PlayerProfileEvent;

export const playerCardsModel = { name: 'player-cards', version: 1 } as const;

/** A card per account that was not erased. */
export const playerCardsProjection: Projection<PlayerCardDocument, Event> = {
  ...playerCardsModel,
  categories: ['account', 'playerProfile'],
  indexes: [],
  idsOf: ({ type, data }) => (FOLLOWED.has(type) ? [data.accountId] : []),
  project: (document, event, id) => {
    if (event.type === 'AccountRegistered') {
      const { firstName, lastName } = event.data;
      return { _id: id, firstName, lastName, ...emptyPlayer, photoId: null, revision: -1 };
    }
    if (!document || event.type === 'AccountErased') return null;
    if (event.type === 'AccountNamesChanged') {
      const { firstName, lastName } = event.data;
      return { ...document, firstName, lastName };
    }
    return { ...document, ...changesOf(event), revision: event.revision };
  },
};

const FOLLOWED = new Set<Event['type']>([
  'AccountRegistered',
  'AccountNamesChanged',
  'AccountErased',
  'PlayerDetailsChanged',
  'PlayedSportsChanged',
  'PlayerAvailabilityChanged',
  'PlayerPrivacyChanged',
  'PlayerPhotoChanged',
  'PlayerPhotoRemoved',
]);

const changesOf = (event: Event): Partial<PlayerCardDocument> => {
  switch (event.type) {
    case 'PlayerDetailsChanged': {
      const { accountId: _, ...details } = event.data;
      return { details };
    }
    case 'PlayedSportsChanged':
      return { sports: event.data.sports };
    case 'PlayerAvailabilityChanged': {
      const { accountId: _, ...availability } = event.data;
      return { availability };
    }
    case 'PlayerPrivacyChanged': {
      const { accountId: _, ...privacy } = event.data;
      return { privacy };
    }
    case 'PlayerPhotoChanged':
      return { photoId: event.data.photoId };
    case 'PlayerPhotoRemoved':
      return { photoId: null };
    default:
      return {};
  }
};
