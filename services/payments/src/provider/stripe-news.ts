import type Stripe from 'stripe';
import type {
  ChargeNews,
  CheckoutNews,
  DisputeNews,
  KeptMethod,
  PayoutNews,
  RefundNews,
  SetupNews,
} from './card-provider';
import { fromStripe } from './stripe-amounts';

/** Of which payment an object is; they stand in the metadata of all that we ask for. */
export type OfPayment = { readonly invoiceId: string; readonly paymentId: string };

type Referred<T> = string | T | null | undefined;

/** The id of what a field refers to. */
export const idOf = (field: Referred<{ readonly id: string }>): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);

/** What a field refers to, where it was asked for with the object. */
export const inside = <T extends object>(field: Referred<T>): T | null =>
  typeof field === 'object' ? field : null;

/** An instant as we write it. */
export const instantOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Null: nothing that we asked for. */
export const ofPayment = (metadata: Stripe.Metadata | null | undefined): OfPayment | null => {
  const { invoiceId, paymentId } = metadata ?? {};
  return invoiceId !== undefined && paymentId !== undefined ? { invoiceId, paymentId } : null;
};

type Ordered = Pick<CheckoutNews, 'accountId' | 'linkId' | 'surchargeMinor'>;
/** What was said of a payment when it was ordered. */
const orderedWith = (metadata: Stripe.Metadata | null): Ordered => {
  const { accountId = null, linkId = null, surchargeMinor } = metadata ?? {};
  return { accountId, linkId, surchargeMinor: Number(surchargeMinor ?? 0) };
};

/** A checkout, with its payment intent, that one's latest charge and its movement of money. */
export const checkoutNews = (session: Stripe.Checkout.Session): CheckoutNews | null => {
  const of = ofPayment(session.metadata);
  if (!of) return null;
  const intent = inside(session.payment_intent);
  const charge = inside(intent?.latest_charge);
  const movement = inside(charge?.balance_transaction);
  const outcome = outcomeOf(session, intent);
  return {
    kind: 'checkout',
    ...of,
    ...orderedWith(session.metadata),
    sessionId: session.id,
    outcome,
    intentId: idOf(session.payment_intent),
    chargeId: idOf(intent?.latest_charge),
    amountMinor: fromStripe(session.amount_total ?? 0, session.currency ?? ''),
    feeMinor: feeIn(session.currency, movement),
    currency: (session.currency ?? '').toUpperCase(),
    declined: outcome === 'declined' ? codeOf(intent) : null,
    url: session.status === 'open' ? session.url : null,
    card:
      outcome === 'paid' && intent?.setup_future_usage === 'off_session'
        ? keptMethod(session, inside(intent.payment_method))
        : null,
  };
};

/** A page at which a card is left, with its setup intent and that one's card. */
export const setupNews = (session: Stripe.Checkout.Session): SetupNews | null => {
  const { invoiceId, cardId } = session.metadata ?? {};
  if (invoiceId === undefined || cardId === undefined) return null;
  const outcome = session.status === 'complete' ? 'kept' : session.status === 'expired' ? 'expired' : 'open';
  const method = inside(inside(session.setup_intent)?.payment_method);
  return {
    ...{ kind: 'setup', invoiceId, cardId, sessionId: session.id, outcome },
    url: outcome === 'open' ? session.url : null,
    card: outcome === 'kept' ? keptMethod(session, method) : null,
  };
};

const keptMethod = (
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod | null,
): KeptMethod | null => {
  const customerId = idOf(session.customer);
  if (customerId === null || !method?.card) return null;
  // Taken away meanwhile: nothing is kept.
  if (idOf(method.customer) === null) return null;
  const { brand, last4 } = method.card;
  return { customerId, methodId: method.id, brand, last4 };
};

const CHARGES: Readonly<Record<string, ChargeNews['outcome']>> = {
  succeeded: 'paid',
  requires_payment_method: 'declined',
  // Nobody is there to confirm it.
  requires_action: 'declined',
  canceled: 'declined',
};

/** A charge of a kept card, as a payment intent with its latest charge and that one's movement of money. */
export const chargeNews = (intent: Stripe.PaymentIntent): ChargeNews => {
  const charge = inside(intent.latest_charge);
  const movement = inside(charge?.balance_transaction);
  const outcome = CHARGES[intent.status] ?? 'open';
  const { invoiceId = '', paymentId = '' } = intent.metadata;
  const { accountId, surchargeMinor } = orderedWith(intent.metadata);
  const code = intent.status === 'requires_action' ? 'authentication_required' : codeOf(intent);
  return {
    kind: 'charge',
    ...{ invoiceId, paymentId, accountId, outcome, intentId: intent.id, chargeId: charge?.id ?? null },
    ...{ amountMinor: fromStripe(intent.amount, intent.currency), surchargeMinor },
    feeMinor: feeIn(intent.currency, movement),
    currency: intent.currency.toUpperCase(),
    declined: outcome === 'declined' ? code : null,
  };
};

/** What is kept of a movement. An account in another currency is charged its fee in that one, and it is none of ours. */
const feeIn = (currency: string | null, movement: Stripe.BalanceTransaction | null): number =>
  movement !== null && movement.currency === currency ? fromStripe(movement.fee, movement.currency) : 0;

const outcomeOf = (
  { status, payment_status: payment }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): CheckoutNews['outcome'] => {
  if (status === 'complete') return payment === 'unpaid' ? 'open' : 'paid';
  if (status === 'expired') return 'expired';
  return intent?.last_payment_error ? 'declined' : 'open';
};

const codeOf = (intent: Stripe.PaymentIntent | null): string => {
  const error = intent?.last_payment_error;
  return error?.decline_code ?? error?.code ?? 'card_declined';
};

/** A refund, with its payment intent. */
export const refundNews = (refund: Stripe.Refund): RefundNews | null => {
  const of = ofPayment(refund.metadata) ?? ofPayment(inside(refund.payment_intent)?.metadata);
  return (
    of && {
      kind: 'refund',
      ...of,
      intentId: idOf(refund.payment_intent) ?? '',
      refundId: refund.metadata?.['refundId'] ?? null,
      providerRefundId: refund.id,
      state: refundStateOf(refund.status),
      amountMinor: fromStripe(refund.amount, refund.currency),
      currency: refund.currency.toUpperCase(),
    }
  );
};

const refundStateOf = (status: string | null): RefundNews['state'] => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

/** By status; others are inquiries, with which no money moves. */
const DISPUTES: Readonly<Record<string, DisputeNews['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** A dispute, with its payment intent. */
export const disputeNews = (dispute: Stripe.Dispute): DisputeNews | null => {
  const of = ofPayment(inside(dispute.payment_intent)?.metadata);
  const state = DISPUTES[dispute.status];
  if (!of || !state) return null;
  const dueBy = dispute.evidence_details.due_by;
  return {
    kind: 'dispute',
    ...of,
    intentId: idOf(dispute.payment_intent) ?? '',
    disputeId: dispute.id,
    state,
    amountMinor: fromStripe(dispute.amount, dispute.currency),
    feeMinor: dispute.balance_transactions.reduce((sum, one) => sum + feeIn(dispute.currency, one), 0),
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    evidenceBy: state === 'open' && dueBy !== null ? instantOf(dueBy) : null,
  };
};

const PAYOUTS: Readonly<Record<string, PayoutNews['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** A payout. */
export const payoutNews = (payout: Stripe.Payout): PayoutNews => ({
  kind: 'payout',
  payoutId: payout.id,
  state: PAYOUTS[payout.status] ?? 'pending',
  amountMinor: fromStripe(payout.amount, payout.currency),
  currency: payout.currency.toUpperCase(),
  arrivesOn: instantOf(payout.arrival_date).slice(0, 10),
});
