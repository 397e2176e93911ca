/** Where a payer is sent: a page of the card provider's own, so that no card ever reaches us. */
export type CheckoutOrder = {
  readonly paymentId: string;
  readonly invoiceId: string;
  /** Whose the payer's data is; null without an account. */
  readonly accountId: string | null;
  /** The link that it is paid with; null: without one. */
  readonly linkId: string | null;
  readonly amountMinor: number;
  /** What of that the payer bears of the provider's fee. */
  readonly surchargeMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly title: string;
  readonly description: string;
  /** Filled in on the page for the payer. */
  readonly payerEmail?: string;
  /** Where the payer comes back to, with `paid` or `left` and the payment's id added to its query. */
  readonly returnUrl: string;
  /** 30 minutes to 24 hours from now; 24 hours unless given. An instant that differs makes it another order. */
  readonly expiresAt?: string;
  /** The card may be charged again later without its owner. */
  readonly saveCard?: boolean;
};

/** A card that somebody leaves to be charged later without them, on a page of the provider's too. Nothing is paid there. */
export type SetupOrder = Pick<
  CheckoutOrder,
  'invoiceId' | 'accountId' | 'title' | 'payerEmail' | 'expiresAt'
> & {
  readonly cardId: string;
  /** Where they come back to, with `kept` or `left` and the card's id added to its query. */
  readonly returnUrl: string;
};

/** A checkout that a payer can be sent to. */
export type OpenCheckout = { readonly sessionId: string; readonly url: string; readonly expiresAt: string };

/** A card that the provider keeps: its ids, and what its owner knows it by. */
export type KeptMethod = {
  readonly customerId: string;
  readonly methodId: string;
  readonly brand: string;
  readonly last4: string;
};

/** A charge of a kept card while its owner is not there. */
export type ChargeOrder = Pick<
  CheckoutOrder,
  'paymentId' | 'invoiceId' | 'accountId' | 'amountMinor' | 'surchargeMinor' | 'currency' | 'title'
> &
  Pick<KeptMethod, 'customerId' | 'methodId'>;

/** Money that is to go back to the card that it came from. */
export type RefundOrder = {
  readonly refundId: string;
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly accountId: string | null;
  readonly intentId: string;
  readonly amountMinor: number;
  /** The payment's. */
  readonly currency: string;
};

/** How a checkout stands, with what was said when it was ordered. */
export type CheckoutNews = Pick<
  CheckoutOrder,
  'invoiceId' | 'paymentId' | 'accountId' | 'linkId' | 'surchargeMinor'
> & {
  readonly kind: 'checkout';
  readonly sessionId: string;
  /** `declined`: it is open, and the last card that was tried was refused. */
  readonly outcome: 'open' | 'paid' | 'declined' | 'expired';
  /** Null until somebody tries to pay. */
  readonly intentId: string | null;
  readonly chargeId: string | null;
  readonly amountMinor: number;
  /** What the provider keeps; 0 while it is not known, or where the account is in another currency. */
  readonly feeMinor: number;
  readonly currency: string;
  /** Why the last card was refused, in the provider's word. */
  readonly declined: string | null;
  /** Where it can be paid while it is open. */
  readonly url: string | null;
  /** The card that is kept; null until it is paid, or where that was not ordered. */
  readonly card: KeptMethod | null;
};

/** How it stands with a card that is left without paying. */
export type SetupNews = Pick<CheckoutNews, 'invoiceId' | 'sessionId' | 'url'> & {
  readonly kind: 'setup';
  readonly cardId: string;
  /** `open`: no card is there yet, whatever was declined. */
  readonly outcome: 'open' | 'kept' | 'expired';
  /** Null until it is kept, or where it has been forgotten since. */
  readonly card: KeptMethod | null;
};

/** How a charge of a kept card stands. */
export type ChargeNews = Pick<
  CheckoutNews,
  | 'invoiceId'
  | 'paymentId'
  | 'accountId'
  | 'surchargeMinor'
  | 'chargeId'
  | 'amountMinor'
  | 'feeMinor'
  | 'currency'
  | 'declined'
> & {
  readonly kind: 'charge';
  /** `open`: the bank has not answered yet. */
  readonly outcome: 'paid' | 'declined' | 'open';
  readonly intentId: string;
};

/** How a refund stands. */
export type RefundNews = {
  readonly kind: 'refund';
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly intentId: string;
  /** Null: made by hand on the provider's own pages. */
  readonly refundId: string | null;
  readonly providerRefundId: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
};

/** How a dispute stands. */
export type DisputeNews = {
  readonly kind: 'dispute';
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly intentId: string;
  readonly disputeId: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  readonly reason: string;
  /** Until when it can be answered; null when it cannot. */
  readonly evidenceBy: string | null;
};

/** How a payout to the bank stands. */
export type PayoutNews = {
  readonly kind: 'payout';
  readonly payoutId: string;
  readonly state: 'pending' | 'paid' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  /** A day, as the bank counts it. */
  readonly arrivesOn: string;
};

/** How things stand at the provider now, of whatever it was that happened. */
export type News = CheckoutNews | SetupNews | ChargeNews | RefundNews | DisputeNews | PayoutNews;

/** Money that moved at the provider. What came in is above 0; the fee is what the provider kept of it. */
export type ProviderMovement = {
  readonly movementId: string;
  readonly at: string;
  /** A refund or a payout that came back is above 0. */
  readonly kind: 'payment' | 'refund' | 'dispute' | 'dispute_won' | 'payout' | 'fee' | 'other';
  /** The provider's id of the charge, refund, dispute or payout; empty where there is none. */
  readonly sourceId: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly netMinor: number;
  readonly currency: string;
  /** Null with a movement that is of no payment of ours. */
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
};

/** That something has happened to an object of the provider. */
export type ProviderHappening = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly createdAt: string;
};

/**
 * Takes cards for us. Everything may be asked again: an order with the same id is carried out once.
 * @throws CardProviderUnavailable, CardProviderRefused
 */
export interface CardProvider {
  /** False: none is set up, and every question ends in CardProviderUnavailable. */
  readonly isThere: boolean;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  openSetup(order: SetupOrder): Promise<OpenCheckout>;
  /** Nobody can pay there any more: it was `ended` now, has been `paid`, or was `over` before. */
  endCheckout(sessionId: string): Promise<'ended' | 'paid' | 'over'>;
  /** Null: it is none of ours, or nothing is paid there. */
  checkout(sessionId: string): Promise<CheckoutNews | null>;
  /** Charges a kept card; one that was declined has that as its news. Made once for its id, however late it is asked for again. */
  chargeKept(order: ChargeOrder): Promise<ChargeNews>;
  /** The charge that was made for a payment; null: none was. */
  chargeOf(customerId: string, paymentId: string): Promise<ChargeNews | null>;
  /** A kept card is charged no more; nothing happens where it is forgotten already. */
  forgetCard(methodId: string): Promise<void>;
  refund(order: RefundOrder): Promise<RefundNews>;
  /** Null: of a payment that is none of ours. */
  refundNews(providerRefundId: string): Promise<RefundNews | null>;
  /** Null: of a payment that is none of ours, or a bank's inquiry, with which no money moves. */
  disputeNews(disputeId: string): Promise<DisputeNews | null>;
  payoutNews(payoutId: string): Promise<PayoutNews>;
  /** What moved from an instant on (inclusive) and before another, the newest first. */
  movements(from: string, to: string): AsyncIterable<ProviderMovement>;
  /** What a payout is made of, and the payout itself, the newest first. Refused of one that was made by hand. */
  movementsOf(payoutId: string): AsyncIterable<ProviderMovement>;
  /** What has happened since an instant, of kinds that there are news of; the newest first, of 30 days at most. */
  eventsSince(instant: string): AsyncIterable<ProviderHappening>;
  /** How what an event is about stands now; null: nothing that we have to do with. */
  newsOf(type: string, objectId: string): Promise<News | null>;
}

/** Nest token of the {@link CardProvider}. */
export const CARD_PROVIDER = Symbol('CardProvider');

/** The provider does not answer, or none is set up: nothing is wrong with what was asked, ask again later. */
export class CardProviderUnavailable extends Error {
  constructor(readonly code: string) {
    super(`the card provider does not answer (${code})`);
  }
}

/** The provider will not do what was asked, however often it is asked. The code is its own word. */
export class CardProviderRefused extends Error {
  constructor(
    readonly code: string,
    /** By which the provider's own pages find what was asked. */
    readonly requestId: string | null = null,
  ) {
    super(`the card provider refused (${code})`);
  }
}
