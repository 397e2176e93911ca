/** How a card is declined. */
export type Decline = {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
};

/** What becomes of a payment with a card. */
export type Outcome = 'succeeds' | 'authenticates' | Decline;

/** A card with which nobody can pay for anything. */
export type TestCard = {
  readonly number: string;
  /** As the page's list of outcomes names it. */
  readonly label: string;
  /** The payment method by which the API names it without a page. */
  readonly token: string;
  /** While the person is there. */
  readonly onSession: Outcome;
  /** Later, when they are not. */
  readonly offSession: Outcome;
  readonly isDisputedLater?: true;
};

const DECLINED: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const INSUFFICIENT: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
/** The person would have to be there. */
export const NEEDS_PERSON: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
export const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
/** A number of somebody's real card: it is neither kept nor used. */
const REAL_CARD: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Only the practice cards listed here work; do not type the number of a real card.',
};
const NO_CARD: Decline = { code: 'incorrect_number', message: 'Your card number is incorrect.' };

/** The published test cards that are served, in the order of the page's list. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    label: 'Succeeds',
    token: 'pm_card_visa',
    onSession: 'succeeds',
    offSession: 'succeeds',
  },
  {
    number: '4000000000000002',
    label: 'Is declined',
    token: 'pm_card_visa_chargeDeclined',
    onSession: DECLINED,
    offSession: DECLINED,
  },
  {
    number: '4000000000009995',
    label: 'Has insufficient funds',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    onSession: INSUFFICIENT,
    offSession: INSUFFICIENT,
  },
  {
    number: '4000002500003155',
    label: 'Asks for confirmation (3-D Secure)',
    token: 'pm_card_authenticationRequiredOnSetup',
    onSession: 'authenticates',
    offSession: 'succeeds',
  },
  {
    number: '4000002760003184',
    label: 'Asks for confirmation (3-D Secure) every time',
    token: 'pm_card_authenticationRequired',
    onSession: 'authenticates',
    offSession: NEEDS_PERSON,
  },
  {
    number: '4000000000000259',
    label: 'Succeeds, and is disputed later',
    token: 'pm_card_createDispute',
    onSession: 'succeeds',
    offSession: 'succeeds',
    isDisputedLater: true,
  },
  {
    number: '4000000000000341',
    label: 'Succeeds now, and is declined when it is charged later',
    token: 'pm_card_chargeCustomerFail',
    onSession: 'succeeds',
    offSession: DECLINED,
  },
];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether the last digit is the one that the others make (ISO/IEC 7812). */
const isWellFormed = (number: string): boolean =>
  /^\d{12,19}$/.test(number) &&
  [...number]
    .reverse()
    .map(Number)
    .reduce(
      (sum, digit, place) => sum + (place % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
      0,
    ) %
    10 ===
    0;

/** The card of a number as it was typed, or why there is none. */
export const cardOf = (typed: string): TestCard | Decline => {
  const number = digitsOf(typed);
  return TEST_CARDS.find((card) => card.number === number) ?? (isWellFormed(number) ? REAL_CARD : NO_CARD);
};

export const isCard = (found: TestCard | Decline): found is TestCard => 'number' in found;

/** A number in groups of four. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
