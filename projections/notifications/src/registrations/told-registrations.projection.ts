import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';

/** Whom there is to tell of a registration; `_id` is its own. */
export type ToldRegistrationDocument = { readonly _id: string; readonly accountId: string };

export const toldRegistrationsProjection: Projection<ToldRegistrationDocument, LeaguePlacesEvent> = {
  name: 'told-registrations',
  version: 1,
  categories: ['leaguePlaces'],
  indexes: [{ key: { accountId: 1 } }],
  idsOf: ({ type, data }) => (type === 'RegistrationSubmitted' ? [data.registrationId] : []),
  project: (document, { type, data }, _id) =>
    type === 'RegistrationSubmitted' ? { _id, accountId: data.accountId } : document,
};
