import { ENTRY_WORDS } from '@fieldhouse/api-contract';
import { foldBatch, type Positioned } from '@fieldhouse/kernel';
import fc from 'fast-check';
import Papa from 'papaparse';
import { journalHead, journalLines, ledgerLines } from './journal-csv';
import { ledgerEntriesProjection } from './ledger-entries.projection';
import type { LedgerEntryDocument } from './ledger.read-model';
import { moneyLog } from './money-events.fixture';

const entry: Parameters<typeof journalLines>[0] = {
  ...{ _id: 'i1.0', at: '2026-03-02T18:00:00.000Z', type: 'CardPaid', currency: 'USD', payee: 'league.l1' },
  ...{ paymentId: 'p1', invoiceId: '7c29e818-9259' },
  postings: [
    { account: 'provider', amountMinor: 125_050 },
    { account: 'receivable', amountMinor: -125_050 },
  ],
};
const cells = (csv: string): string[][] => Papa.parse<string[]>(csv.trimEnd()).data;

describe('the journal as a file', () => {
  it('has a line for each posting, those of an entry under one reference', () => {
    const words = 'Card payment · Dana Whitfield (Harbor Lights) · Invoice 7c29e818';
    const told = ['USD', words, 'i1.0', '7c29e818-9259', 'p1'];
    expect(cells(journalHead() + journalLines(entry, ['Dana Whitfield (Harbor Lights)']))).toEqual([
      [
        ...['Date', 'Account', 'Debit', 'Credit', 'Currency', 'Description', 'Reference'],
        ...['Invoice', 'Payment'],
      ],
      ['2026-03-02', 'Card provider', '1250.50', '', ...told],
      ['2026-03-02', 'Receivable', '', '1250.50', ...told],
    ]);
    const [line] = cells(ledgerLines(entry, 'provider', new Map(), ['Dana Whitfield (Harbor Lights)']));
    expect(line).toEqual(['Card provider', '2026-03-02', '1250.50', '', '1250.50', ...told]);
  });

  it('names nobody where only the log is read', () => {
    const words = 'Card payment · league.l1 · Invoice 7c29e818';
    expect(cells(journalLines(entry))[0]?.[5]).toBe(words);
    const payout = { ...entry, type: 'PayoutPaid', payee: null, invoiceId: null, paymentId: null } as const;
    expect(cells(journalLines(payout))[0]?.slice(5)).toEqual(['Payout to the bank', 'i1.0', '', '']);
  });

  it('writes a currency without cents without them', () => {
    expect(cells(journalLines({ ...entry, currency: 'JPY' }))[0]?.[2]).toBe('125050');
  });

  it('keeps a spreadsheet from taking a text for a formula, and a number below 0 a number', () => {
    const [line] = cells(journalLines({ ...entry, _id: '=1+1' }));
    expect(line?.[6]).toBe("'=1+1");
    expect(cells(ledgerLines(entry, 'receivable', new Map()))[0]?.[4]).toBe('-1250.50');
    expect(cells(journalLines({ ...entry, _id: '-1+A1' }))[0]?.[6]).toBe("'-1+A1");
  });

  it('has debits and credits that are the same together, and nothing that the entries do not say', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        const documents = new Map<string, Positioned<LedgerEntryDocument>>();
        foldBatch(ledgerEntriesProjection, documents, events);
        const said = [...documents.values()].filter(({ currency }) => currency === 'USD');
        const lines = cells(said.map((one) => journalLines(one)).join('')).filter(([date]) => date !== '');
        const cents = (column: number): number =>
          lines.reduce((sum, line) => sum + Number((line[column] ?? '').replace('.', '')), 0);
        const debits = said.flatMap(({ postings }) => postings.map(({ amountMinor }) => amountMinor));
        expect(cents(2)).toBe(debits.filter((minor) => minor > 0).reduce((sum, minor) => sum + minor, 0));
        expect(cents(3)).toBe(cents(2));
      }),
      { numRuns: 300 },
    );
  });

  it('calls every event that moves money by a name', () => {
    expect(new Set(Object.values(ENTRY_WORDS)).size).toBe(Object.keys(ENTRY_WORDS).length);
  });
});
