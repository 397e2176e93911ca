/** What an invoice has been told (business rules 5.6.2). `written_off`: nobody will pay the rest. */
export type InvoiceFacts = {
  readonly issued: boolean;
  readonly voided: boolean;
  readonly writtenOff: boolean;
  readonly totalMinor: number;
  /** What is paid by whichever way, less what was disputed; credits included. */
  readonly paidMinor: number;
};
export type InvoiceState = 'draft' | 'open' | 'partially_paid' | 'paid' | 'void' | 'written_off';

/** One state for whatever has happened. What is paid is paid, whatever it costs: an invoice over 0 is paid when sent. */
export const invoiceState = (facts: InvoiceFacts): InvoiceState => {
  if (!facts.issued) return 'draft';
  if (facts.voided) return 'void';
  if (facts.paidMinor >= facts.totalMinor) return 'paid';
  if (facts.writtenOff) return 'written_off';
  return facts.paidMinor > 0 ? 'partially_paid' : 'open';
};

/** Derived, never a fact: something is still owed after the day (yyyy-mm-dd) by which it was due. */
export const isOverdue = (state: InvoiceState, dueOn: string, today: string): boolean =>
  (state === 'open' || state === 'partially_paid') && today > dueOn;
