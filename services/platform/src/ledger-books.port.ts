/** What the books say moved at the card provider; a payment with the fee that was kept of it. */
export type ProviderBooking = {
  readonly entryId: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly about: 'payment' | 'refund' | 'dispute' | 'payout';
  /** The payment or the payout that it is of. */
  readonly key: string | null;
  /** Net, in minor units: below 0 for what went out. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly payerId: string | null;
};
/** What stands in the books of a month. */
export type MonthOfBooks = {
  readonly entries: number;
  readonly totals: readonly {
    readonly account: string;
    readonly currency: string;
    readonly debitMinor: number;
    readonly creditMinor: number;
  }[];
  /** SHA-256 of every entry, hexadecimal. */
  readonly digest: string;
  /** Cases that wait, of the days of it. */
  readonly openCases: number;
};

/** What is asked of the books before a day is reconciled or a month is closed; the composing application binds it to them. */
export type LedgerBooks = {
  /** Waits a while for them. @param position 20-digit text @returns whether everything up to there is in them */
  reach(position: string): Promise<boolean>;
  /** From an instant on (inclusive) and before another. */
  atProvider(from: string, to: string): Promise<readonly ProviderBooking[]>;
  /** @param period yyyy-mm, of UTC */
  month(period: string): Promise<MonthOfBooks>;
  /** The days from one on that were looked at. */
  looks(
    fromDay: string,
  ): Promise<readonly { readonly day: string; readonly reconciledAt: string; readonly open: number }[]>;
};

/** Nest token of the {@link LedgerBooks}. */
export const LEDGER_BOOKS = Symbol('LedgerBooks');
