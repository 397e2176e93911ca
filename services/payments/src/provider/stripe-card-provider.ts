import type { AwayLog } from '@fieldhouse/platform';
import Stripe from 'stripe';
import {
  CardProviderRefused,
  CardProviderUnavailable,
  type CardProvider,
  type ChargeNews,
  type ChargeOrder,
  type CheckoutNews,
  type CheckoutOrder,
  type DisputeNews,
  type News,
  type OpenCheckout,
  type PayoutNews,
  type ProviderHappening,
  type ProviderMovement,
  type RefundNews,
  type RefundOrder,
  type SetupNews,
  type SetupOrder,
} from './card-provider';
import { toStripe } from './stripe-amounts';
import { Questions } from './stripe-failures';
import { movementOf, traceOf } from './stripe-movements';
import {
  chargeNews,
  checkoutNews,
  disputeNews,
  idOf,
  instantOf,
  ofPayment,
  payoutNews,
  refundNews,
  setupNews,
  type OfPayment,
} from './stripe-news';

/** How Stripe, or what speaks its protocol, is reached. */
export type StripeAccess = {
  /** Empty: nobody is. */
  readonly key: string;
  /** Where a practice provider listens; empty: Stripe itself. */
  readonly url: string;
};

/** A person waits for a checkout, and a process asks again by itself: neither gains by a longer wait. */
const ANSWER_WITHIN_MS = 10_000;
const NOBODY = { tell: () => undefined };
/** With the same key, so that what was done before the line broke is not done again. */
const RETRIES = 2;
const AT_ONCE = 100;
const PAYMENT_OF_SESSION = [
  'payment_intent.latest_charge.balance_transaction',
  'payment_intent.payment_method',
];
const CARD_OF_SESSION = 'setup_intent.payment_method';
const CHARGE_OF_INTENT = ['latest_charge.balance_transaction'];
/** What tells a charge without its owner from the payment of a page. */
const KEPT_CARD = { charge: 'kept_card' } as const;

/** Stripe by its own SDK. Which account or practice provider answers is a matter of settings alone. */
export class StripeCardProvider implements CardProvider {
  private readonly client: Stripe | null;
  private readonly questions: Questions;

  /** @param away is told whenever a question finds no answer */
  constructor({ key, url }: StripeAccess, away: Pick<AwayLog, 'tell'> = NOBODY) {
    this.questions = new Questions(away);
    const options = { timeout: ANSWER_WITHIN_MS, maxNetworkRetries: RETRIES, telemetry: false };
    this.client = key === '' ? null : new Stripe(key, { ...options, ...placeOf(url) });
  }

  get isThere(): boolean {
    return this.client !== null;
  }

  async openCheckout(order: CheckoutOrder): Promise<OpenCheckout> {
    const key = { idempotencyKey: `checkout-${order.paymentId}` };
    return openPage(
      await this.questions.asked(() => this.stripe.checkout.sessions.create(sessionOf(order), key)),
    );
  }

  async openSetup(order: SetupOrder): Promise<OpenCheckout> {
    const key = { idempotencyKey: `setup-${order.cardId}` };
    return openPage(
      await this.questions.asked(() => this.stripe.checkout.sessions.create(setupOf(order), key)),
    );
  }

  async endCheckout(sessionId: string): Promise<'ended' | 'paid' | 'over'> {
    try {
      await this.questions.asked(() => this.stripe.checkout.sessions.expire(sessionId));
      return 'ended';
    } catch (error) {
      if (!(error instanceof CardProviderRefused)) throw error;
      const { status } = await this.questions.asked(() => this.stripe.checkout.sessions.retrieve(sessionId));
      if (status === 'open') throw error;
      return status === 'complete' ? 'paid' : 'over';
    }
  }

  async checkout(sessionId: string): Promise<CheckoutNews | null> {
    const expand = PAYMENT_OF_SESSION;
    return checkoutNews(
      await this.questions.asked(() => this.stripe.checkout.sessions.retrieve(sessionId, { expand })),
    );
  }

  /** How a page stands, of whichever kind. */
  async page(sessionId: string): Promise<CheckoutNews | SetupNews | null> {
    const expand = [...PAYMENT_OF_SESSION, CARD_OF_SESSION];
    const session = await this.questions.asked(() =>
      this.stripe.checkout.sessions.retrieve(sessionId, { expand }),
    );
    return session.mode === 'setup' ? setupNews(session) : checkoutNews(session);
  }

  async chargeKept(order: ChargeOrder): Promise<ChargeNews> {
    const { paymentId, customerId, methodId, amountMinor, currency, title } = order;
    // A key is good for a day: what was made before is looked up.
    const before = await this.chargeOf(customerId, paymentId);
    if (before) return before;
    try {
      const { id } = await this.questions.asked(() =>
        this.stripe.paymentIntents.create(
          {
            ...{
              amount: toStripe(amountMinor, currency),
              currency: currency.toLowerCase(),
              description: title,
            },
            ...{ customer: customerId, payment_method: methodId, allowed_payment_method_types: ['card'] },
            ...{ confirm: true, off_session: true, metadata: { ...metadataOf(order), ...KEPT_CARD } },
          },
          { idempotencyKey: `charge-${paymentId}` },
        ),
      );
      return await this.chargeOfIntent(id);
    } catch (error) {
      // A declined card is an error there, and stands as a payment that can be looked up.
      const made = error instanceof CardProviderRefused ? await this.chargeOf(customerId, paymentId) : null;
      if (!made) throw error;
      return made;
    }
  }

  async chargeOf(customerId: string, paymentId: string): Promise<ChargeNews | null> {
    const list = this.stripe.paymentIntents.list({ customer: customerId, limit: AT_ONCE });
    for await (const { id, metadata } of this.questions.listed(list))
      if (isOfKeptCard(metadata) && metadata['paymentId'] === paymentId) return this.chargeOfIntent(id);
    return null;
  }

  async forgetCard(methodId: string): Promise<void> {
    try {
      await this.questions.asked(() => this.stripe.paymentMethods.detach(methodId));
    } catch (error) {
      if (!(error instanceof CardProviderRefused)) throw error;
      // Refused where it belongs to nobody any more; all else is no reason to believe that it is forgotten.
      const method = await this.questions
        .asked(() => this.stripe.paymentMethods.retrieve(methodId))
        .catch(goneAsNull);
      if (idOf(method?.customer) !== null) throw error;
    }
  }

  async refund(order: RefundOrder): Promise<RefundNews> {
    const { refundId, invoiceId, paymentId, intentId, amountMinor, currency } = order;
    const metadata = { refundId, ...metadataOf(order) };
    // A key is good for a day, as of a charge.
    const before = await this.refundOf(intentId, refundId);
    if (before) return before;
    const made = await this.questions.asked(() =>
      this.stripe.refunds.create(
        { payment_intent: intentId, amount: toStripe(amountMinor, currency), metadata },
        { idempotencyKey: `refund-${refundId}` },
      ),
    );
    return refundNews({ ...made, metadata: { refundId, invoiceId, paymentId } }) as RefundNews;
  }

  /** The refund that was made for an id; null: none was. */
  private async refundOf(intentId: string, refundId: string): Promise<RefundNews | null> {
    const list = this.stripe.refunds.list({ payment_intent: intentId, limit: AT_ONCE });
    for await (const made of this.questions.listed(list))
      if (made.metadata?.['refundId'] === refundId) return refundNews(made);
    return null;
  }

  async refundNews(providerRefundId: string): Promise<RefundNews | null> {
    const expand = ['payment_intent'];
    return refundNews(
      await this.questions.asked(() => this.stripe.refunds.retrieve(providerRefundId, { expand })),
    );
  }

  async disputeNews(disputeId: string): Promise<DisputeNews | null> {
    const expand = ['payment_intent'];
    return disputeNews(
      await this.questions.asked(() => this.stripe.disputes.retrieve(disputeId, { expand })),
    );
  }

  async payoutNews(payoutId: string): Promise<PayoutNews> {
    return payoutNews(await this.questions.asked(() => this.stripe.payouts.retrieve(payoutId)));
  }

  movements(from: string, to: string): AsyncIterable<ProviderMovement> {
    return this.moved({ created: { gte: secondsFrom(from), lt: secondsFrom(to) } });
  }

  movementsOf(payoutId: string): AsyncIterable<ProviderMovement> {
    return this.moved({ payout: payoutId });
  }

  private async *moved(which: Stripe.BalanceTransactionListParams): AsyncIterable<ProviderMovement> {
    const list = this.stripe.balanceTransactions.list({ ...which, limit: AT_ONCE, expand: ['data.source'] });
    for await (const movement of this.questions.listed(list)) {
      const { of, intentId } = traceOf(movement);
      yield movementOf(movement, of ?? (intentId === null ? null : await this.paymentOf(intentId)));
    }
  }

  async *eventsSince(instant: string): AsyncIterable<ProviderHappening> {
    const created = { gte: Math.floor(Date.parse(instant) / 1_000) };
    for await (const event of this.questions.listed(this.stripe.events.list({ created, limit: AT_ONCE }))) {
      const { id: objectId } = event.data.object as { readonly id?: string };
      if (objectId === undefined || !isTold(event.type)) continue;
      yield { id: event.id, type: event.type, objectId, createdAt: instantOf(event.created) };
    }
  }

  async newsOf(type: string, objectId: string): Promise<News | null> {
    try {
      return (await NEWS.find(([start]) => type.startsWith(start))?.[1](this, objectId)) ?? null;
    } catch (error) {
      if (error instanceof CardProviderRefused && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  /** How the checkout stands that a payment intent is of, or the charge of a kept card that it is. */
  async checkoutOfIntent(intentId: string): Promise<CheckoutNews | ChargeNews | null> {
    const { metadata } = await this.questions.asked(() => this.stripe.paymentIntents.retrieve(intentId));
    if (isOfKeptCard(metadata)) return this.chargeOfIntent(intentId);
    const { data } = await this.questions.asked(() =>
      this.stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
    );
    return data[0] ? this.checkout(data[0].id) : null;
  }

  /** How the checkout stands that a charge is of. */
  async checkoutOfCharge(chargeId: string): Promise<CheckoutNews | ChargeNews | null> {
    const intentId = idOf(
      (await this.questions.asked(() => this.stripe.charges.retrieve(chargeId))).payment_intent,
    );
    return intentId === null ? null : this.checkoutOfIntent(intentId);
  }

  private async chargeOfIntent(intentId: string): Promise<ChargeNews> {
    const expand = CHARGE_OF_INTENT;
    return chargeNews(
      await this.questions.asked(() => this.stripe.paymentIntents.retrieve(intentId, { expand })),
    );
  }

  private async paymentOf(intentId: string): Promise<OfPayment | null> {
    return ofPayment(
      (await this.questions.asked(() => this.stripe.paymentIntents.retrieve(intentId))).metadata,
    );
  }

  private get stripe(): Stripe {
    if (this.client === null) throw new CardProviderUnavailable('not_set_up');
    return this.client;
  }
}

const isOfKeptCard = (metadata: Stripe.Metadata): boolean => metadata['charge'] === KEPT_CARD.charge;
const goneAsNull = (error: unknown): null => {
  if (error instanceof CardProviderRefused && error.code === 'resource_missing') return null;
  throw error;
};

type Find = (provider: StripeCardProvider, objectId: string) => Promise<News | null>;

/** What an event's object is, by how its type begins; the longer come first. */
const NEWS: readonly (readonly [start: string, find: Find])[] = [
  ['checkout.session.', (provider, id) => provider.page(id)],
  ['payment_intent.', (provider, id) => provider.checkoutOfIntent(id)],
  ['charge.dispute.', (provider, id) => provider.disputeNews(id)],
  ['charge.refund.', (provider, id) => provider.refundNews(id)],
  ['charge.', (provider, id) => provider.checkoutOfCharge(id)],
  ['refund.', (provider, id) => provider.refundNews(id)],
  ['payout.', (provider, id) => provider.payoutNews(id)],
];

const isTold = (type: string): boolean => NEWS.some(([start]) => type.startsWith(start));

const placeOf = (url: string): Stripe.StripeConfig => {
  if (url === '') return {};
  const { protocol, hostname, port } = new URL(url);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : port,
  };
};

/** What is counted in seconds begins at the first whole one. */
const secondsFrom = (instant: string): number => Math.ceil(Date.parse(instant) / 1_000);

type OfOrder = Pick<CheckoutOrder, 'paymentId' | 'invoiceId' | 'accountId'> &
  Partial<Pick<CheckoutOrder, 'linkId' | 'surchargeMinor'>>;
const metadataOf = ({
  paymentId,
  invoiceId,
  accountId,
  linkId = null,
  surchargeMinor = 0,
}: OfOrder): Record<string, string> => ({
  paymentId,
  invoiceId,
  ...(accountId === null ? {} : { accountId }),
  ...(linkId === null ? {} : { linkId }),
  ...(surchargeMinor === 0 ? {} : { surchargeMinor: String(surchargeMinor) }),
});

const openPage = ({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session): OpenCheckout => ({
  sessionId: id,
  // Only a page of Stripe's own has an address; we ask for no other.
  url: url ?? '',
  expiresAt: instantOf(expiresAt),
});

const backTo = (address: string, name: 'paid' | 'kept' | 'left', id: string): string => {
  const url = new URL(address);
  url.searchParams.set(name, id);
  return url.toString();
};

const sessionOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => {
  const { paymentId, amountMinor, currency, title, description, payerEmail, returnUrl, expiresAt } = order;
  const metadata = metadataOf(order);
  const product = description === '' ? { name: title } : { name: title, description };
  return {
    mode: 'payment',
    // What is paid later than its checkout is over would need states of its own.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amountMinor, currency),
          product_data: product,
        },
      },
    ],
    metadata,
    payment_intent_data: {
      metadata,
      description: title,
      ...(order.saveCard ? { setup_future_usage: 'off_session' } : {}),
    },
    success_url: backTo(returnUrl, 'paid', paymentId),
    cancel_url: backTo(returnUrl, 'left', paymentId),
    ...(order.saveCard ? { customer_creation: 'always' } : {}),
    ...moreOf({ payerEmail, expiresAt }),
  };
};

const moreOf = ({ payerEmail, expiresAt }: Pick<CheckoutOrder, 'payerEmail' | 'expiresAt'>) => ({
  ...(payerEmail === undefined ? {} : { customer_email: payerEmail }),
  ...(expiresAt === undefined ? {} : { expires_at: Math.floor(Date.parse(expiresAt) / 1_000) }),
});

const setupOf = (order: SetupOrder): Stripe.Checkout.SessionCreateParams => {
  const { cardId, invoiceId, accountId, title, returnUrl } = order;
  const metadata = { cardId, invoiceId, ...(accountId === null ? {} : { accountId }) };
  return {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    // Of its own, so that detaching one card touches no other.
    customer_creation: 'always',
    metadata,
    setup_intent_data: { metadata, description: title },
    success_url: backTo(returnUrl, 'kept', cardId),
    cancel_url: backTo(returnUrl, 'left', cardId),
    ...moreOf(order),
  };
};
