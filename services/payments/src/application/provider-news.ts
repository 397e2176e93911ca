import { hasPaid, isOvertaken, type Invoice, type Payment } from '@fieldhouse/events/payments';
import { hashOf, type Dispatch } from '@fieldhouse/kernel';
import { AggregateStore, RetryLater } from '@fieldhouse/kernel/runtime';
import { CommandSender } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { invoiceAggregate, type ProviderSays } from '../domain';
import { notePayout } from './note-payout';
import {
  CARD_PROVIDER,
  NewsTooEarly,
  type CardProvider,
  type ChargeNews,
  type CheckoutNews,
  type DisputeNews,
  type News,
  type ProviderNewsSink,
  type RefundNews,
  type SetupNews,
} from '../provider';

const SOON_SECONDS = 5;

/** Tells an invoice what the card provider says of it. */
@Injectable()
export class InvoiceNews implements ProviderNewsSink {
  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
  ) {}

  /** @throws RetryLater when a dispute is told of before its payment could be; NewsTooEarly where money is of no invoice */
  async take(news: News): Promise<void> {
    if (isOfMoney(news) && !(await this.isKnown(news.invoiceId))) throw new NewsTooEarly();
    switch (news.kind) {
      case 'checkout':
        return this.noteCheckout(news);
      case 'setup':
        return this.noteSetup(news);
      case 'charge':
        return this.noteCharge(news);
      case 'refund':
        return this.noteRefund(news);
      case 'dispute':
        return this.noteDispute(news);
      case 'payout':
        return this.send(notePayout(news));
    }
  }

  /** @param expiresAt until when the page can be paid at, where it is known */
  async noteCheckout(news: CheckoutNews, expiresAt: string | null = null): Promise<void> {
    const { invoiceId, paymentId, sessionId, outcome, intentId, amountMinor, feeMinor, declined, card } =
      news;
    const { accountId: paidBy, linkId, surchargeMinor } = news;
    await this.tell(invoiceId, {
      ...{ type: 'NoteCheckout', paymentId, sessionId, outcome, expiresAt, intentId, declined, card },
      ...{ chargeMinor: amountMinor, feeMinor: feeMinor === 0 ? null : feeMinor },
      ...{ paidBy, linkId, surchargeMinor },
    });
    if (card && (await this.isUnwanted(invoiceId, paymentId))) await this.cards.forgetCard(card.methodId);
  }

  /** @param expiresAt until when a card can be left at the page, where it is known */
  async noteSetup(news: SetupNews, expiresAt: string | null = null): Promise<void> {
    const { invoiceId, cardId, sessionId, outcome, card } = news;
    await this.tell(invoiceId, { type: 'NoteSetup', cardId, sessionId, outcome, expiresAt, card });
    if (card && (await this.isUnwanted(invoiceId, cardId))) await this.cards.forgetCard(card.methodId);
  }

  private async isKnown(invoiceId: string): Promise<boolean> {
    return (await this.store.load(invoiceAggregate, invoiceId)).state !== null;
  }

  /** Whether a card is not to be kept after all: its owner was erased while they entered it, or what they agreed to is not in the log. */
  private async isUnwanted(invoiceId: string, cardId: string): Promise<boolean> {
    const { state } = await this.store.load(invoiceAggregate, invoiceId);
    return state !== null && !(state.payments.get(cardId) ?? state.setups.get(cardId))?.consent;
  }

  /** A bank that has not answered yet is heard of later. */
  async noteCharge({ invoiceId, paymentId, outcome, ...news }: Omit<ChargeNews, 'kind'>): Promise<void> {
    const { intentId, amountMinor: chargeMinor, feeMinor, declined } = news;
    const { accountId: paidBy, surchargeMinor } = news;
    if (outcome === 'open') return;
    await this.tell(invoiceId, {
      ...{ type: 'NoteCharge', paymentId, outcome, intentId, declined, chargeMinor, paidBy, surchargeMinor },
      feeMinor: feeMinor === 0 ? null : feeMinor,
    });
  }

  async noteDetached(invoiceId: string, cardId: string): Promise<void> {
    await this.tell(invoiceId, { type: 'NoteDetached', cardId });
  }

  /** @param code why it has failed, where somebody has said so */
  async noteRefund(news: RefundNews, code = 'failed'): Promise<void> {
    const { invoiceId, refundId, paymentId, amountMinor, state } = news;
    // One that was made by hand at the provider's is found by reconciliation.
    if (refundId === null) return;
    if (state === 'succeeded') await this.notePaymentOf(news);
    await this.tell(invoiceId, { type: 'NoteRefund', refundId, paymentId, amountMinor, state, code });
  }

  /** What happened to a payment may be heard of before it. @returns whether somebody had begun it by then */
  private async notePaymentOf({
    invoiceId,
    paymentId,
    intentId,
  }: Pick<RefundNews, 'invoiceId' | 'paymentId' | 'intentId'>): Promise<boolean> {
    const { state } = await this.store.load(invoiceAggregate, invoiceId);
    const payment = state?.payments.get(paymentId);
    if (!state || (payment && payment.state !== 'open')) return payment !== undefined;
    const before = await this.cards.newsOf('payment_intent.succeeded', intentId);
    if (before?.kind === 'checkout') await this.noteCheckout(before);
    if (before?.kind === 'charge') await this.noteCharge(before);
    return payment !== undefined;
  }

  private async noteDispute(news: DisputeNews): Promise<void> {
    const { kind: _, invoiceId, intentId: __, currency: ___, ...dispute } = news;
    const wasBegun = await this.notePaymentOf(news);
    await this.tell(invoiceId, { type: 'NoteDispute', ...dispute });
    const after = await this.store.load(invoiceAggregate, invoiceId);
    if (wasBegun && !after.state?.disputes.has(dispute.disputeId)) throw new RetryLater(SOON_SECONDS);
  }

  private tell(invoiceId: string, request: ProviderSays): Promise<void> {
    return this.send({ aggregate: 'invoice', id: invoiceId, request });
  }

  private async send(command: Dispatch): Promise<void> {
    const commandId = randomUUID();
    await this.sender.send(command, {
      ...{ commandId, correlationId: commandId, causationId: commandId },
      requestHash: hashOf(command.request),
      actor: { kind: 'process', name: 'card-provider' },
      // How things stand is judged anew each time.
      noEffect: 'forgotten',
    });
  }
}

type OfMoney = CheckoutNews | ChargeNews | RefundNews | DisputeNews;
/** Whether money has moved that is of an invoice. */
const isOfMoney = (news: News): news is OfMoney => {
  if (news.kind === 'checkout' || news.kind === 'charge') return news.outcome === 'paid';
  return news.kind === 'dispute' || (news.kind === 'refund' && news.refundId !== null);
};

/** The pages of an invoice at the provider's that are still open, where somebody pays or leaves a card; by their sessions. */
export const openPages = ({ payments, setups }: Invoice): readonly string[] =>
  [...[...payments.values()].filter(({ way }) => way === 'card'), ...setups.values()].flatMap(
    ({ state, sessionId }) => (state === 'open' && sessionId !== null ? [sessionId] : []),
  );

const pagesWhere = (invoice: Invoice, isMeant: (payment: Payment) => boolean): readonly string[] => {
  const payments = [...invoice.payments].filter(([, one]) => isMeant(one));
  return openPages({ ...invoice, payments: new Map(payments), setups: new Map() });
};

/** Those of them at which somebody would pay with a link that is revoked or paid with. */
export const pagesOfPastLinks = (invoice: Invoice): readonly string[] =>
  pagesWhere(
    invoice,
    ({ linkId }) =>
      linkId !== null && (invoice.links.get(linkId)?.revoked === true || hasPaid(invoice, linkId)),
  );

/** Those of them at which somebody would pay once more what they have paid since. */
export const overtakenPages = (invoice: Invoice): readonly string[] =>
  pagesWhere(invoice, (one) => isOvertaken(invoice, one));
