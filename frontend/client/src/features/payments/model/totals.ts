import type { InvoiceCard, InvoiceView } from '@fieldhouse/api-contract';

/** Sums of invoices in one currency, in its minor units. */
export type Totals = {
  readonly currency: string;
  readonly askedMinor: number;
  readonly paidMinor: number;
  /** What was paid on top of that for the fee of cards. */
  readonly surchargeMinor: number;
  /** What of both has gone back. */
  readonly refundedMinor: number;
  readonly openMinor: number;
  /** What of it banks have taken back and not decided. */
  readonly disputedMinor: number;
  readonly overdueMinor: number;
};

/** Sums of a list, for each currency in it; what is not owed any more counts only with what was paid of it. */
export const totalsOf = (invoices: readonly InvoiceCard[]): readonly Totals[] =>
  [...new Set(invoices.map(({ currency }) => currency))].map((currency) => {
    const all = invoices.filter((one) => one.currency === currency);
    const sum = (of: (one: InvoiceCard) => number): number => all.reduce((total, one) => total + of(one), 0);
    return {
      currency,
      askedMinor: sum((one) => (one.standing === 'void' ? one.paidMinor : one.totalMinor)),
      paidMinor: sum(({ paidMinor }) => paidMinor),
      surchargeMinor: sum(({ surchargeMinor }) => surchargeMinor),
      refundedMinor: sum(({ refundedMinor }) => refundedMinor),
      openMinor: sum(({ openMinor }) => openMinor),
      disputedMinor: sum(({ disputed }) => disputed?.openMinor ?? 0),
      overdueMinor: sum(({ overdueMinor }) => overdueMinor),
    };
  });

/** What has come of it, as statements of cards have it: with the fee that the payer bore. */
export const cameOf = ({
  paidMinor,
  surchargeMinor,
}: Pick<InvoiceCard, 'paidMinor' | 'surchargeMinor'>): number => paidMinor + surchargeMinor;

/** What being late has cost of it. */
export const lateFeeIn = ({ lateFee }: Pick<InvoiceCard, 'lateFee'>): number =>
  lateFee && lateFee.chargedOn !== null ? lateFee.amountMinor : 0;

/** Whether something of it is still to be paid. */
export const isOpen = ({ openMinor, standing }: Pick<InvoiceCard, 'openMinor' | 'standing'>): boolean =>
  openMinor > 0 && standing !== 'void' && standing !== 'written_off';

/** What somebody is asked for of it: what is open, but for what a bank decides about. */
export const askedIn = (invoice: Pick<InvoiceCard, 'openMinor' | 'standing' | 'disputed'>): number =>
  isOpen(invoice) ? invoice.openMinor - (invoice.disputed?.openMinor ?? 0) : 0;

/** Whether what it is for is not held now, so that nothing is to be paid before it is again. */
export const isNotHeld = ({
  holdUntil,
  openMinor,
  standing,
}: Pick<InvoiceCard, 'holdUntil' | 'openMinor' | 'standing'>): boolean =>
  holdUntil !== null && openMinor === 0 && (standing === 'open' || standing === 'partially_paid');

/** What can be recorded as paid: what is open, also of what nobody is asked for because it is not held. */
export const recordableIn = (invoice: InvoiceView): number =>
  isNotHeld(invoice) ? invoice.totalMinor - invoice.paidMinor - invoice.writtenOffMinor : invoice.openMinor;
