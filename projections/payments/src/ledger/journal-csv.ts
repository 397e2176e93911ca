import { ENTRY_WORDS, MONEY_CSV } from '@fieldhouse/api-contract';
import { accountName, decimalOf, minorDigits, type Account } from '@fieldhouse/money';
import Papa from 'papaparse';
import type { LedgerEntryDocument } from './ledger.read-model';

type Entry = Pick<
  LedgerEntryDocument,
  '_id' | 'at' | 'type' | 'currency' | 'postings' | 'payee' | 'paymentId' | 'invoiceId'
>;
/** What accounting packages import as a general journal: a line for each posting, those of an entry under one reference. */
export const JOURNAL_HEAD = [
  'Date',
  'Account',
  'Debit',
  'Credit',
  'Currency',
  'Description',
  'Reference',
] as const;
/** The same by account, with what stands in it after each line. */
export const LEDGER_HEAD = [
  'Account',
  'Date',
  'Debit',
  'Credit',
  'Balance',
  ...JOURNAL_HEAD.slice(4),
] as const;

const lineOf = (cells: readonly string[]): string => `${Papa.unparse([[...cells]], MONEY_CSV)}\r\n`;

export const journalHead = (): string => lineOf(JOURNAL_HEAD);
/** The lines of one entry. */
export const journalLines = (entry: Entry): string =>
  entry.postings
    .map(({ account, amountMinor }) =>
      lineOf([dayOf(entry), accountName(account), ...sides(entry, amountMinor), ...told(entry)]),
    )
    .join('');

export const ledgerHead = (): string => lineOf(LEDGER_HEAD);
/** What an entry writes into one account. @param before what stood in it, by currency; is moved on */
export const ledgerLines = (entry: Entry, account: Account, before: Map<string, number>): string =>
  entry.postings
    .filter((posting) => posting.account === account)
    .map(({ amountMinor }) => {
      const balance = (before.get(entry.currency) ?? 0) + amountMinor;
      before.set(entry.currency, balance);
      const after = decimalOf(balance, minorDigits(entry.currency));
      return lineOf([
        accountName(account),
        dayOf(entry),
        ...sides(entry, amountMinor),
        after,
        ...told(entry),
      ]);
    })
    .join('');

const dayOf = ({ at }: Entry): string => at.slice(0, 'yyyy-mm-dd'.length);
const sides = ({ currency }: Entry, amountMinor: number): readonly [debit: string, credit: string] => {
  const amount = decimalOf(Math.abs(amountMinor), minorDigits(currency));
  return amountMinor > 0 ? [amount, ''] : ['', amount];
};
const told = ({ currency, type, payee, paymentId, _id }: Entry): readonly string[] => {
  const about = [payee, paymentId].filter((one) => one !== null);
  const words = ENTRY_WORDS[type] ?? type;
  return [currency, [words, ...about].join(', '), _id];
};
