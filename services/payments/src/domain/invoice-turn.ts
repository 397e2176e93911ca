import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { Actor } from '@fieldhouse/kernel';
import type { InvoiceCommand } from './invoice.commands';
import { InvoiceError } from './invoice.errors';
import {
  evolveInvoice,
  payerOf,
  writtenOffOf,
  type Books,
  type Invoice,
  type Payment,
} from '@fieldhouse/events/payments';

/** One decision about an invoice as it is made: what was said so far, and how it stands after it. */
export class InvoiceTurn {
  readonly events: InvoiceEvent[] = [];
  readonly invoiceId: string;
  /** ISO-8601 instant. */
  readonly at: string;
  readonly collects: boolean;
  readonly leads: boolean;
  private readonly actor: Actor;

  constructor(
    public invoice: Invoice,
    { invoiceId, at, collects, leads, actor }: InvoiceCommand,
  ) {
    this.invoiceId = invoiceId;
    this.at = at;
    this.collects = collects;
    this.leads = leads;
    this.actor = actor;
  }

  say(event: InvoiceEvent): void {
    this.events.push(event);
    this.invoice = evolveInvoice(this.invoice, event) ?? this.invoice;
  }

  /** What every fact that moves money names. */
  get booked(): { readonly invoiceId: string; readonly books: Books } {
    return { invoiceId: this.invoiceId, books: this.invoice.books };
  }

  /** Who answers for it now. */
  get payerId(): string {
    return payerOf(this.invoice);
  }

  /** The account that asks; null: a process or a link does. */
  get accountId(): string | null {
    return this.actor.kind === 'account' ? this.actor.accountId : null;
  }

  /** The account that looks after the payee's money. @throws InvoiceError `not_treasurer` */
  treasurer(): string {
    if (!this.collects || this.accountId === null) throw new InvoiceError('not_treasurer');
    return this.accountId;
  }

  /** The account that owes it, leads the team that does, or has a share of it. @throws InvoiceError `not_payer` */
  paying(): string {
    const { accountId } = this;
    const shares = this.invoice.shares.some((one) => one.accountId === accountId);
    if (accountId === null || !(this.leads || shares || accountId === this.payerId))
      throw new InvoiceError('not_payer');
    return accountId;
  }

  /** Why nothing of it can be paid. */
  nothingOpen(): InvoiceError {
    return new InvoiceError(writtenOffOf(this.invoice) > 0 ? 'written_off' : 'nothing_open');
  }

  /** @throws InvoiceError `currency_differs` */
  requireCurrency(currency: string): void {
    const right = this.invoice.books.currency;
    if (currency !== right) throw new InvoiceError('currency_differs', { currency: right });
  }

  /** @throws InvoiceError `payment_unknown` */
  payment(paymentId: string): Payment {
    const payment = this.invoice.payments.get(paymentId);
    if (!payment) throw new InvoiceError('payment_unknown');
    return payment;
  }
}
