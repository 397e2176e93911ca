import type { Invoice, KeptCard, Payment } from '@fieldhouse/events/payments';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { CARD_REMOVED } from '../domain/decisions/kept-cards';
import { CARD_PROVIDER, CardProviderRefused, type CardProvider, type ChargeNews } from '../provider';
import { InvoiceNews } from './provider-news';

const SOON_SECONDS = 5;
const BANK_SECONDS = 60;

/** What the card provider does with cards that are kept. Each order may be given again at any time. */
@Injectable()
export class KeptCardOrders {
  constructor(
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    private readonly news: InvoiceNews,
  ) {}

  /** @throws CardProviderUnavailable; RetryLater while the bank has not answered */
  async charge(invoiceId: string, invoice: Invoice, paymentId: string): Promise<void> {
    const payment = invoice.payments.get(paymentId);
    if (!payment?.auto || payment.state !== 'open') return;
    const { cardId } = payment.auto;
    const card = invoice.cards.find((one) => one.cardId === cardId);
    const news = await this.made(invoiceId, invoice, payment, card);
    if (news.outcome === 'open') throw new RetryLater(BANK_SECONDS);
    await this.news.noteCharge(news);
  }

  private async made(
    invoiceId: string,
    { books: { currency }, title }: Invoice,
    payment: Payment,
    card: KeptCard | undefined,
  ): Promise<Omit<ChargeNews, 'kind'>> {
    const { paymentId, paidBy: accountId, surchargeMinor } = payment;
    const amountMinor = payment.amountMinor + surchargeMinor;
    const about = { invoiceId, paymentId, accountId, amountMinor, surchargeMinor, currency };
    const refused = (declined: string) =>
      ({ ...about, outcome: 'declined', intentId: '', chargeId: null, feeMinor: 0, declined }) as const;
    if (!card) return refused(CARD_REMOVED);
    const { customerId, methodId, removed } = card;
    // It may have been charged before it was taken back.
    if (removed) return (await this.cards.chargeOf(customerId, paymentId)) ?? refused(CARD_REMOVED);
    try {
      return await this.cards.chargeKept({ ...about, title, customerId, methodId });
    } catch (error) {
      if (error instanceof CardProviderRefused) return refused(error.code);
      throw error;
    }
  }

  /** @throws CardProviderUnavailable; RetryLater while it is being charged */
  async detach(invoiceId: string, { cards, payments, setups }: Invoice, cardId: string): Promise<void> {
    const card = cards.find((one) => one.cardId === cardId);
    const { sessionId = null, state } = payments.get(cardId) ?? setups.get(cardId) ?? {};
    // Nobody enters a card on a page whose owner has left.
    if (!card && state === 'open' && sessionId !== null) await this.cards.endCheckout(sessionId);
    if (!card?.removed) return;
    const charging = [...payments.values()].some(
      ({ auto, state }) => auto?.cardId === cardId && state === 'open',
    );
    if (charging) throw new RetryLater(SOON_SECONDS);
    await this.cards.forgetCard(card.methodId);
    await this.news.noteDetached(invoiceId, cardId);
  }
}
