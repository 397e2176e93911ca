import type Stripe from 'stripe';
import type { ProviderMovement } from './card-provider';
import { fromStripe } from './stripe-amounts';
import { idOf, inside, instantOf, ofPayment, type OfPayment } from './stripe-news';

type Kind = ProviderMovement['kind'];

const KINDS: Readonly<Record<string, Kind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
  stripe_fee: 'fee',
};
/** Adjustments say by this what they adjust. */
const ADJUSTMENTS: Readonly<Record<string, Kind>> = { dispute: 'dispute', dispute_reversal: 'dispute_won' };

/** A movement as we tell it: what is left of it is its amount without the fee, as in the books. */
export const movementOf = (movement: Stripe.BalanceTransaction, of: OfPayment | null): ProviderMovement => {
  const amountMinor = fromStripe(movement.amount, movement.currency);
  const feeMinor = fromStripe(movement.fee, movement.currency);
  return {
    movementId: movement.id,
    at: instantOf(movement.created),
    kind: KINDS[movement.type] ?? ADJUSTMENTS[movement.reporting_category] ?? 'other',
    sourceId: idOf(movement.source) ?? '',
    ...{ amountMinor, feeMinor, netMinor: amountMinor - feeMinor },
    currency: movement.currency.toUpperCase(),
    invoiceId: of?.invoiceId ?? null,
    paymentId: of?.paymentId ?? null,
  };
};

/** What of the payment can be read off a movement, with its source: the payment, or the intent that tells it. */
export const traceOf = ({
  source,
}: Stripe.BalanceTransaction): { readonly of: OfPayment | null; readonly intentId: string | null } => {
  const object = inside(source);
  if (object === null || !('payment_intent' in object)) return { of: null, intentId: null };
  const metadata = 'metadata' in object ? object.metadata : null;
  return { of: ofPayment(metadata), intentId: idOf(object.payment_intent) };
};
