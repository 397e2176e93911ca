import fc from 'fast-check';
import { differencesOf, sumsOf, type Side } from './reconciliation-differences';

const day = '2026-03-02';
let made = 0;
const side = (more: Partial<Side> = {}): Side => ({
  ...{ id: `s${(made += 1)}`, at: `${day}T12:00:00.000Z`, about: 'payment', key: 'p1', amountMinor: 19_000 },
  ...{ currency: 'USD', invoiceId: 'i1', paymentId: 'p1', payerId: null },
  ...more,
});
const kinds = (movements: readonly Side[], entries: readonly Side[]) =>
  differencesOf(day, movements, entries).map(({ kind }) => kind);

describe('provider and books', () => {
  it('agree where each movement has its entry, whichever day that came', () => {
    expect(kinds([side()], [side()])).toEqual([]);
    expect(
      kinds([side({ at: '2026-03-02T23:59:59.000Z' })], [side({ at: '2026-03-04T08:00:00.000Z' })]),
    ).toEqual([]);
    expect(kinds([side({ at: '2026-02-27T09:00:00.000Z' })], [side()])).toEqual([]);
  });

  it('differ by what one of them does not have', () => {
    expect(kinds([side()], [])).toEqual(['missing_here']);
    expect(kinds([], [side()])).toEqual(['missing_there']);
    expect(kinds([side({ key: 'p2' })], [side()])).toEqual(['missing_here', 'missing_there']);
    expect(
      kinds([side({ about: 'refund', amountMinor: -500 })], [side({ about: 'refund', key: 'p9' })]),
    ).toEqual([...['missing_here', 'missing_there']]);
  });

  it('differ by amounts, and by currencies', () => {
    expect(differencesOf(day, [side({ amountMinor: 18_000 })], [side()])).toMatchObject([
      { kind: 'amount_differs', movement: { amountMinor: 18_000 }, entry: { amountMinor: 19_000 } },
    ]);
    expect(kinds([side({ currency: 'EUR' })], [side()])).toEqual(['amount_differs']);
  });

  it('know what moved twice, and what is of no payment of ours', () => {
    expect(kinds([side(), side()], [side()])).toEqual(['duplicate']);
    expect(kinds([side({ key: null }), side({ key: null, about: 'fee' })], [])).toEqual(['orphan', 'orphan']);
  });

  it('take two refunds of a payment for two', () => {
    const refund = (amountMinor: number) => side({ about: 'refund', amountMinor });
    expect(kinds([refund(-500), refund(-700)], [refund(-700), refund(-500)])).toEqual([]);
    expect(kinds([refund(-500), refund(-700)], [refund(-700)])).toEqual(['missing_here']);
  });

  it('are told of on the day on which something moved, and on no other', () => {
    const before = side({ at: '2026-03-01T12:00:00.000Z', key: 'p0' });
    expect(kinds([before], [])).toEqual([]);
    expect(kinds([], [before])).toEqual([]);
    // The movement's day tells of it.
    const [movement, entry] = [side({ at: '2026-03-01T12:00:00.000Z', amountMinor: 1 }), side()];
    expect(kinds([movement], [entry])).toEqual([]);
    expect(differencesOf('2026-03-01', [movement], [entry])).toHaveLength(1);
  });

  it('differ by exactly what a case explains', () => {
    const any = fc.record({
      ...{ key: fc.constantFrom('p1', 'p2', 'p3', null), amountMinor: fc.integer({ min: -900, max: 900 }) },
      ...{ about: fc.constantFrom('payment', 'refund', 'fee'), currency: fc.constantFrom('USD', 'EUR') },
    });
    const sides = fc.array(
      any.map((more) => side(more as Partial<Side>)),
      { maxLength: 8 },
    );
    const booked = sides.map((of) => of.filter(({ key }) => key !== null));
    fc.assert(
      fc.property(sides, booked, (movements, entries) => {
        const found = differencesOf(day, movements, entries);
        for (const { currency, providerMinor, ledgerMinor } of sumsOf(movements, entries)) {
          const of = (one: Side | null): number => (one?.currency === currency ? one.amountMinor : 0);
          const explained = found.reduce((sum, { movement, entry }) => sum + of(movement) - of(entry), 0);
          expect(explained).toBe(providerMinor - ledgerMinor);
        }
      }),
    );
  });
});
