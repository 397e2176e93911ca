import { foldBatch, type Positioned } from '@fieldhouse/kernel';
import fc from 'fast-check';
import { ledgerEntriesProjection } from './ledger-entries.projection';
import type { LedgerEntryDocument } from './ledger.read-model';
import { moneyLog } from './money-events.fixture';
import { faultsOf, ReplayedBooks } from './replay';

describe('books that are folded from the log alone', () => {
  it('are those of the read model, up to any instant', () => {
    fc.assert(
      fc.property(moneyLog, fc.nat(), (events, chosen) => {
        const until = events[chosen % Math.max(1, events.length)]?.metadata.occurredAt ?? '';
        const books = new ReplayedBooks(until);
        for (const event of events) books.add(event);
        const documents = new Map<string, Positioned<LedgerEntryDocument>>();
        foldBatch(ledgerEntriesProjection, documents, events);
        const live = [...documents.values()].filter(({ at }) => at <= until);
        expect(faultsOf(books.entries, live)).toEqual([]);
        expect(books.inOrder().map(({ at }) => at)).toEqual(live.map(({ at }) => at).sort());
      }),
      { numRuns: 200 },
    );
  });

  it('tell each entry that is missing, too much, or another', () => {
    const entry = (_id: string, amountMinor = 5): LedgerEntryDocument => ({
      ...{ _id, at: '2026-03-02T18:00:00.000Z', type: 'CardFeeKnown', currency: 'USD', payee: 'league.l1' },
      ...{ teamId: null, accountId: 'mia', invoiceId: 'i1', paymentId: 'p1', by: null, due: [] },
      postings: [
        { account: 'processing_fees', amountMinor },
        { account: 'provider', amountMinor: -amountMinor },
      ],
      accounts: ['processing_fees', 'provider'],
    });
    const replayed = new Map(['i1.0', 'i1.1', 'i1.2'].map((id) => [id, entry(id)]));
    expect(faultsOf(replayed, [entry('i1.3'), entry('i1.1', 6), entry('i1.0')])).toEqual([
      { entryId: 'i1.1', fault: 'differs' },
      { entryId: 'i1.2', fault: 'missing' },
      { entryId: 'i1.3', fault: 'extra' },
    ]);
    expect(faultsOf(new Map([['i1.0', entry('i1.0')]]), [{ ...entry('i1.0'), by: 'eve' }])).toHaveLength(1);
  });
});
