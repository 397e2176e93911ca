import * as fc from 'fast-check';
import { balancesOf, postingsOf, reversalOf, type MoneyFact, type Posting } from './books';

const written = (fact: MoneyFact): readonly (readonly [string, number])[] =>
  postingsOf(fact).map(({ account, amountMinor }) => [account, amountMinor] as const);

describe('the books write', () => {
  it('what is invoiced as owed, by what it is for, with its tax', () => {
    const lines = [
      { kind: 'registration', netMinor: 7_000, taxMinor: 560 },
      { kind: 'charge', netMinor: 500, taxMinor: 0 },
      { kind: 'registration', netMinor: 1_000, taxMinor: 80 },
    ] as const;
    expect(written({ fact: 'invoiced', lines })).toEqual([
      ['receivable', 9_140],
      ['revenue:registration', -8_000],
      ['revenue:charge', -500],
      ['tax_payable', -640],
    ]);
  });

  it('a payment where it came in, what it pays, and what is over as a credit', () => {
    const parts = { amountMinor: 10_000, owedMinor: 7_000, earlyMinor: 2_000 };
    expect(written({ fact: 'paid', by: 'card', ...parts })).toEqual([
      ['provider', 10_000],
      ['receivable', -7_000],
      ['deposits', -2_000],
      ['credits', -1_000],
    ]);
    const cash = { fact: 'paid', by: 'offline', amountMinor: 500, owedMinor: 500, earlyMinor: 0 } as const;
    expect(written(cash)).toEqual([
      ['bank', 500],
      ['receivable', -500],
    ]);
  });

  it.each([
    [{ fact: 'deposit_applied', amountMinor: 5 }, 'deposits', 'receivable'],
    [{ fact: 'deposit_returned', by: 'card', amountMinor: 5 }, 'deposits', 'provider'],
    [{ fact: 'deposit_returned', by: 'credit', amountMinor: 5 }, 'deposits', 'credits'],
    [{ fact: 'fee_charged', amountMinor: 5 }, 'processing_fees', 'provider'],
    [{ fact: 'refunded', to: 'card', amountMinor: 5 }, 'refunds', 'provider'],
    [{ fact: 'refunded', to: 'offline', amountMinor: 5 }, 'refunds', 'bank'],
    [{ fact: 'refunded', to: 'credit', amountMinor: 5 }, 'refunds', 'credits'],
    [{ fact: 'dispute_won', amountMinor: 5, earlyMinor: 0, overMinor: 0 }, 'provider', 'receivable'],
    [{ fact: 'dispute_won', amountMinor: 5, earlyMinor: 5, overMinor: 0 }, 'provider', 'deposits'],
    [{ fact: 'disputed', amountMinor: 5, earlyMinor: 5, feeMinor: 0 }, 'deposits', 'provider'],
    [{ fact: 'dispute_lost', amountMinor: 5 }, 'write_offs', 'receivable'],
    [{ fact: 'credit_granted', amountMinor: 5 }, 'refunds', 'credits'],
    [{ fact: 'credit_returned', by: 'card', amountMinor: 5 }, 'credits', 'provider'],
    [{ fact: 'credit_returned', by: 'offline', amountMinor: 5 }, 'credits', 'bank'],
    [{ fact: 'credit_redeemed', amountMinor: 5, earlyMinor: 0 }, 'credits', 'receivable'],
    [{ fact: 'credit_redeemed', amountMinor: 5, earlyMinor: 5 }, 'credits', 'deposits'],
    [{ fact: 'credit_expired', amountMinor: 5 }, 'credits', 'revenue:credits_expired'],
    [{ fact: 'written_off', amountMinor: 5 }, 'write_offs', 'receivable'],
    [{ fact: 'paid_out', amountMinor: 5 }, 'bank', 'provider'],
  ] as const)('%j from one account to the other', (fact, debit, credit) => {
    expect(written(fact)).toEqual([
      [debit, 5],
      [credit, -5],
    ]);
  });

  it('a dispute as owed again, with its fee', () => {
    expect(written({ fact: 'disputed', amountMinor: 10_000, earlyMinor: 0, feeMinor: 1_500 })).toEqual([
      ['receivable', 10_000],
      ['processing_fees', 1_500],
      ['provider', -11_500],
    ]);
  });

  it('a dispute that is won after it was paid again as paid too much', () => {
    expect(written({ fact: 'dispute_won', amountMinor: 10_000, earlyMinor: 0, overMinor: 4_000 })).toEqual([
      ['provider', 10_000],
      ['receivable', -6_000],
      ['credits', -4_000],
    ]);
  });

  it('nothing for lines of nothing', () => {
    const lines = [{ kind: 'dues', netMinor: 0, taxMinor: 0 }] as const;
    expect(written({ fact: 'invoiced', lines })).toEqual([]);
  });

  it('what takes a fact back the other way round, debits first', () => {
    expect(reversalOf(postingsOf({ fact: 'paid_out', amountMinor: 5 }))).toEqual([
      { account: 'provider', amountMinor: 5 },
      { account: 'bank', amountMinor: -5 },
    ]);
  });
});

const amount = fc.integer({ min: 1, max: 5_000_000 });
const simple = fc.constantFrom(
  ...(['deposit_applied', 'fee_charged', 'dispute_lost', 'credit_granted'] as const),
  ...(['credit_expired', 'written_off', 'paid_out'] as const),
);
const way = fc.constantFrom('card' as const, 'offline' as const);
const kind = fc.constantFrom('registration' as const, 'dues' as const, 'charge' as const);
const facts: fc.Arbitrary<MoneyFact> = fc.oneof(
  fc.record({ fact: simple, amountMinor: amount }),
  fc.record({
    fact: fc.constant('deposit_returned' as const),
    by: fc.constantFrom('card', 'offline', 'credit'),
    amountMinor: amount,
  }),
  fc.record({ fact: fc.constant('credit_returned' as const), by: way, amountMinor: amount }),
  fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([owed, earlyMinor]) => ({
    fact: 'credit_redeemed' as const,
    amountMinor: owed + earlyMinor,
    earlyMinor,
  })),
  fc.record({
    ...{ fact: fc.constant('dispute_won' as const), amountMinor: amount },
    ...{ earlyMinor: amount, overMinor: amount },
  }),
  fc.record({
    fact: fc.constant('refunded' as const),
    to: fc.constantFrom('card' as const, 'offline' as const, 'credit' as const),
    amountMinor: amount,
  }),
  fc.record({
    ...{ fact: fc.constant('disputed' as const), amountMinor: amount, earlyMinor: amount },
    feeMinor: fc.nat(2_000),
  }),
  fc.record({
    fact: fc.constant('invoiced' as const),
    lines: fc.array(fc.record({ kind, netMinor: fc.nat(100_000), taxMinor: fc.nat(9_000) }), {
      maxLength: 5,
    }),
  }),
  fc
    .tuple(way, fc.nat(100_000), fc.nat(100_000), fc.nat(100_000))
    .map(([by, owedMinor, earlyMinor, over]) => ({
      fact: 'paid' as const,
      ...{ by, owedMinor, earlyMinor, amountMinor: owedMinor + earlyMinor + over },
    })),
);

describe('after whatever has happened', () => {
  const runs = { numRuns: process.env['FIELDHOUSE_LONG'] === '1' ? 50_000 : 2_000, seed: 13 };
  const sum = (postings: readonly Posting[]): number =>
    postings.reduce((total, { amountMinor }) => total + amountMinor, 0);

  it('every entry is balanced, and what is taken back leaves nothing', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 40 }), (life) => {
        for (const fact of life) {
          const postings = postingsOf(fact);
          expect(sum(postings)).toBe(0);
          expect(postings.some(({ amountMinor }) => amountMinor === 0)).toBe(false);
          const undone = balancesOf([...postings, ...reversalOf(postings)]);
          expect([...undone.values()].every((balance) => balance === 0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('the provider’s account is what it should hold: payments less refunds, fees, disputes and payouts', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 40 }), (life) => {
        let held = 0;
        for (const fact of life) {
          if (fact.fact === 'paid' && fact.by === 'card') held += fact.amountMinor;
          else if (fact.fact === 'refunded' && fact.to === 'card') held -= fact.amountMinor;
          else if (fact.fact === 'deposit_returned' && fact.by === 'card') held -= fact.amountMinor;
          else if (fact.fact === 'credit_returned' && fact.by === 'card') held -= fact.amountMinor;
          else if (fact.fact === 'fee_charged' || fact.fact === 'paid_out') held -= fact.amountMinor;
          else if (fact.fact === 'disputed') held -= fact.amountMinor + fact.feeMinor;
          else if (fact.fact === 'dispute_won') held += fact.amountMinor;
        }
        expect(balancesOf(life.flatMap((fact) => [...postingsOf(fact)])).get('provider') ?? 0).toBe(held);
      }),
      runs,
    );
  });
});
