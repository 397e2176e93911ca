import type { CheckoutView } from '@fieldhouse/api-contract';
import {
  isHoldOver,
  isOver,
  isOvertaken,
  openOf,
  type Invoice,
  type Payment,
} from '@fieldhouse/events/payments';
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
import {
  CARD_PROVIDER,
  CardProviderRefused,
  CardProviderUnavailable,
  type CardProvider,
  type OpenCheckout,
} from '../provider';
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
    const back = await this.backOf(state, wanted.invoiceId, payment.paidBy, accountId);
    return this.open(state, payment, wanted.invoiceId, back);
  }

  /** The page at which an account leaves a card without paying; as {@link of}. */
  async ofSetup(
    { invoiceId, cardId }: { readonly invoiceId: string; readonly cardId: string },
    accountId: string,
  ): Promise<CheckoutView> {
    const { state } = await this.store.load(invoiceAggregate, invoiceId);
    const setup = state?.setups.get(cardId);
    if (!state || !setup) throw notFound();
    const returnUrl = await this.backOf(state, invoiceId, setup.accountId, accountId);
    if (setup.state !== 'open' || setup.consent === null || isClosed(state)) throw setupOver();
    const { title } = state;
    const { sessionId, url, expiresAt } = await orProblem(
      () => this.cards.openSetup({ cardId, invoiceId, accountId, title, returnUrl }),
      setupRefused,
    );
    if (setup.sessionId === null) {
      const about = { invoiceId, cardId, sessionId, url, card: null };
      await this.news.noteSetup({ ...about, kind: 'setup', outcome: 'open' }, expiresAt);
    }
    return { url, expiresAt };
  }

  /** Where an account comes back to from a page that is its own. @throws 403 to who collects it; 404 */
  private async backOf(
    { books: { payee } }: Invoice,
    invoiceId: string,
    ownerId: string | null,
    accountId: string,
  ): Promise<string> {
    const standing = await this.parties.standing(payee, accountId);
    if (ownerId !== accountId) throw standing?.collects ? notYours() : notFound();
    const isOfTeam = payee.kind === 'team' && standing !== null;
    const path = isOfTeam ? `/teams/${payee.id}?tab=dues` : '/player-profile?tab=payments';
    return `${this.config.PUBLIC_URL}${path}&invoice=${invoiceId}`;
  }

  /** @param returnUrl where they come back to @throws as {@link of} */
  async open(
    invoice: Invoice,
    payment: Payment,
    invoiceId: string,
    returnUrl: string,
  ): Promise<CheckoutView> {
    // A charge of a kept card has no page.
    if (payment.state !== 'open' || payment.auto || isOvertaken(invoice, payment)) throw overAlready();
    if (isClosed(invoice) || openOf(invoice) === 0) throw overAlready();
    const { title, payeeName, teamName, books } = invoice;
    const { paymentId, amountMinor, surchargeMinor, paidBy, linkId } = payment;
    const { sessionId, url, expiresAt } = await orProblem(
      () =>
        this.cards.openCheckout({
          ...{ paymentId, invoiceId, accountId: paidBy, linkId, amountMinor: amountMinor + surchargeMinor },
          ...{ surchargeMinor, currency: books.currency, title, returnUrl },
          ...(payment.consent === null ? {} : { saveCard: true }),
          description: teamName === null ? payeeName : `${payeeName}, ${teamName}`,
        }),
      refused,
    );
    if (payment.sessionId === null)
      await this.news.noteCheckout(
        {
          ...{ kind: 'checkout', invoiceId, paymentId, sessionId, outcome: 'open', intentId: null },
          ...{
            accountId: paidBy,
            linkId,
            surchargeMinor,
            chargeId: null,
            amountMinor: 0,
            feeMinor: 0,
            currency: books.currency,
          },
          ...{ declined: null, url, card: null },
        },
        expiresAt,
      );
    return { url, expiresAt };
  }
}

/** Whether nobody pays it now. */
const isClosed = (invoice: Invoice): boolean =>
  isOver(invoice) || isHoldOver(invoice, new Date().toISOString());

const orProblem = async (
  open: () => Promise<OpenCheckout>,
  refusal: (code: string) => HttpProblem,
): Promise<OpenCheckout> => {
  try {
    return await open();
  } catch (error) {
    if (error instanceof CardProviderUnavailable) throw away();
    if (error instanceof CardProviderRefused) throw refusal(error.code);
    throw error;
  }
};

const notYours = (): HttpProblem =>
  new HttpProblem(
    ...([403, 'not_payer', 'Not yours to pay'] as const),
    'Somebody else has begun this payment. Only they can continue it.',
  );
const overAlready = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'checkout_over', 'This page is over'] as const),
    'It has been paid, or it has expired. Reload to see where it stands, then start again if something is still unpaid.',
  );
const setupOver = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'checkout_over', 'This page is over'] as const),
    'A card has been left there, or its time is over. Reload to see where it stands, then begin again.',
  );
const setupRefused = (): HttpProblem =>
  new HttpProblem(
    ...([409, 'card_provider_refused', 'The card provider refused'] as const),
    'The card provider keeps no card for this now. Nothing was charged; pay it yourself when it is due.',
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
      : 'The card provider does not take this payment. Nothing was charged; ask the person who collects it.',
  );
