import type { NoticeKind, WhyView } from '@fieldhouse/api-contract';

type Fact = Pick<WhyView['chain'][number], 'type' | 'by' | 'name'> & {
  /** The person who asks has done it. */
  readonly isOwn: boolean;
};

/** Facts behind what people are told of, in words: another fact is a row here. */
const FACTS: Readonly<Record<string, (who: string, kind: NoticeKind) => string>> = {
  MessagePosted: (who, kind) =>
    kind === 'mention' ? `${who} wrote a message that mentions you` : `${who} wrote a message`,
  MessageEdited: (who) => `${who} edited a message so that it mentions you`,
  MemberInvited: (who) => `${who} invited you to the team`,
  JoinRequested: (who) => `${who} asked to join the team`,
  JoinRequestAccepted: (who) => `${who} accepted the request`,
  JoinRequestDeclined: () => 'Your request to join was not accepted',
  MemberJoined: () => 'You came onto the team',
  MemberRoleChanged: () => 'The captain’s account was erased',
  TeamRosterCreated: (who) => `${who} made the team’s roster`,
  TeamEntered: (who) => `${who} entered the team in the league`,
  TeamRoleGranted: (who) => `${who} gave you a role on the team`,
  TeamRoleRevoked: (who) => `${who} took back a role on the team`,
  PlayerAccountLinked: (who) => `${who} linked a player of the league with your account`,
  DraftCreated: (who) => `${who} set up the draft`,
  DraftSettingsChanged: (who) => `${who} changed the time of the draft`,
  DraftOrderRevealed: (who) => `${who} drew the order`,
  DraftOrderSetByHand: (who) => `${who} set the order`,
  DraftLobbyOpened: (who) => `${who} opened the draft room`,
  DraftStarted: (who) => `${who} started the draft`,
  DraftReopened: (who) => `${who} reopened the draft`,
  DraftReset: (who) => `${who} reset the draft`,
  DraftCancelled: (who) => `${who} canceled the draft`,
  DraftStepMissed: () => 'A step of the draft did not happen at its time',
  DraftPaused: () => 'Fieldhouse could not be reached when the time for a pick ran out',
  AutoModeEnabled: () => 'The clock began to pick for the team',
  TurnStarted: () => 'A new turn began in the draft',
  TurnReminderDue: () => 'Part of the time to pick was over',
  ReminderDue: () => 'The time that you chose for reminders came',
  PlaceOffered: () => 'A place came free, and you were next',
  OfferExpired: () => 'The time to answer the offer was over',
  OfferTakenBack: () => 'The place was not free anymore',
  MovedDown: () => 'There were fewer places',
  PlaceTaken: (who) => `${who} gave you a place`,
  EntryJoined: () => 'The registration went onto the waitlist',
  RegistrationPassedOn: () => 'You lead the team now, and what it is offered is yours to answer',
  EntryMoved: (who) => `${who} moved you on the waitlist`,
  RegistrationSubmitted: (who, kind) =>
    kind === 'joinRequest' ? `${who} asked to play on the team` : 'You sent your registration',
  RegistrationPaid: (who) => `${who} asked to play on the team, and has paid`,
  RegistrationConfirmed: () => 'Your registration was confirmed',
  RegistrationWithdrawn: () => 'You withdrew your registration',
  RegistrationApproved: (who) => `${who} approved your registration`,
  RegistrationRejected: (who) => `${who} declined your registration`,
  RegistrationRemoved: (who) => `${who} ended your registration`,
  FreeAgentInvited: (who) => `${who} invited you to a team`,
  TeamInvitationExpired: () => 'The time to answer the invitation was over',
  RegistrationRostered: (who) => `${who} took you off the team`,
  PlacesClosed: () => 'The league was canceled',
  PaymentLapsed: () => 'The time to pay for your place was over',
  RegistrationForfeited: () => 'The last day to pay for your place was over',
  ForfeitFellDue: () => 'The last day to pay for a place was over',
  RegistrationUnplaced: () => 'The last day to find you a team was over',
  LeagueBroadcastSent: (who) => `${who} wrote to people of the league`,
  PersonSuspended: (who) => `${who} suspended you`,
  SuspensionLifted: (who) => `${who} lifted your suspension`,
  ScheduleRequestAnswered: (who) => `${who} answered what your team asked of the schedule`,
  LeagueStaffAdded: () => 'The owner’s account was erased',
  InvoiceIssued: () => 'You were asked for money',
  InvoiceSplit: () => 'The invoice was split',
  PaymentFellDue: () => 'The day came near on which it is due',
  PayerReminded: () => 'Somebody who manages the money reminded you',
  CardDeclined: () => 'The bank declined the card',
  CardChargeFailed: () => 'The bank declined the kept card',
  CardChargesGivenUp: () => 'The kept card was declined until nothing more was tried',
  PayerChanged: () => 'You answer for the invoice now',
  CardPaid: () => 'The payment came by card',
  PaymentTaken: () => 'The payment was taken',
  PaymentDisputed: () => 'A bank took a payment back',
  DisputeWon: () => 'The bank decided that the payment stays',
  DisputeLost: () => 'The bank decided that the payment does not stay',
  RefundPaid: () => 'The money went back',
  RefundFailed: () => 'The bank did not take the money back',
  RefundReturned: () => 'The bank sent the money back',
  RefundReversed: () => 'It turned out that no money was handed back',
  RefundAsked: () => 'Somebody asked for money to go back',
  RefundDeclined: () => 'The refund was declined',
  PaymentReversed: () => 'It turned out that there was no payment',
  WriteOffTakenBack: () => 'You are asked again for what was written off',
  InvoiceVoided: () => 'The invoice was canceled',
  InvoiceReduced: () => 'Part of the invoice was taken back',
  LateFeeCharged: () => 'The last day to pay without a late fee was over',
  LateFeeWaived: () => 'The late fee was waived',
  CreditGranted: () => 'You were granted credit',
  CreditRunsOutSoon: () => 'The last day of the credit came near',
  DraftPublished: (who) => `${who} published the results of the draft`,
};

/** What happened, as a sentence: 'Ana Brook wrote a message that mentions you'. */
export const factOf = (kind: NoticeKind, { type, by, name, isOwn }: Fact): string => {
  const who = isOwn ? 'You' : by === null ? 'Fieldhouse' : (name ?? 'Someone');
  // One that has no words here reads as what it is called: 'Roster published'.
  return FACTS[type]?.(who, kind) ?? `${wordsIn(type)} · ${who}`;
};

/** Why the person is told of it. */
export const becauseOf = ({ kind, because }: Pick<WhyView, 'kind' | 'because'>): string => {
  switch (because) {
    case 'named':
      if (kind === 'requestDeclined') return 'It is about your own request to join.';
      return kind === 'mention' ? 'You are mentioned by name.' : 'It is about your own place on the team.';
    case 'team':
      return 'It is for everybody on the team.';
    case 'captains':
      return 'It is for the people who run the team, or lead it in the league.';
    case 'draft':
      return 'You pick in this draft, or you run it.';
    case 'team_lost':
      return 'You picked for the team until then.';
    case 'registration':
      return 'It is about your own registration.';
    case 'league':
      return 'You have a part in the league, or are registered with it.';
    case 'payment':
      return 'You owe it, have paid it, or it is credit of yours.';
    case 'treasurer':
      return 'You look after this money.';
    case 'invited':
      return 'The invitation is for you.';
    default:
      return because satisfies never;
  }
};

const wordsIn = (type: string): string => type.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
