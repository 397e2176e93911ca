import { isPlaceFact, type LeaguePlacesEvent, type PlaceFactEvent } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import { factOf, historyOf, type HistoryLine } from '@fieldhouse/waitlists';
import { registrationsModel, type RegistrationDocument, type StoredStep } from './registrations.read-model';

type Recorded = RecordedEvent<LeaguePlacesEvent>;
type RecordedFact = RecordedEvent<PlaceFactEvent>;
type Change = Partial<RegistrationDocument> & { readonly step?: StoredStep };

/** A document per registration, with its whole history. */
export const registrationsProjection: Projection<RegistrationDocument, LeaguePlacesEvent> = {
  ...registrationsModel,
  categories: ['leaguePlaces'],
  indexes: [
    { key: { leagueId: 1 } },
    { key: { leagueId: 1, needsApproval: 1, approved: 1, end: 1 } },
    { key: { answererId: 1 } },
    { key: { groupId: 1 } },
  ],
  idsOf: (event) => {
    if (isPlaceFact(event)) {
      const passed = 'passedOver' in event.data ? event.data.passedOver : [];
      return [
        'entryId' in event.data ? [event.data.entryId] : [],
        passed.map(({ entryId }) => entryId),
      ].flat();
    }
    // A team that came otherwise has no registration to tell it of.
    const registrationId = 'registrationId' in event.data ? event.data.registrationId : null;
    return registrationId === null ? [] : [registrationId];
  },
  project: (document, event, registrationId) => {
    if (event.type === 'RegistrationSubmitted') return submitted(event, registrationId);
    if (!document) return null;
    const { step, ...change } = isPlaceFact(event) ? placed(event, registrationId) : changed(event, document);
    return { ...document, ...change, steps: step ? [...document.steps, step] : document.steps };
  },
};

const submitted = (
  { data }: RecordedEvent<Extract<LeaguePlacesEvent, { type: 'RegistrationSubmitted' }>>,
  _id: string,
): RegistrationDocument => {
  const { registrationId: _, ...sent } = data;
  return {
    ...{ _id, ...sent, answererId: sent.accountId, inGroup: sent.groupId === _id },
    ...{ offer: null, holdUntil: null, categories: [] },
    ...{
      place: null,
      paid: false,
      paysLater: false,
      approved: false,
      rosteredIn: null,
      end: null,
      invitations: [],
    },
    steps: [{ code: 'submitted', at: sent.submittedAt }],
  };
};

/** What a fact of the list of places is for one registration: its own, or one that passes it over. */
const placed = (event: RecordedFact, registrationId: string): Change => {
  const line = historyOf([factOf(event)]).find(({ entryId }) => entryId === registrationId);
  const step = line ? stepOf(line) : undefined;
  const isOwn = 'entryId' in event.data && event.data.entryId === registrationId;
  return { ...(isOwn ? placeOf(event) : {}), ...(step ? { step } : {}) };
};

const placeOf = ({ type, data }: RecordedFact): Partial<RegistrationDocument> => {
  switch (type) {
    case 'EntryJoined':
      return { place: 'waiting', offer: null, categories: data.categories };
    case 'OfferTakenBack':
      return { place: 'waiting', offer: null };
    case 'MovedDown':
      return { place: 'waiting', offer: null, holdUntil: null };
    case 'PlaceTaken':
      return { place: 'accepted', offer: null };
    case 'PlaceOffered':
      return { place: 'offered', offer: { at: data.at, holdUntil: data.holdUntil } };
    case 'OfferExpired':
      return { place: 'expired', offer: null };
    case 'OfferDeclined':
      return { place: 'declined', offer: null };
    case 'EntryWithdrawn':
    case 'PlaceReleased':
      return { place: 'withdrawn', offer: null };
    case 'EntryRemoved':
      return { place: 'removed', offer: null };
    default:
      return {};
  }
};

/** What the person did or the staff said has a step of its own, from its own fact. */
const stepOf = (line: HistoryLine): StoredStep | undefined => {
  const { at } = line;
  switch (line.code) {
    case 'joined':
    case 'declined':
    case 'offer_taken_back':
    case 'moved_down':
      return { code: line.code, at, rank: line.rank, of: line.of };
    case 'placed':
      return { code: 'placed', at, via: line.via, byAdmin: line.byAdmin, rank: line.rank, of: line.of };
    case 'offered':
      return { code: 'offered', at, holdUntil: line.holdUntil, rank: line.rank, of: line.of };
    case 'no_answer': {
      const { offeredAt, newRank, rank, of } = line;
      return { code: 'no_answer', at, offeredAt, newRank, rank, of };
    }
    case 'passed_over': {
      const { why, rank, of } = line;
      return { code: 'passed_over', at, why, full: why === 'full' ? [...line.full] : [], rank, of };
    }
    case 'moved':
      return { code: 'moved', at, newRank: line.newRank, rank: line.rank, of: line.of };
    default:
      return undefined;
  }
};

const INVITATION_ENDS = {
  TeamInvitationDeclined: 'invitation_declined',
  TeamInvitationTakenBack: 'invitation_taken_back',
  TeamInvitationExpired: 'invitation_expired',
} as const;

const heldUntil = ({ holdUntil }: { readonly holdUntil: string | null }, at: string): Change =>
  holdUntil === null ? {} : { holdUntil, step: { code: 'held', at, holdUntil } };

const changed = (
  event: Exclude<Recorded, RecordedFact>,
  { groupId, invitations }: RegistrationDocument,
): Change => {
  const at = event.metadata.occurredAt;
  switch (event.type) {
    case 'RegistrationPassedOn':
      return { answererId: event.data.toId, step: { code: 'passed_on', at } };
    case 'RegistrationApproved':
      return { approved: true, step: { code: 'approved', at } };
    case 'RegistrationRejected':
      return { end: 'rejected', step: { code: 'rejected', at } };
    case 'RegistrationWithdrawn':
      return { end: 'withdrawn', step: { code: 'withdrawn', at, percent: event.data.percent } };
    case 'RegistrationRemoved':
      return { end: 'removed', step: { code: 'removed', at } };
    case 'RegistrationMoved':
      return { step: { code: 'moved_by_staff', at } };
    case 'RegistrationConfirmed':
      return { step: { code: 'confirmed', at } };
    case 'PaymentAsked':
      return { ...heldUntil(event.data, at), paysLater: event.data.instalments.length > 1 };
    case 'PaymentHoldRenewed':
      return heldUntil(event.data, at);
    case 'RegistrationPaid':
      return { paid: true, holdUntil: null, step: { code: 'paid', at } };
    case 'PaymentLapsed':
      return { end: 'expired', holdUntil: null, step: { code: 'lapsed', at } };
    case 'RegistrationForfeited':
      return { end: 'expired', step: { code: 'forfeited', at, percent: event.data.percent } };
    case 'ConfirmationTakenBack':
      return { rosteredIn: null, invitations: [], step: { code: 'taken_back', at } };
    case 'RegistrationRostered': {
      const { teamId } = event.data;
      return { rosteredIn: teamId, invitations: [], step: { code: 'rostered', at, teamId } };
    }
    case 'FreeAgentInvited': {
      const { teamId, holdUntil = null } = event.data;
      return {
        invitations: [...invitations, { teamId, at, holdUntil }],
        step: { code: 'invited', at, teamId },
      };
    }
    case 'TeamInvitationDeclined':
    case 'TeamInvitationTakenBack':
    case 'TeamInvitationExpired': {
      const { teamId } = event.data;
      return {
        invitations: invitations.filter((one) => one.teamId !== teamId),
        step: { code: INVITATION_ENDS[event.type], at, teamId },
      };
    }
    case 'TeamPutInDivision':
      return { step: { code: 'division', at, divisionId: event.data.divisionId } };
    case 'RegistrationUnplaced':
      return { end: 'unplaced', step: { code: 'unplaced', at } };
    case 'GroupMemberAccepted':
      return { groupId: event.data.groupId, inGroup: true, step: { code: 'group_joined', at } };
    case 'GroupMemberLeft':
      return groupId === null ? {} : { groupId: null, inGroup: false, step: { code: 'group_left', at } };
    default:
      return {};
  }
};
