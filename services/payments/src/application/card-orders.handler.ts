import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, RetryLater } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invoiceAggregate } from '../domain';
import { CARD_PROVIDER, CardProviderRefused, CardProviderUnavailable, type CardProvider } from '../provider';
import type { CardOrderRequest } from './card-orders.process';
import { KeptCardOrders } from './kept-card-orders';
import { InvoiceNews, openPages, overtakenPages, pagesOfPastLinks } from './provider-news';

/** `id` is the invoice's. */
export class CardOrder extends AggregateCommand<CardOrderRequest> {}
registerAggregate('cardOrder', CardOrder);

const AWAY_SECONDS = 5;

@CommandHandler(CardOrder)
export class CardOrderHandler implements ICommandHandler<CardOrder, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    private readonly news: InvoiceNews,
    private readonly keptCards: KeptCardOrders,
  ) {}

  /** @throws RetryLater while the provider is away */
  async execute({ id, request }: CardOrder): Promise<CommandResult> {
    try {
      await this.carriedOut(id, request);
    } catch (cause) {
      if (cause instanceof CardProviderUnavailable) throw new RetryLater(AWAY_SECONDS, { cause });
      throw cause;
    }
    return { streamId: `cardOrder-${id}`, revision: -1, position: '' };
  }

  private async carriedOut(id: string, request: CardOrderRequest): Promise<void> {
    if (request.type === 'SendRefund') return this.sendRefund(id, request.refundId);
    const { state } = await this.store.load(invoiceAggregate, id);
    if (!state) return;
    if (request.type === 'EndCheckouts') return this.endAll(openPages(state));
    if (request.type === 'EndLinkCheckouts') return this.endAll(pagesOfPastLinks(state));
    if (request.type === 'EndOvertakenCheckouts') return this.endAll(overtakenPages(state));
    return request.type === 'ChargeCard'
      ? this.keptCards.charge(id, state, request.paymentId)
      : this.keptCards.detach(id, state, request.cardId);
  }

  private async sendRefund(invoiceId: string, refundId: string): Promise<void> {
    const { state } = await this.store.load(invoiceAggregate, invoiceId);
    const refund = state?.refunds.get(refundId);
    const payment = refund && state?.payments.get(refund.paymentId);
    if (!state || refund?.state !== 'pending' || !payment || payment.intentId === null) return;
    const { paymentId, amountMinor } = refund;
    const { accountId } = state.books.payer;
    const { currency } = state.books;
    const about = { refundId, invoiceId, paymentId, intentId: payment.intentId, amountMinor, currency };
    try {
      const order = { ...about, accountId };
      await this.news.noteRefund(await this.cards.refund(order));
    } catch (error) {
      if (!(error instanceof CardProviderRefused)) throw error;
      const refused = { ...about, kind: 'refund', providerRefundId: '', state: 'failed' } as const;
      await this.news.noteRefund(refused, error.code);
    }
  }

  private async endAll(sessionIds: readonly string[]): Promise<void> {
    for (const sessionId of sessionIds) await this.cards.endCheckout(sessionId);
  }
}
