import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import type {
  LeagueBroadcastEvent,
  LeagueDisciplineEvent,
  LeagueEvent,
  LeaguePlacesEvent,
  ScheduleRequestEvent,
} from '@fieldhouse/events/leagues';
import type { ReminderEvent } from '@fieldhouse/events/notifications';
import type { InvoiceEvent, WalletEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Effect, Process } from '@fieldhouse/kernel';
import { SETTLES_MS } from '@fieldhouse/values';
import type { TellRequest } from './tell.handler';

type ToldEvent =
  | ChatLogEvent
  | TeamEvent
  | DraftEvent
  | LeagueEvent
  | LeaguePlacesEvent
  | LeagueBroadcastEvent
  | LeagueDisciplineEvent
  | ScheduleRequestEvent
  | ReminderEvent
  | InvoiceEvent
  | WalletEvent;

/** With which something begins that people are told of. */
const TELLING = new Set<ToldEvent['type']>([
  ...([
    'MessagePosted',
    'MessageEdited',
    'MemberInvited',
    'JoinRequested',
    'JoinRequestDeclined',
    'MemberJoined',
    'MemberRoleChanged',
  ] as const),
  ...(['TeamRoleGranted', 'TeamRoleRevoked', 'DraftLobbyOpened', 'DraftStarted'] as const),
  ...([
    'DraftStepMissed',
    'DraftPaused',
    'AutoModeEnabled',
    'DraftReset',
    'DraftCancelled',
    'DraftReopened',
    'DraftPublished',
    'TurnStarted',
    'ReminderDue',
    'TurnReminderDue',
  ] as const),
  ...([
    'PlaceOffered',
    'RegistrationPassedOn',
    'OfferExpired',
    'OfferTakenBack',
    'PlaceTaken',
    'MovedDown',
  ] as const),
  ...(['RegistrationApproved', 'RegistrationRejected', 'RegistrationRemoved', 'PaymentLapsed'] as const),
  ...(['RegistrationForfeited', 'ForfeitFellDue', 'RegistrationSubmitted', 'RegistrationPaid'] as const),
  ...(['RegistrationConfirmed', 'RegistrationWithdrawn'] as const),
  ...([
    'RegistrationUnplaced',
    'FreeAgentInvited',
    'TeamInvitationExpired',
    'PlacesClosed',
    'LeagueBroadcastSent',
  ] as const),
  ...([
    'InvoiceIssued',
    'InvoiceHeld',
    'InvoiceSplit',
    'PaymentFellDue',
    'PayerReminded',
    'PayerChanged',
  ] as const),
  ...(['CardDeclined', 'CardPaid', 'PaymentTaken', 'RefundPaid', 'RefundFailed', 'RefundReturned'] as const),
  ...(['CardChargeFailed', 'CardChargesGivenUp', 'InvoiceVoided', 'InvoiceReduced'] as const),
  ...(['LateFeeCharged', 'LateFeeWaived', 'WriteOffTakenBack', 'PaymentReversed'] as const),
  ...(['RefundAsked', 'RefundDeclined', 'RefundReversed'] as const),
  ...(['PaymentDisputed', 'DisputeWon', 'DisputeLost'] as const),
  ...(['CreditGranted', 'CreditRunsOutSoon', 'PersonSuspended', 'SuspensionLifted'] as const),
  ...(['ScheduleRequestAnswered', 'LeagueStaffAdded'] as const),
]);
/** What may be taken back in the next minute is told when it has stood for a while; a later one takes its place. */
const SETTLING: Partial<Record<ToldEvent['type'], string>> = {
  DraftCreated: 'time',
  DraftSettingsChanged: 'time',
  DraftOrderRevealed: 'order',
  DraftOrderSetByHand: 'order',
  EntryMoved: 'moved',
  RegistrationRostered: 'rostered',
};

/** People are told of what happens from now on: each fact is a timer that stands until it is known who is told of it. */
export const noticeDeliveries: Process<ToldEvent> = {
  name: 'notice-deliveries',
  categories: [
    ...['chatLog', 'team', 'draft', 'league', 'leaguePlaces', 'leagueBroadcasts', 'reminders'],
    ...['leagueDiscipline', 'scheduleRequests', 'invoice', 'wallet'],
  ],
  startFrom: 'now',
  react: (event): readonly Effect[] => {
    const { id, type, data, streamId, revision, metadata } = event;
    const { occurredAt: at } = metadata;
    const settles = SETTLING[type];
    if (settles === undefined && !TELLING.has(type)) return [];
    if (type === 'DraftSettingsChanged' && !data.moved) return [];
    // Whoever is in the room sees what somebody did there.
    if (type === 'DraftPaused' && data.cause !== 'was_away') return [];
    if (type === 'LeagueStaffAdded' && data.role !== 'owner') return [];
    if (type === 'JoinRequestDeclined' && data.accountId === undefined) return [];
    if (type === 'MemberRoleChanged' && data.successorId === undefined) return [];
    // A rush for places is nobody's news.
    if (type === 'PlaceTaken' && data.via === 'join') return [];
    if (type === 'RegistrationPassedOn' && data.offeredUntil === null) return [];
    // What comes with its sending is told with that.
    if (type === 'RegistrationConfirmed' && (data.upon ?? 'sent') === 'sent') return [];
    if (type === 'RegistrationPaid' && !data.asks) return [];
    if (type === 'InvoiceHeld' && !data.again) return [];
    const request: TellRequest = { type: 'TellOf', stream: streamId, revision, at };
    const jobId = `notice-${id}`;
    const timer =
      settles === undefined
        ? { timerId: jobId, at }
        : { timerId: `notice-${settles}:${settlingIn(event) ?? streamId}`, at: later(at) };
    return [{ kind: 'schedule', ...timer, jobId, command: { aggregate: 'notice', id, request } }];
  },
};

/** Of a league's registrations each settles by itself. */
const settlingIn = ({ type, data }: ToldEvent): string | undefined => {
  if (type === 'EntryMoved') return data.entryId;
  return type === 'RegistrationRostered' ? data.registrationId : undefined;
};

const later = (at: string): string => new Date(Date.parse(at) + SETTLES_MS).toISOString();
