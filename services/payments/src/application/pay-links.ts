import { openOf, readPaymentLinkToken, type Invoice, type PaymentLink } from '@fieldhouse/events/payments';
import type { CommandMeta } from '@fieldhouse/kernel';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import { CARD_RATE, chargeWithFee } from '@fieldhouse/money';
import { moneyHasCome } from '@fieldhouse/values';
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
  /** `confirming`: they come from the provider's page, which has not told us yet. */
  readonly state: 'payable' | 'confirming' | 'paid' | 'over';
};
type Found = { readonly invoiceId: string; readonly invoice: Invoice; readonly link: PaymentLink };

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
    const openMinor = openOf(invoice);
    const amountMinor = Math.min(link.amountMinor ?? openMinor, openMinor);
    const chargeMinor = bearer === 'payer' ? chargeWithFee(amountMinor, CARD_RATE) : amountMinor;
    const paid = [...payments.values()].find((one) => one.linkId === link.linkId && moneyHasCome(one));
    const isOver = link.revoked || now >= link.expiresAt || invoice.voided || openMinor === 0;
    const comesBack = paidId !== undefined && payments.get(paidId)?.linkId === link.linkId;
    return {
      ...{ title, payeeName, teamName, currency: books.currency },
      // What was paid with it; of what is open nothing is said anymore.
      amountMinor: paid?.amountMinor ?? amountMinor,
      surchargeMinor: paid?.surchargeMinor ?? chargeMinor - amountMinor,
      state: paid ? 'paid' : comesBack && !isOver ? 'confirming' : isOver ? 'over' : 'payable',
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
