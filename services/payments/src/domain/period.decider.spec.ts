import type { PeriodEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { endOf, periodDecider, type PeriodCommand } from './period.decider';

const { given } = specification(periodDecider);
const books = {
  ...{ entries: 2, digest: 'ab12', openCases: 0 },
  totals: [{ account: 'receivable', currency: 'USD', debitMinor: 100, creditMinor: 20 }],
};
const close = (more: Partial<PeriodCommand> = {}): PeriodCommand => ({
  ...{ type: 'ClosePeriod', period: '2026-03', reason: null, books, at: '2026-04-02T09:00:00.000Z' },
  actor: { kind: 'account', accountId: 'fin' },
  ...more,
});
const closed = (more: Partial<PeriodEvent['data']> = {}): PeriodEvent => ({
  type: 'PeriodClosed',
  data: {
    ...{ period: '2026-03', ...books, reason: null, closedBy: 'fin', closedAt: '2026-04-02T09:00:00.000Z' },
    ...more,
  },
});

describe('a month of the books', () => {
  it('is closed with what stood in it, once', () => {
    given().when(close()).then(closed());
    given(closed()).when(close()).thenRefused('period_closed');
  });

  it('is closed once it is over for an hour, everywhere by the clock of the books', () => {
    given()
      .when(close({ at: '2026-03-31T23:59:59.999Z' }))
      .thenRefused('month_not_over');
    given()
      .when(close({ at: '2026-04-01T00:59:59.999Z' }))
      .thenRefused('month_not_over');
    expect(
      given()
        .when(close({ at: '2026-04-01T01:00:00.000Z' }))
        .events(),
    ).toHaveLength(1);
    expect(endOf('2025-12')).toBe(Date.parse('2026-01-01'));
  });

  it('is closed over open cases only with a reason', () => {
    const open = { ...books, openCases: 2 };
    given()
      .when(close({ books: open }))
      .thenRefused('cases_open', { openCases: 2 });
    const reason = 'The provider looks into it';
    given()
      .when(close({ books: open, reason }))
      .then(closed({ openCases: 2, reason }));
    given().when(close({ reason })).then(closed());
  });

  it('is closed by people', () => {
    given()
      .when(close({ actor: { kind: 'process', name: 'x' } }))
      .thenRefused('not_found');
  });
});
