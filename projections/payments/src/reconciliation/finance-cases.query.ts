import type {
  CasesQuery,
  FinanceCasesView,
  FinanceCaseView,
  PeriodsView,
  ReconciliationsView,
} from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { accountName, type Account } from '@fieldhouse/money';
import { MONGO_DB, pageOf } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { ledgerEntriesModel, type LedgerEntryDocument } from '../ledger/ledger.read-model';
import { closedPeriodsModel, type ClosedPeriodDocument } from './closed-periods.projection';
import { financeCasesModel, type FinanceCaseDocument } from './finance-cases.projection';
import { reconciledDaysModel, type ReconciledDayDocument } from './reconciled-days.projection';

const DAYS_LISTED = 90;
const PERIODS_LISTED = 120;
type PersonOf = (accountId: string) => { readonly accountId: string; readonly name: string | null };

/** The only reader of what was reconciled and closed. */
@Injectable()
export class FinanceCasesQuery {
  private readonly cases: ReadModelReader<FinanceCaseDocument>;
  private readonly days: ReadModelReader<ReconciledDayDocument>;
  private readonly closed: ReadModelReader<ClosedPeriodDocument>;
  private readonly entries: ReadModelReader<LedgerEntryDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly people: PeopleDirectory,
  ) {
    this.cases = new ReadModelReader(db, financeCasesModel);
    this.days = new ReadModelReader(db, reconciledDaysModel);
    this.closed = new ReadModelReader(db, closedPeriodsModel);
    this.entries = new ReadModelReader(db, ledgerEntriesModel);
  }

  /** The newest first. @throws 400 for a cursor that is none of ours */
  async page({ state, ...asked }: CasesQuery): Promise<FinanceCasesView> {
    const { rows, next } = await pageOf(this.cases, ['openedAt', -1], { state }, asked);
    const position = await this.cases.appliedTo();
    const personOf = await this.named(
      rows.flatMap(({ ownerId, notes, closed, reopened }) => [
        ownerId,
        closed?.by ?? null,
        ...notes.map(({ by }) => by),
        ...reopened.flatMap((one) => [one.by, one.closed?.by ?? null]),
      ]),
    );
    return { position, cases: rows.map((row) => viewOf(row, personOf)), next };
  }

  async reconciliations(atLeast?: string): Promise<ReconciliationsView> {
    await this.days.atLeast(atLeast);
    const position = await this.days.appliedTo();
    const found = await this.days.find({}).sort({ _id: -1 }).limit(DAYS_LISTED).toArray();
    const days = found.map(({ _id: day, reconciledAt, movements, entries, open, sums }) => ({
      ...{ day, reconciledAt, movements, entries, open, sums },
    }));
    return { position, days };
  }

  async periods(atLeast?: string): Promise<PeriodsView> {
    await this.closed.atLeast(atLeast);
    const position = await this.closed.appliedTo();
    const [found, [first]] = await Promise.all([
      this.closed.find({}).sort({ _id: -1 }).limit(PERIODS_LISTED).toArray(),
      this.entries.find({}).sort({ at: 1 }).limit(1).toArray(),
    ]);
    const personOf = await this.named(found.map(({ closedBy }) => closedBy));
    const periods = found.map(
      ({ _id: period, closedAt, closedBy, entries, digest, openCases, reason, totals }) => ({
        ...{ period, closedAt, closedBy: personOf(closedBy), entries, digest, openCases, reason },
        totals: totals.map((one) => ({ ...one, name: accountName(one.account as Account) })),
      }),
    );
    return { position, since: first?.at.slice(0, 'yyyy-mm'.length) ?? null, periods };
  }

  private async named(accountIds: readonly (string | null)[]): Promise<PersonOf> {
    const ids = accountIds.filter((one) => one !== null);
    const known = await this.people.known([...new Set(ids)]);
    return (accountId) => ({ accountId, name: known.get(accountId)?.name ?? null });
  }
}

const viewOf = (document: FinanceCaseDocument, personOf: PersonOf): FinanceCaseView => {
  const { _id: caseId, day, kind, about, currency, providerMinor, ledgerMinor } = document;
  const { movementId, entryId, invoiceId, paymentId, openedAt, ownerId, notes, closed, reopened } = document;
  const closedOf = (one: FinanceCaseDocument['closed']) =>
    one && { ...one, by: one.by === null ? null : personOf(one.by) };
  return {
    ...{ caseId, day, kind, about, currency, providerMinor, ledgerMinor },
    ...{ movementId, entryId, invoiceId, paymentId, openedAt },
    owner: ownerId === null ? null : personOf(ownerId),
    notes: notes.map(({ at, by, note }) => ({ at, by: personOf(by), note })),
    closed: closedOf(closed),
    reopened: reopened.map((one) => ({ ...one, by: personOf(one.by), closed: closedOf(one.closed) })),
  };
};
