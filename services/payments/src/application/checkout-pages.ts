import type { CheckoutView } from '@fieldhouse/api-contract';
import type { Invoice, Payment } from '@fieldhouse/events/payments';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  CONFIG,
  HttpProblem,
  MONEY_PARTIES,
  notFound,
  type Config,
  type MoneyParties,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { invoiceAggregate } from '../domain';
import { CARD_PROVIDER, CardProviderRefused, CardProviderUnavailable, type CardProvider } from '../provider';
import { InvoiceNews } from './provider-news';

type Wanted = { readonly invoiceId: string; readonly paymentId: string };

/** Where somebody pays: a page of the card provider's own, so that no card ever reaches us. */
@Injectable()
export class CheckoutPages {
  constructor(
    private readonly store: AggregateStore,
    private readonly news: InvoiceNews,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The page of a checkout that an account has started; the same one however often it is asked for. @throws 403 to who collects it; 404; 409; 503 */
  async of(wanted: Wanted, accountId: string): Promise<CheckoutView> {
    const { state } = await this.store.load(invoiceAggregate, wanted.invoiceId);
    const payment = state?.payments.get(wanted.paymentId);
    if (!state || !payment) throw notFound();
    const { payee } = state.books;
    const standing = await this.parties.standing(payee, accountId);
    if (payment.paidBy !== accountId) throw standing?.collects ? notYours() : notFound();
    const isOfTeam = payee.kind === 'team' && standing !== null;
    const path = isOfTeam ? `/teams/${payee.id}?tab=dues` : '/player-profile?tab=payments';
    const back = `${this.config.PUBLIC_URL}${path}&invoice=${wanted.invoiceId}`;
    return this.open(state, payment, wanted.invoiceId, back);
  }

  /** @param returnUrl where they come back to @throws as {@link of} */
  async open(
    invoice: Invoice,
    payment: Payment,
    invoiceId: string,
    returnUrl: string,
  ): Promise<CheckoutView> {
    // A charge of a kept card has no page.
    if (payment.state !== 'open' || payment.auto) throw overAlready();
    const { title, payeeName, teamName, books } = invoice;
    const { paymentId, amountMinor, surchargeMinor, paidBy } = payment;
    try {
      const { sessionId, url, expiresAt } = await this.cards.openCheckout({
        ...{ paymentId, invoiceId, accountId: paidBy, amountMinor: amountMinor + surchargeMinor },
        ...{ currency: books.currency, title, returnUrl },
        ...(payment.consent === null ? {} : { saveCard: true }),
        description: teamName === null ? payeeName : `${payeeName}, ${teamName}`,
      });
      if (payment.sessionId === null)
        await this.news.noteCheckout(
          {
            ...{ kind: 'checkout', invoiceId, paymentId, sessionId, outcome: 'open', intentId: null },
            ...{ chargeId: null, amountMinor: 0, feeMinor: 0, currency: books.currency },
            ...{ declined: null, url, card: null },
          },
          expiresAt,
        );
      return { url, expiresAt };
    } catch (error) {
      if (error instanceof CardProviderUnavailable) throw away();
      if (error instanceof CardProviderRefused) throw refused(error.code);
      throw error;
    }
  }
}

const notYours = (): HttpProblem =>
  new HttpProblem(
    ...([403, 'not_payer', 'Not yours to pay'] as const),
    'Somebody else has begun this payment. Only they go on with it.',
  );
const overAlready = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'checkout_over', 'This page is over'] as const),
    'It has been paid, or its time is over. Reload to see how it stands, then begin again if something is open.',
  );
const away = (): HttpProblem =>
  new HttpProblem(
    ...([503, 'card_provider_away', 'Cards cannot be taken now'] as const),
    'The card provider does not answer. Nothing was charged; try again in a minute.',
    { retryAfterSeconds: 30 },
  );
const refused = (code: string): HttpProblem =>
  new HttpProblem(
    ...([409, 'card_provider_refused', 'The card provider refused'] as const),
    code === 'amount_too_small'
      ? 'The amount is too small for a card. Pay more at once, or in cash.'
      : 'The card provider does not take this payment. Nothing was charged; ask whoever collects it.',
  );
