import {
  ENTRY_WORDS,
  entryNotes,
  type AgeingView,
  type AsOfQuery,
  type CollectionQuery,
  type CollectionView,
  type EntriesQuery,
  type ExportQuery,
  type LedgerEntriesView,
  type LedgerEntryView,
  type TrialBalanceView,
} from '@fieldhouse/api-contract';
import { ReadModelReader, type ReadFilter } from '@fieldhouse/kernel/runtime';
import { accountName, ACCOUNTS, type Account } from '@fieldhouse/money';
import { MONGO_DB, pageOf } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { invoiceModel, type InvoiceDocument } from '../invoices/invoice.read-model';
import { ageingOf, lateAfter, overdueOf } from './ageing';
import { collectionOf } from './collection';
import { journalHead, journalLines, ledgerHead, ledgerLines } from './journal-csv';
import {
  ledgerDaysModel,
  ledgerEntriesModel,
  type LedgerDayDocument,
  type LedgerEntryDocument,
  type Sums,
} from './ledger.read-model';
import { balanceOf, NOTHING, together, withEntry, withoutEntry } from './sums';
import { daysOf, entriesOf, type Whose } from './whose';

type EntryFilter = ReadFilter<LedgerEntryDocument>;
type Told = Pick<LedgerEntryDocument, 'type' | 'currency' | 'postings' | 'due' | 'teamId' | 'at'>;
type ByKey = Map<string, Sums>;
const DAY = 'yyyy-mm-dd'.length;
const DAY_MS = 86_400_000;
/** From it on, as an instant goes on after its day. */
const NOON = 'T12';
const SHOWN_DAYS = 90;
const TEAMS_LISTED = 200;
const EXPORTED_TOGETHER = 500;

/** The only reader of the books. Amounts in minor units. */
@Injectable()
export class LedgerQuery {
  private readonly entries: ReadModelReader<LedgerEntryDocument>;
  private readonly days: ReadModelReader<LedgerDayDocument>;
  private readonly invoices: ReadModelReader<InvoiceDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly people: PeopleDirectory,
  ) {
    this.entries = new ReadModelReader(db, ledgerEntriesModel);
    this.days = new ReadModelReader(db, ledgerDaysModel);
    this.invoices = new ReadModelReader(db, invoiceModel);
  }

  /** What stands in each account as of an instant. */
  async trialBalance(asked: AsOfQuery): Promise<TrialBalanceView> {
    const { position, asOf } = await this.begin(asked);
    const sums = await this.until(asked, asOf, ({ currency }) => currency);
    const currencies = inOrder(sums).map(([currency, { accounts, entries }]) => {
      const rows = ACCOUNTS.flatMap((account) => {
        const turnover = accounts[account];
        return turnover && (turnover.debitMinor !== 0 || turnover.creditMinor !== 0)
          ? [{ account, name: accountName(account), ...turnover, balanceMinor: balanceOf(turnover) }]
          : [];
      });
      return {
        ...{ currency, entries, accounts: rows },
        debitMinor: rows.reduce((sum, { debitMinor }) => sum + debitMinor, 0),
        creditMinor: rows.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
      };
    });
    return { asOf, position, currencies };
  }

  /** What is owed as of an instant, by how long it has been due. @param zone as {@link lateAfter} */
  async ageing(asked: AsOfQuery, zone: string | null): Promise<AgeingView> {
    const { position, asOf } = await this.begin(asked);
    const today = lateAfter(asOf, zone);
    const sums = await this.until(asked, asOf, ({ currency }) => currency, { due: true });
    const ofTeams = await this.until(
      asked,
      asOf,
      ({ currency, teamId }) => (teamId === null ? null : `${currency} ${teamId}`),
      { due: true, byTeam: true },
    );
    const teams = inOrder(ofTeams).map(([key, { due }]) => {
      const [currency = '', teamId = ''] = key.split(' ');
      return { currency, row: { teamId, ...ageingOf(due, today) } };
    });
    const currencies = inOrder(sums).map(([currency, { due }]) => ({
      ...{ currency, ...ageingOf(due, today) },
      teams: teams
        .filter(({ currency: of, row }) => of === currency && row.totalMinor !== 0)
        .map(({ row }) => row)
        .sort((a, b) => overdueOf(b) - overdueOf(a) || b.totalMinor - a.totalMinor)
        .slice(0, TEAMS_LISTED),
    }));
    return { asOf, position, currencies };
  }

  /** What was asked, came and went over time. */
  async collection(asked: CollectionQuery): Promise<CollectionView> {
    const { position, asOf } = await this.begin(asked);
    const to = asked.to ?? asOf.slice(0, DAY);
    const from = asked.from ?? dayAfter(to, 1 - SHOWN_DAYS);
    const days: (Sums & { readonly currency: string; readonly day: string })[] = [];
    if (asked.person === undefined) {
      const where = { ...daysOf(asked), day: { $gte: from, $lte: to } };
      for await (const day of this.days.find(where, { projection: { due: 0 } }))
        days.push({ ...day, due: [] });
    } else {
      const at = { $gte: from, $lt: dayAfter(to, 1) };
      for await (const entry of this.entries.find({ ...entriesOf(asked), at }))
        days.push({
          ...withEntry(NOTHING, entry),
          ...{ currency: entry.currency, day: entry.at.slice(0, DAY) },
        });
    }
    return { from, to, position, rows: [...collectionOf(days, asked.by)] };
  }

  /** Entries, the newest first. @throws 400 for a cursor that is none of ours */
  async page(asked: EntriesQuery): Promise<LedgerEntriesView> {
    const { account, type, payment, invoice, from, to } = asked;
    const at = {
      ...(from === undefined ? {} : { $gte: new Date(from).toISOString() }),
      ...(to === undefined ? {} : { $lte: new Date(to).toISOString() }),
    };
    const where = {
      ...entriesOf(asked),
      ...(account === undefined ? {} : { accounts: account }),
      ...(type === undefined ? {} : { type }),
      ...(payment === undefined ? {} : { paymentId: payment }),
      ...(invoice === undefined ? {} : { invoiceId: invoice }),
      ...(Object.keys(at).length > 0 ? { at } : {}),
    } as EntryFilter;
    const [{ rows, next }] = await Promise.all([
      pageOf(this.entries, ['at', -1], where, asked),
      this.invoices.atLeast(asked.atLeast),
    ]);
    const position = await this.entries.appliedTo();
    return { position, entries: await this.named(rows), next };
  }

  /** The general journal, as it is read: an entry after the other, the oldest first. */
  async *journal(asked: ExportQuery): AsyncGenerator<string> {
    yield journalHead();
    for await (const { entry, whose } of this.exported(asked)) yield journalLines(entry, whose);
  }

  /** The same by account, with what stands in it after each line; what stood in it before its first is in none. */
  async *ledger(asked: ExportQuery): AsyncGenerator<string> {
    yield ledgerHead();
    for (const account of ACCOUNTS) {
      const standing = new Map<string, number>();
      for await (const { entry, whose } of this.exported(asked, account))
        yield ledgerLines(entry, account, standing, whose);
    }
  }

  /** As they are listed, with the names of whoever they are about. */
  private async named(rows: readonly LedgerEntryDocument[]): Promise<LedgerEntryView[]> {
    const ids = rows.flatMap(({ accountId, by }) => [accountId, by]).filter((one) => one !== null);
    const [known, invoices] = await Promise.all([
      this.people.known([...new Set(ids)]),
      this.invoices.byIds([...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))]),
    ]);
    const personOf = (accountId: string | null): LedgerEntryView['person'] =>
      accountId === null ? null : { accountId, name: known.get(accountId)?.name ?? null };
    return rows.map((row) => viewOf(row, personOf, invoices.get(row.invoiceId ?? '')));
  }

  private async *exported(
    asked: ExportQuery,
    account?: Account,
  ): AsyncGenerator<{ readonly entry: LedgerEntryDocument; readonly whose: readonly string[] }> {
    const isWhole = asked.payee === undefined;
    for await (const rows of inParts(this.documents(asked, account))) {
      const views = await this.named(rows);
      for (const [nth, entry] of rows.entries()) {
        const view = views[nth];
        yield { entry, whose: view ? entryNotes(view, isWhole) : [] };
      }
    }
  }

  private documents(asked: ExportQuery, account?: Account): AsyncIterable<LedgerEntryDocument> {
    const { from, to } = asked;
    const at = {
      ...(from === undefined ? {} : { $gte: from }),
      ...(to === undefined ? {} : { $lt: dayAfter(to, 1) }),
    };
    const where = {
      ...entriesOf(asked),
      ...(account === undefined ? {} : { accounts: account }),
      ...(Object.keys(at).length > 0 ? { at } : {}),
    } as EntryFilter;
    return this.entries.find(where).sort({ at: 1, _id: 1 });
  }

  private async begin(asked: {
    readonly atLeast?: string;
    readonly asOf?: string;
  }): Promise<{ readonly position: string; readonly asOf: string }> {
    await Promise.all([this.entries.atLeast(asked.atLeast), this.days.atLeast(asked.atLeast)]);
    const applied = await Promise.all([this.entries.appliedTo(), this.days.appliedTo()]);
    const now = new Date().toISOString();
    const asOf = asked.asOf === undefined ? now : new Date(asked.asOf).toISOString();
    // What is still to come stands in no books.
    return { position: applied.sort()[0] ?? '', asOf: asOf < now ? asOf : now };
  }

  /**
   * Everything up to an instant, added up under a key: whole days before it, and entries of its own day. Of the
   * afternoon of a day that is over it is that day as well, less the entries that came later.
   * @param keyOf null: it is left out
   */
  private async until(
    asked: Whose,
    asOf: string,
    keyOf: (of: { readonly currency: string; readonly teamId: string | null }) => string | null,
    { due = false, byTeam = false } = {},
  ): Promise<ByKey> {
    const sums: ByKey = new Map();
    const change = (
      of: { readonly currency: string; readonly teamId: string | null },
      changed: (before: Sums) => Sums,
    ): void => {
      const key = keyOf(of);
      if (key !== null) sums.set(key, changed(sums.get(key) ?? NOTHING));
    };
    const today = asOf.slice(0, DAY);
    const isWhole = asked.person === undefined;
    const isOver = today < new Date().toISOString().slice(0, DAY);
    const isLate = isWhole && isOver && asOf.slice(DAY) >= NOON;
    const reading: Promise<void>[] = [];
    if (isWhole) {
      const where = {
        ...daysOf(asked, byTeam ? 'team' : undefined),
        day: isLate ? { $lte: today } : { $lt: today },
      };
      reading.push(
        (async () => {
          const only = due ? {} : { projection: { due: 0 } };
          for await (const day of this.days.find(where, only))
            change(day, (before) => together(before, due ? day : { ...day, due: [] }));
        })(),
      );
    }
    const ofToday = isLate ? { $gt: asOf, $lt: dayAfter(today, 1) } : { $gte: today, $lte: asOf };
    const at = isWhole ? ofToday : { $lte: asOf };
    const changedBy = isLate ? withoutEntry : withEntry;
    const where = { ...entriesOf(asked), at } as EntryFilter;
    const fields = { type: 1, currency: 1, postings: 1, teamId: 1, ...(due ? { due: 1 } : {}) };
    reading.push(
      (async () => {
        for await (const entry of this.entries.find(where, { projection: fields }) as AsyncIterable<Told>)
          change(entry, (before) => changedBy(before, due ? entry : { ...entry, due: [] }));
      })(),
    );
    await Promise.all(reading);
    return sums;
  }
}

/** Some of them at a time, however many there are: enough for their names to be looked up together. */
async function* inParts<T>(all: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let part: T[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < EXPORTED_TOGETHER) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const inOrder = (sums: ByKey): readonly (readonly [string, Sums])[] =>
  [...sums].filter(([, { entries }]) => entries > 0).sort(([a], [b]) => (a < b ? -1 : 1));
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY);

const viewOf = (
  {
    _id,
    at,
    type,
    currency,
    payee,
    teamId,
    accountId,
    invoiceId,
    paymentId,
    by,
    postings,
  }: LedgerEntryDocument,
  personOf: (accountId: string | null) => LedgerEntryView['person'],
  of: Pick<InvoiceDocument, 'invoice'> | undefined,
): LedgerEntryView => ({
  ...{ entryId: _id, at, type, currency, payee, teamId, invoiceId, paymentId },
  ...{ payeeName: of?.invoice.payeeName || null, teamName: of?.invoice.teamName || null },
  description: ENTRY_WORDS[type] ?? type,
  ...{ person: personOf(accountId), by: personOf(by) },
  postings: postings.map(({ account, amountMinor }) => ({
    account,
    name: accountName(account),
    amountMinor,
  })),
});
