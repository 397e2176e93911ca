import type { AskedOf, Completed, periodBodies, periodCommands } from '@fieldhouse/api-contract';
import type { PeriodEvent } from '@fieldhouse/events/payments';
import { DomainError, Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';

type Closed = PeriodEvent['data'];
/** What stands in the books of a month. */
export type BooksOfMonth = Pick<Closed, 'entries' | 'totals' | 'digest' | 'openCases'>;
export type PeriodAsked = Completed<AskedOf<typeof periodCommands, typeof periodBodies>, {}, 'period'>;
export type PeriodCommand = CommandContext & {
  /** yyyy-mm, of UTC. */
  readonly period: string;
} & Completed<PeriodAsked, { ClosePeriod: { readonly books: BooksOfMonth } }>;

export type PeriodErrorCode = 'month_not_over' | 'period_closed' | 'cases_open' | 'books_behind';
export class PeriodError extends DomainError<PeriodErrorCode> {}

export type Period = { readonly closed: boolean };
/** What is decided shortly before midnight is recorded shortly after it, and clocks differ. */
const SETTLED_AFTER_MS = 3_600_000;

const decide = (
  { period, at, actor, reason, books }: PeriodCommand,
  { closed }: Period,
): readonly PeriodEvent[] => {
  if (actor.kind !== 'account') throw new Unseen();
  if (closed) throw new PeriodError('period_closed');
  if (Date.parse(at) < endOf(period) + SETTLED_AFTER_MS) throw new PeriodError('month_not_over');
  const { entries, totals, digest, openCases } = books;
  if (openCases > 0 && reason === null) throw new PeriodError('cases_open', { openCases });
  return [
    {
      type: 'PeriodClosed',
      data: {
        ...{ period, entries, totals: [...totals], digest, openCases },
        ...{ reason: openCases > 0 ? reason : null, closedBy: actor.accountId, closedAt: at },
      },
    },
  ];
};

/** When a month is over, in milliseconds. @param period yyyy-mm */
export const endOf = (period: string): number => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return Date.UTC(year, month, 1);
};

export const periodDecider: Decider<Period, PeriodCommand, PeriodEvent> = {
  initialState: { closed: false },
  decide,
  evolve: () => ({ closed: true }),
};
/** The aggregate as the command runtime knows it: one for each month of UTC, `period-<yyyy-mm>`. */
export const periodAggregate = { category: 'period', decider: periodDecider } as const;
