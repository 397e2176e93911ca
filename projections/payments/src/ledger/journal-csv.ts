import { ENTRY_WORDS, invoiceWords, MONEY_CSV } from '@fieldhouse/api-contract';
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
  'Invoice',
  'Payment',
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
/** The lines of one entry. @param whose in words; without them as the log alone has it, which names nobody */
export const journalLines = (entry: Entry, whose: readonly string[] = keysOf(entry)): string =>
  entry.postings
    .map(({ account, amountMinor }) =>
      lineOf([dayOf(entry), accountName(account), ...sides(entry, amountMinor), ...told(entry, whose)]),
    )
    .join('');

export const ledgerHead = (): string => lineOf(LEDGER_HEAD);
/** What an entry writes into one account. @param before what stood in it, by currency; is moved on */
export const ledgerLines = (
  entry: Entry,
  account: Account,
  before: Map<string, number>,
  whose: readonly string[] = keysOf(entry),
): string =>
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
        ...told(entry, whose),
      ]);
    })
    .join('');

const dayOf = ({ at }: Entry): string => at.slice(0, 'yyyy-mm-dd'.length);
const sides = ({ currency }: Entry, amountMinor: number): readonly [debit: string, credit: string] => {
  const amount = decimalOf(Math.abs(amountMinor), minorDigits(currency));
  return amountMinor > 0 ? [amount, ''] : ['', amount];
};
const keysOf = ({ payee }: Entry): readonly string[] => (payee === null ? [] : [payee]);
/** As the list of entries has it; the ids by which others know it stand in columns of their own. */
const told = (entry: Entry, whose: readonly string[]): readonly string[] => {
  const { _id, currency, type, invoiceId, paymentId } = entry;
  const about = [...whose, ...(invoiceId === null ? [] : [invoiceWords(invoiceId)])];
  const words = [ENTRY_WORDS[type] ?? type, ...about].join(' · ');
  return [currency, words, _id, invoiceId ?? '', paymentId ?? ''];
};
