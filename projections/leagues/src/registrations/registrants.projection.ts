import {
  registrationStream,
  type LeaguePlacesEvent,
  type RegistrationEvent,
} from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import type { SavedRegistration } from '@fieldhouse/values';
import { registrantsModel, type RegistrantDocument } from './registrations.read-model';

type Event = RegistrationEvent | LeaguePlacesEvent;

/** A document per person and league: what they gave, and what was said about it. */
export const registrantsProjection: Projection<RegistrantDocument, Event> = {
  ...registrantsModel,
  categories: ['registration', 'leaguePlaces'],
  indexes: [{ key: { leagueId: 1 } }, { key: { accountId: 1 } }],
  idsOf: ({ type, data }) => {
    switch (type) {
      case 'RegistrationSaved':
      case 'WaiverSigned':
      case 'RegistrantForgotten':
      case 'RegistrationSubmitted':
      case 'DocumentSeen':
      case 'RegistrationRejected':
      case 'RegistrationRemoved':
      case 'RegistrationMoved':
        return [registrationStream(data.leagueId, data.accountId)];
      default:
        return [];
    }
  },
  project: (before, event, _id) => {
    const [leagueId = '', accountId = ''] = _id.split('.');
    const document = before ?? nothingGiven(leagueId, accountId);
    return { ...document, ...changeOf(document, event) };
  },
};

/** Of somebody who has given a league nothing. */
export const nothingGiven = (leagueId: string, accountId: string): RegistrantDocument => ({
  ...{ _id: registrationStream(leagueId, accountId), leagueId, accountId, saved: null },
  ...{ saves: [], sent: [], signatures: [], documents: [], reasons: [], revision: -1 },
});

/** More than anybody saves while what they send is on its way. */
const SAVES_KEPT = 20;

/** More than anybody has in a league at a time: of a team each, and of themselves one. */
const SENT_KEPT = 50;

/** Whether the earlier of two registrations must be over by the later one: the same team's, or each as a player. */
const isAnew = (before: SavedRegistration, after: SavedRegistration): boolean =>
  before.kind === 'team' || after.kind === 'team'
    ? before.kind === after.kind && before.teamId === after.teamId
    : true;

const changeOf = (document: RegistrantDocument, event: RecordedEvent<Event>): Partial<RegistrantDocument> => {
  const { type, data, revision } = event;
  switch (type) {
    case 'RegistrationSaved': {
      const { saved } = data;
      const saves = saved ? [...document.saves, { revision, saved }].slice(-SAVES_KEPT) : document.saves;
      return { saved, saves, revision };
    }
    case 'RegistrationSubmitted': {
      const { registrationId, savedRevision } = data;
      const sent = document.saves.findLast((one) => one.revision <= savedRevision);
      if (!sent) return {};
      const others = document.sent.filter((one) => !isAnew(one.saved, sent.saved));
      return { sent: [...others, { registrationId, saved: sent.saved }].slice(-SENT_KEPT) };
    }
    case 'WaiverSigned': {
      const { leagueId: _, accountId: __, ...signature } = data;
      const others = document.signatures.filter(
        (one) => one.waiverId !== data.waiverId || one.version !== data.version,
      );
      return { signatures: [...others, signature], revision };
    }
    case 'RegistrantForgotten':
      return {
        ...{ saved: null, saves: [], sent: [], reasons: [], documents: [], revision },
        signatures: document.signatures.map((one) => ({ ...one, name: '' })),
      };
    case 'DocumentSeen': {
      const { kind, expiresAt } = data;
      const others = document.documents.filter((one) => one.kind !== kind);
      return { documents: [...others, { kind, expiresAt }] };
    }
    case 'RegistrationRejected':
    case 'RegistrationRemoved':
    case 'RegistrationMoved': {
      const { registrationId, reason } = data;
      return { reasons: [...document.reasons, { registrationId, at: event.metadata.occurredAt, reason }] };
    }
    default:
      return {};
  }
};
