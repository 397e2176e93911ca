import { ENTRY_WORDS } from '@fieldhouse/api-contract';

/** Why a bank takes a payment back, in the card provider's words (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the payment',
  check_returned: 'The check came back',
  credit_not_processed: 'The cardholder says that a refund was promised and did not come',
  customer_initiated: 'The cardholder asked their bank for it',
  debit_not_authorized: 'The account holder says that they did not allow the debit',
  duplicate: 'The cardholder says that they were charged twice',
  fraudulent: 'The cardholder says that they did not allow the payment',
  general: 'The bank gives no reason of its own',
  incorrect_account_details: 'The details of the account were wrong',
  insufficient_funds: 'There was not enough money on the account',
  product_not_received: 'The cardholder says that they did not get what they paid for',
  product_unacceptable: 'The cardholder says that what they got was not what was agreed',
  subscription_canceled: 'The cardholder says that they had canceled',
  unrecognized: 'The cardholder does not recognize the payment',
};
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason;

const EVENTS: Readonly<Record<string, string>> = {
  ...ENTRY_WORDS,
  InvoiceIssued: 'The invoice was issued',
  InvoiceHeld: 'Whether or until when the place is held was changed',
  InvoiceSplit: 'It was split among members of the team',
  CheckoutStarted: 'Somebody went to the payment page',
  CheckoutOpened: 'The payment page was open',
  CardDeclined: 'A card was declined',
  CreditRefused: 'Credit was offered, but nothing was owed',
  CheckoutEnded: 'The payment page was closed',
  InvoiceEnded: 'What it was for has ended',
  RefundAsked: 'A refund was asked for',
  RefundApproved: 'The refund was approved',
  RefundDeclined: 'The refund was declined',
  RefundFailed: 'The refund failed',
  PaymentLinkMade: 'A link to pay was made',
  PaymentLinkRevoked: 'A link to pay was revoked',
  PayerReminded: 'The payer was reminded',
  PaymentFellDue: 'The payer was told what is due',
  RegistrationSubmitted: 'They registered',
  RegistrationPassedOn: 'Somebody else answers for it, since they lead the team',
  RegistrationApproved: 'The registration was approved',
  RegistrationRejected: 'The registration was declined',
  RegistrationWithdrawn: 'They withdrew',
  RegistrationRemoved: 'The organizers took them out',
  RegistrationMoved: 'The organizers moved them in the waitlist',
  RegistrationConfirmed: 'The registration was confirmed',
  RegistrationPaid: 'What was due at once was paid',
  RegistrationRostered: 'They were put on a team',
  RegistrationUnplaced: 'No team was found for them',
  CodeRedeemed: 'They used a discount code',
  CodeGivenBack: 'The discount code was free again',
  EntryJoined: 'They joined the list',
  PlaceTaken: 'They got a place',
  PlaceOffered: 'A place was offered',
  OfferDeclined: 'They declined the place',
  OfferExpired: 'The offer ran out',
  PlaceReleased: 'The place was given up',
  PaymentAsked: 'The price was asked for',
  PaymentHoldRenewed: 'The place was theirs again',
  PaymentLapsed: 'It was not paid in time',
  RegistrationForfeited: 'The place was given up, because what was due was not paid',
  LateFeeCharged: 'It was not paid in time, and a late fee was added',
  LateFeePutOff: 'There is another last day to pay without a late fee, because the site was away',
  LateFeeLapsed: 'No late fee comes on top anymore',
  LateFeeWaived: 'The late fee was waived',
  ForfeitPlanned: 'It was said until when the place can be paid',
  ForfeitFellDue: 'The last day to pay for the place was over',
};
/** What an event is called in the summary: its own name where it has no words. */
export const eventWords = (type: string): string => EVENTS[type] ?? type;

const INSTANT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** 'March 2, 2026 at 6:00 PM UTC'. */
export const instantWords = (instant: string): string => `${INSTANT.format(new Date(instant))} UTC`;
