/** What revenue is for; each has an account of its own. */
export type RevenueKind =
  'registration' | 'dues' | 'booking' | 'session' | 'charge' | 'late_fee' | 'credits_expired';

/**
 * The accounts (business rules 5.6.10). Assets and costs grow by debits: `receivable`, `provider` (what the card provider
 * holds for us), `bank`, `processing_fees`, `refunds`, `write_offs`. Liabilities and revenue grow by credits.
 */
export type Account =
  | 'receivable'
  | 'provider'
  | 'bank'
  | 'processing_fees'
  | 'refunds'
  | 'write_offs'
  | 'tax_payable'
  | 'credits'
  | 'deposits'
  | `revenue:${RevenueKind}`;

/** A line of the books: a debit is above 0, a credit below, in minor units. */
export type Posting = { readonly account: Account; readonly amountMinor: number };

/** Where money comes in and goes out: through the card provider, or by cash and transfer. */
export type Way = 'card' | 'offline';

/** What happens to money, as the books see it. Amounts are above 0 unless they say otherwise. */
export type MoneyFact =
  /** What is owed from now on: accrued when it is certain, whether or not it is paid. Tax may be 0. */
  | {
      readonly fact: 'invoiced';
      readonly lines: readonly {
        readonly kind: RevenueKind;
        readonly netMinor: number;
        readonly taxMinor: number;
      }[];
    }
  /** `owedMinor` of it pays what is owed, 0 or more; `earlyMinor` what is not owed yet; the rest becomes a credit. */
  | {
      readonly fact: 'paid';
      readonly by: Way;
      readonly amountMinor: number;
      readonly owedMinor: number;
      readonly earlyMinor: number;
    }
  /** What was paid early pays what is owed now. */
  | { readonly fact: 'deposit_applied'; readonly amountMinor: number }
  /** What was paid early and is never owed goes back. */
  | { readonly fact: 'deposit_returned'; readonly by: Way | 'credit'; readonly amountMinor: number }
  | { readonly fact: 'fee_charged'; readonly amountMinor: number }
  /** `credit`: it stays with us, to be used later. */
  | { readonly fact: 'refunded'; readonly to: Way | 'credit'; readonly amountMinor: number }
  /**
   * The provider takes it back while a bank asks; it is owed again meanwhile. `earlyMinor` of it is not owed yet: it is no
   * deposit meanwhile. The fee may be 0.
   */
  | {
      readonly fact: 'disputed';
      readonly amountMinor: number;
      readonly earlyMinor: number;
      readonly feeMinor: number;
    }
  /** `overMinor` of it had been paid again meanwhile; `earlyMinor` is a deposit again. */
  | {
      readonly fact: 'dispute_won';
      readonly amountMinor: number;
      readonly earlyMinor: number;
      readonly overMinor: number;
    }
  | { readonly fact: 'dispute_lost'; readonly amountMinor: number }
  | { readonly fact: 'credit_granted'; readonly amountMinor: number }
  /** What was paid too much goes back as it came. */
  | { readonly fact: 'credit_returned'; readonly by: Way; readonly amountMinor: number }
  /** It pays what is owed; `earlyMinor` of it what is not owed yet, 0 or more. */
  | { readonly fact: 'credit_redeemed'; readonly amountMinor: number; readonly earlyMinor: number }
  | { readonly fact: 'credit_expired'; readonly amountMinor: number }
  | { readonly fact: 'written_off'; readonly amountMinor: number }
  | { readonly fact: 'paid_out'; readonly amountMinor: number };

/** What a fact writes into the books: debits first, together 0. */
export const postingsOf = (fact: MoneyFact): readonly Posting[] => {
  switch (fact.fact) {
    case 'invoiced':
      return invoiced(fact.lines);
    case 'paid':
      return paid(fact);
    case 'deposit_applied':
      return moved('deposits', 'receivable', fact.amountMinor);
    case 'deposit_returned':
      return moved('deposits', holderOf(fact.by), fact.amountMinor);
    case 'fee_charged':
      return moved('processing_fees', 'provider', fact.amountMinor);
    case 'refunded':
      return moved('refunds', holderOf(fact.to), fact.amountMinor);
    case 'disputed':
      return written([
        { account: 'receivable', amountMinor: fact.amountMinor - fact.earlyMinor },
        { account: 'deposits', amountMinor: fact.earlyMinor },
        { account: 'processing_fees', amountMinor: fact.feeMinor },
        { account: 'provider', amountMinor: -fact.amountMinor - fact.feeMinor },
      ]);
    case 'dispute_won':
      return written([
        { account: 'provider', amountMinor: fact.amountMinor },
        { account: 'receivable', amountMinor: fact.overMinor + fact.earlyMinor - fact.amountMinor },
        { account: 'deposits', amountMinor: 0 - fact.earlyMinor },
        { account: 'credits', amountMinor: -fact.overMinor },
      ]);
    case 'dispute_lost':
    case 'written_off':
      return moved('write_offs', 'receivable', fact.amountMinor);
    case 'credit_granted':
      return moved('refunds', 'credits', fact.amountMinor);
    case 'credit_returned':
      return moved('credits', holderOf(fact.by), fact.amountMinor);
    case 'credit_redeemed':
      return written([
        { account: 'credits', amountMinor: fact.amountMinor },
        { account: 'receivable', amountMinor: fact.earlyMinor - fact.amountMinor },
        { account: 'deposits', amountMinor: 0 - fact.earlyMinor },
      ]);
    case 'credit_expired':
      return moved('credits', 'revenue:credits_expired', fact.amountMinor);
    case 'paid_out':
      return moved('bank', 'provider', fact.amountMinor);
  }
};

/** What takes a fact back: the same accounts the other way round. Nothing in the books is ever changed or deleted. */
export const reversalOf = (postings: readonly Posting[]): readonly Posting[] =>
  postings
    .map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }))
    .toSorted((a, b) => Number(a.amountMinor < 0) - Number(b.amountMinor < 0));

/** What stands in each account after these postings, those that are 0 included once they were used. */
export const balancesOf = (postings: Iterable<Posting>): ReadonlyMap<Account, number> => {
  const balances = new Map<Account, number>();
  for (const { account, amountMinor } of postings)
    balances.set(account, (balances.get(account) ?? 0) + amountMinor);
  return balances;
};

const HOLDERS = { card: 'provider', offline: 'bank', credit: 'credits' } as const;
const holderOf = (way: keyof typeof HOLDERS): Account => HOLDERS[way];

const invoiced = (lines: Extract<MoneyFact, { fact: 'invoiced' }>['lines']): readonly Posting[] => {
  const total = lines.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  const tax = lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const revenue = balancesOf(
    lines.map(({ kind, netMinor }): Posting => ({ account: `revenue:${kind}`, amountMinor: -netMinor })),
  );
  return written([
    { account: 'receivable', amountMinor: total },
    ...[...revenue].map(([account, amountMinor]) => ({ account, amountMinor })),
    { account: 'tax_payable', amountMinor: -tax },
  ]);
};

const paid = ({
  by,
  amountMinor,
  owedMinor,
  earlyMinor,
}: Extract<MoneyFact, { fact: 'paid' }>): readonly Posting[] =>
  written([
    { account: holderOf(by), amountMinor },
    { account: 'receivable', amountMinor: -owedMinor },
    { account: 'deposits', amountMinor: -earlyMinor },
    { account: 'credits', amountMinor: owedMinor + earlyMinor - amountMinor },
  ]);

const moved = (debit: Account, credit: Account, amountMinor: number): readonly Posting[] =>
  written([
    { account: debit, amountMinor },
    { account: credit, amountMinor: -amountMinor },
  ]);

/** Lines of 0 say nothing; no line is -0. */
const written = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amountMinor }) => amountMinor !== 0);
