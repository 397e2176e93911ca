import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { linkItems } from '../resources/payment-links';
import { openSession, type IntentData } from './open-session';

const OPEN_FOR_SECONDS = 24 * 60 * 60;

/** Why a link leads nowhere, or nothing. */
export const closedLink = (link: Stripe.PaymentLink): string | null => {
  const completed = link.restrictions?.completed_sessions;
  if (link.active && (completed === undefined || completed.count < completed.limit)) return null;
  return link.inactive_message ?? 'This link is no longer active.';
};

/** One more has paid through a link; it is counted where there is a limit. */
export const countPaid = (desk: Desk, id: string): void => {
  const completed = desk.objects.get('payment_link', id)?.restrictions?.completed_sessions;
  if (!completed) return;
  const { count, limit } = completed;
  desk.objects.update('payment_link', id, {
    restrictions: { completed_sessions: { count: count + 1, limit } },
  });
};

/** Who follows a payment link gets a checkout of their own. */
export const followLink = (desk: Desk, link: Stripe.PaymentLink): Stripe.Checkout.Session => {
  const items = linkItems(desk, link.id);
  const total = items.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  return openSession(desk, {
    basket: { items, currency: link.currency, total },
    currency: link.currency,
    customer: null,
    customerEmail: null,
    customerCreation: 'if_required',
    reference: null,
    metadata: link.metadata,
    expiresAt: desk.now() + OPEN_FOR_SECONDS,
    successUrl: link.after_completion.redirect?.url ?? null,
    cancelUrl: null,
    submitType: null,
    paymentLink: link.id,
    intent: JSON.parse(desk.objects.inside(link.id)['intent'] ?? '{}') as IntentData,
  });
};
