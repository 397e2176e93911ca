import { ReadModelReader, type ReadFilter } from '@fieldhouse/kernel/runtime';
import { ACCOUNTS, balancesOf } from '@fieldhouse/money';
import { MONGO_DB, type LedgerBooks, type MonthOfBooks, type ProviderBooking } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { financeCasesModel, type FinanceCaseDocument } from '../reconciliation/finance-cases.projection';
import {
  reconciledDaysModel,
  type ReconciledDayDocument,
} from '../reconciliation/reconciled-days.projection';
import { entryDigest } from './entry-digest';
import { ledgerEntriesModel, type LedgerEntryDocument, type Sums } from './ledger.read-model';
import { NOTHING, withEntry } from './sums';

type EntryFilter = ReadFilter<LedgerEntryDocument>;
/** 5 s, as a reader waits for 200 ms each time. */
const TRIES = 25;
const ABOUT: Readonly<Partial<Record<LedgerEntryDocument['type'], ProviderBooking['about']>>> = {
  ...{ CardPaid: 'payment', CardFeeKnown: 'payment', RefundPaid: 'refund', RefundReturned: 'refund' },
  ...{ PaymentDisputed: 'dispute', DisputeWon: 'dispute', PayoutPaid: 'payout', PayoutFailed: 'payout' },
};

/** What is asked of the books before a day is reconciled or a month is closed. */
@Injectable()
export class LedgerBooksReader implements LedgerBooks {
  private readonly entries: ReadModelReader<LedgerEntryDocument>;
  private readonly cases: ReadModelReader<FinanceCaseDocument>;
  private readonly days: ReadModelReader<ReconciledDayDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.entries = new ReadModelReader(db, ledgerEntriesModel);
    this.cases = new ReadModelReader(db, financeCasesModel);
    this.days = new ReadModelReader(db, reconciledDaysModel);
  }

  async reach(position: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [books, cases] = await Promise.all([
        this.entries.atLeast(position),
        this.cases.atLeast(position),
      ]);
      if (books && cases) return true;
    }
    return false;
  }

  async atProvider(from: string, to: string): Promise<readonly ProviderBooking[]> {
    const at = { $gte: from, $lt: to };
    const found = await this.entries.find({ at, accounts: 'provider' }).toArray();
    // A fee that became known later stands with its payment, on the payment's day.
    const paid = new Set(found.filter(({ type }) => type === 'CardPaid').map(({ paymentId }) => paymentId));
    const lone = found.filter(({ type, paymentId }) => type === 'CardFeeKnown' && !paid.has(paymentId));
    const payments = { type: 'CardPaid', paymentId: { $in: lone.map(({ paymentId }) => paymentId) } };
    const before = lone.length > 0 ? await this.entries.find(payments as EntryFilter).toArray() : [];
    return bookingsOf([...before, ...found]);
  }

  async month(period: string): Promise<MonthOfBooks> {
    const within = { $gte: `${period}-01`, $lt: `${period}-32` };
    const digest = entryDigest();
    const sums = new Map<string, Sums>();
    for await (const entry of this.entries.find({ at: within }).sort({ at: 1, _id: 1 })) {
      digest.add(entry);
      sums.set(entry.currency, withEntry(sums.get(entry.currency) ?? NOTHING, { ...entry, due: [] }));
    }
    const totals = [...sums].sort().flatMap(([currency, { accounts }]) =>
      ACCOUNTS.flatMap((account) => {
        const turnover = accounts[account];
        return turnover ? [{ account, currency, ...turnover }] : [];
      }),
    );
    const openCases = await this.cases.count({
      state: 'open',
      day: within,
    });
    const entries = [...sums.values()].reduce((sum, one) => sum + one.entries, 0);
    return { entries, totals, digest: digest.end(), openCases };
  }

  async looks(fromDay: string): ReturnType<LedgerBooks['looks']> {
    const found = await this.days.find({ _id: { $gte: fromDay } }).toArray();
    return found.map(({ _id: day, reconciledAt, open }) => ({ day, reconciledAt, open }));
  }
}

const bookingsOf = (entries: readonly LedgerEntryDocument[]): readonly ProviderBooking[] => {
  const bookings = new Map<string, ProviderBooking>();
  for (const entry of entries) {
    const about = ABOUT[entry.type];
    const amountMinor = balancesOf(entry.postings).get('provider') ?? 0;
    if (about === undefined) continue;
    const key = about === 'payout' ? entry._id.slice(0, entry._id.lastIndexOf('.')) : entry.paymentId;
    const id = about === 'payment' ? `payment ${key}` : entry._id;
    const { at, currency, invoiceId, paymentId, accountId: payerId } = entry;
    const before = bookings.get(id);
    const first = entry.type === 'CardFeeKnown' && before ? before : { entryId: entry._id, at };
    bookings.set(id, {
      ...{ entryId: first.entryId, at: first.at, about, key },
      amountMinor: amountMinor + (before?.amountMinor ?? 0),
      ...{ currency, invoiceId, paymentId, payerId },
    });
  }
  return [...bookings.values()];
};
