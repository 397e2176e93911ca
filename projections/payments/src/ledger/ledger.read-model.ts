import type { BookEntry, DueChange } from '@fieldhouse/events/payments';
import type { Account } from '@fieldhouse/money';

/** What one event wrote into the books; `_id` is `<invoiceId>.<revision>`. */
export type LedgerEntryDocument = Omit<BookEntry, 'entryId'> & {
  readonly _id: string;
  /** Each account once, to be looked up by. */
  readonly accounts: readonly Account[];
};
export const ledgerEntriesModel = { name: 'ledger-entries', version: 2 } as const;

/** What went into an account and out of it. */
export type Turnover = { readonly debitMinor: number; readonly creditMinor: number };
/** Money that moved, by what it was for; each less what was taken back of it. */
export type Flows = {
  readonly invoicedMinor: number;
  readonly collectedMinor: number;
  readonly refundedMinor: number;
  readonly disputedMinor: number;
  /** From the card provider to the bank. */
  readonly paidOutMinor: number;
};
/** Entries, added up. */
export type Sums = Flows & {
  readonly entries: number;
  readonly accounts: Readonly<Partial<Record<Account, Turnover>>>;
  /** What of `receivable` is due when, by day. */
  readonly due: readonly DueChange[];
};
/** Whose books a day is of: everybody's, those of a payee, or of what a team owes a payee. */
export type LedgerScope = 'all' | 'payee' | 'team';
/** A UTC day of one scope in one currency. `_id` is `<scope>|<payee>|<teamId>|<currency>|<day>`. */
export type LedgerDayDocument = Sums & {
  readonly _id: string;
  readonly scope: LedgerScope;
  readonly payee: string | null;
  readonly teamId: string | null;
  readonly currency: string;
  /** yyyy-mm-dd. */
  readonly day: string;
};
export const ledgerDaysModel = { name: 'ledger-days', version: 2 } as const;
