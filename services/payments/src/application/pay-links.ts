import {
  askedByLink,
  isHoldOver,
  isOver as hasEnded,
  openOf,
  readPaymentLinkToken,
  type Invoice,
  type Payment,
  type PaymentLink,
} from '@fieldhouse/events/payments';
import type { CommandMeta } from '@fieldhouse/kernel';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import { CARD_RATE, chargeWithFee } from '@fieldhouse/money';
import { goingByItself, moneyHasCome } from '@fieldhouse/values';
import { CommandSender, CONFIG, notFound, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { invoiceAggregate, type InvoiceRequest } from '../domain';
import { CheckoutPages } from './checkout-pages';

/** What somebody with a link sees. Amounts in minor units. */
export type PayLinkView = Pick<Invoice, 'title' | 'payeeName' | 'teamName'> & {
  readonly amountMinor: number;
  /** What of the provider's fee they bear, on top. */
  readonly surchargeMinor: number;
  readonly currency: string;
  /**
   * `confirming`: they come from the provider's page, which has not told us yet. `returned`: what they paid goes back, because
   * it was paid already or is not owed any more. `not_now`: what it is for is not held, or a bank decides about what was paid.
   */
  readonly state: 'payable' | 'confirming' | 'paid' | 'returned' | 'not_now' | 'over';
};
type Found = { readonly invoiceId: string; readonly invoice: Invoice; readonly link: PaymentLink };

/** Whether all of a payment goes back, or has gone, without anybody having asked for it. */
const goesBack = (
  { refunds }: Pick<Invoice, 'refunds'>,
  { paymentId, amountMinor, surchargeMinor }: Payment,
): boolean => goingByItself([...refunds.values()], paymentId) >= amountMinor + surchargeMinor;

/** Links to pay with, for whoever has one. */
@Injectable()
export class PayLinks {
  constructor(
    private readonly store: AggregateStore,
    private readonly sender: CommandSender,
    private readonly secrets: Secrets,
    private readonly pages: CheckoutPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param paidId the payment they come back from @throws 404 for a link that was never made */
  async look(token: string, paidId: string | undefined, now: string): Promise<PayLinkView> {
    const { invoice, link } = await this.find(token);
    const { title, payeeName, teamName, books, payments, bearer } = invoice;
    const amountMinor = askedByLink(invoice, link);
    const chargeMinor = bearer === 'payer' ? chargeWithFee(amountMinor, CARD_RATE) : amountMinor;
    const withIt = [...payments.values()].filter(({ linkId }) => linkId === link.linkId);
    const own = withIt.find(({ paymentId }) => paymentId === paidId);
    const paid =
      own && moneyHasCome(own) ? own : withIt.find((one) => moneyHasCome(one) && !goesBack(invoice, one));
    const isOver = link.revoked || now >= link.expiresAt || hasEnded(invoice) || openOf(invoice) === 0;
    const isAsked = amountMinor > 0 && !isHoldOver(invoice, now);
    const unpaid = isOver ? 'over' : isAsked ? 'payable' : 'not_now';
    const about = { title, payeeName, teamName, currency: books.currency };
    if (own?.state === 'open')
      return {
        ...about,
        amountMinor: own.amountMinor,
        surchargeMinor: own.surchargeMinor,
        state: 'confirming',
      };
    return {
      ...about,
      // What was paid with it; of what is open nothing is said anymore.
      amountMinor: paid?.amountMinor ?? amountMinor,
      surchargeMinor: paid?.surchargeMinor ?? chargeMinor - amountMinor,
      state: paid ? (goesBack(invoice, paid) ? 'returned' : 'paid') : unpaid,
    };
  }

  /** @returns the address of the provider's page @throws InvoiceError; 404; 409; 503 */
  async pay(token: string, metaFor: (asked: unknown) => CommandMeta): Promise<string> {
    const { invoiceId, link } = await this.find(token);
    const request: InvoiceRequest = { type: 'PayByLink', linkId: link.linkId };
    const meta = metaFor(request);
    await this.sender.send({ aggregate: 'invoice', id: invoiceId, request }, meta);
    const { state } = await this.store.load(invoiceAggregate, invoiceId);
    const payment = state?.payments.get(uuidv5('payment', meta.commandId));
    if (!state || !payment) throw notFound();
    const back = `${this.config.PUBLIC_URL}/api/pay/${token}`;
    return (await this.pages.open(state, payment, invoiceId, back)).url;
  }

  private async find(token: string): Promise<Found> {
    const read = readPaymentLinkToken(this.secrets.keysOf('payment-link'), token);
    if (!read) throw notFound();
    const { state: invoice } = await this.store.load(invoiceAggregate, read.invoiceId);
    const link = invoice?.links.get(read.linkId);
    if (!invoice || !link) throw notFound();
    return { invoiceId: read.invoiceId, invoice, link };
  }
}
