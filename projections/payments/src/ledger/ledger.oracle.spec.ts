import { bookEntryOf, type MoneyEvent } from '@fieldhouse/events/payments';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import fc from 'fast-check';
import { ledgerDaysProjection } from './ledger-days.projection';
import { ledgerEntriesProjection } from './ledger-entries.projection';
import type { LedgerDayDocument, LedgerEntryDocument, Sums } from './ledger.read-model';
import { moneyLog } from './money-events.fixture';
import { balanceOf, NOTHING, together, withEntry, withoutEntry } from './sums';

type Balances = Map<string, number>;

/** The same books told in other words: by account, what of each event changes it. Nothing of how postings are made is used. */
const oracle = (events: readonly RecordedEvent<MoneyEvent>[]): Balances => {
  const balances: Balances = new Map();
  for (const { type, data } of events) {
    const currency = 'books' in data ? (data.books?.currency ?? '') : 'currency' in data ? data.currency : '';
    const put = (account: string, by: number): void => {
      const key = `${account} ${currency}`;
      balances.set(key, (balances.get(key) ?? 0) + by);
    };
    switch (type) {
      case 'InvoiceIssued':
        if (data.holdUntil === null) owe(put, data.lines, 1);
        break;
      case 'InvoiceSecured':
        if (data.accrued.length > 0) {
          owe(put, data.accrued, 1);
          for (const { amountMinor } of data.deposits) {
            put('deposits', amountMinor);
            put('receivable', -amountMinor);
          }
        }
        break;
      case 'CardPaid':
        put('provider', data.amountMinor + data.surchargeMinor - data.feeMinor);
        put('processing_fees', data.feeMinor);
        put('revenue:charge', -data.surchargeMinor);
        came(put, data, 1);
        break;
      case 'CardFeeKnown':
        put('processing_fees', data.feeMinor);
        put('provider', -data.feeMinor);
        break;
      case 'PaymentTaken':
      case 'PaymentReversed': {
        const sign = type === 'PaymentTaken' ? 1 : -1;
        put('bank', sign * data.amountMinor);
        came(put, data, sign);
        break;
      }
      case 'CreditPaid':
        put('credits', data.amountMinor);
        came(put, data, 1);
        break;
      case 'CreditGranted':
      case 'CreditTakenBack': {
        const sign = type === 'CreditGranted' ? 1 : -1;
        put('credits', -sign * data.amountMinor);
        put('refunds', sign * data.amountMinor);
        break;
      }
      case 'CreditExpired':
        put('credits', data.amountMinor);
        put('revenue:credits_expired', -data.amountMinor);
        break;
      case 'RefundPaid':
        put({ card: 'provider', credit: 'credits' }[String(data.way)] ?? 'bank', -data.amountMinor);
        put('credits', data.fromOverMinor);
        put('deposits', data.fromDepositMinor);
        put('refunds', data.amountMinor - data.fromOverMinor - data.fromDepositMinor);
        break;
      case 'RefundReversed':
        put('bank', data.amountMinor);
        came(put, data, 1);
        put('refunds', data.owedMinor + data.earlyMinor + data.overMinor - data.amountMinor);
        break;
      case 'RefundReturned':
        put('provider', data.amountMinor);
        put('credits', -data.amountMinor);
        break;
      case 'PaymentDisputed':
        put('provider', -data.amountMinor - data.feeMinor);
        put('processing_fees', data.feeMinor);
        put('deposits', data.earlyMinor ?? 0);
        put('receivable', data.amountMinor - (data.earlyMinor ?? 0));
        break;
      case 'DisputeWon': {
        const { amountMinor, overMinor, earlyMinor: early = 0 } = data;
        put('provider', amountMinor);
        put('credits', -overMinor);
        put('deposits', -early);
        put('receivable', overMinor + early - amountMinor);
        break;
      }
      case 'DisputeLost':
        put('receivable', -data.lostMinor);
        put('write_offs', data.lostMinor);
        break;
      case 'InvoiceWrittenOff':
        put('receivable', -data.amountMinor);
        put('write_offs', data.amountMinor);
        break;
      case 'WriteOffTakenBack':
        put('write_offs', -data.amountMinor);
        put('receivable', data.amountMinor);
        break;
      case 'InvoiceVoided':
      case 'InvoiceReduced':
        owe(put, data.lines, -1);
        break;
      case 'LateFeeCharged':
        put('receivable', data.line.netMinor);
        put('revenue:late_fee', -data.line.netMinor);
        break;
      case 'LateFeeWaived':
        put('receivable', -data.line.netMinor);
        put('revenue:late_fee', data.line.netMinor);
        break;
      case 'PayoutPaid':
        put('bank', data.amountMinor);
        put('provider', -data.amountMinor);
        break;
      case 'PayoutFailed':
        if (data.wasPaid) {
          put('bank', -data.amountMinor);
          put('provider', data.amountMinor);
        }
        break;
      default:
        break;
    }
  }
  return new Map([...balances].filter(([, minor]) => minor !== 0));
};
type Put = (account: string, by: number) => void;
const owe = (
  put: Put,
  lines: readonly { readonly kind: string; readonly netMinor: number; readonly taxMinor: number }[],
  sign: number,
): void => {
  for (const { kind, netMinor, taxMinor } of lines) {
    put('receivable', sign * (netMinor + taxMinor));
    put(`revenue:${kind}`, -sign * netMinor);
    put('tax_payable', -sign * taxMinor);
  }
};
const came = (
  put: Put,
  { owedMinor, earlyMinor, overMinor }: Readonly<Record<'owedMinor' | 'earlyMinor' | 'overMinor', number>>,
  sign: number,
): void => {
  put('receivable', -sign * owedMinor);
  put('deposits', -sign * earlyMinor);
  put('credits', -sign * overMinor);
};

const days = (events: readonly RecordedEvent<MoneyEvent>[]): readonly LedgerDayDocument[] => {
  const documents = new Map<string, Positioned<LedgerDayDocument>>();
  foldBatch(ledgerDaysProjection, documents, events);
  return [...documents.values()];
};
const entries = (events: readonly RecordedEvent<MoneyEvent>[]): readonly LedgerEntryDocument[] => {
  const documents = new Map<string, Positioned<LedgerEntryDocument>>();
  foldBatch(ledgerEntriesProjection, documents, events);
  return [...documents.values()];
};
type Told = Sums & { readonly currency: string };
const balances = (of: readonly Told[]): Balances => {
  const found: Balances = new Map();
  for (const { currency, accounts } of of)
    for (const [account, turnover] of Object.entries(accounts))
      found.set(`${account} ${currency}`, (found.get(`${account} ${currency}`) ?? 0) + balanceOf(turnover));
  return new Map([...found].filter(([, minor]) => minor !== 0));
};
const byKey = (of: Balances): Readonly<Record<string, number>> => Object.fromEntries([...of].sort());
const RUNS = Number(process.env['LEDGER_RUNS'] ?? 500);

describe('the ledger of any log', () => {
  it('says what another telling of the same events says, at any instant', () => {
    fc.assert(
      fc.property(moneyLog, fc.nat(), (events, chosen) => {
        const asOf = events[chosen % Math.max(1, events.length)]?.metadata.occurredAt ?? '';
        const until = events.filter(({ metadata }) => metadata.occurredAt <= asOf);
        const expected = byKey(oracle(until));
        const today = asOf.slice(0, 10);
        const whole = days(events).filter(({ scope }) => scope === 'all');
        const ofToday = entries(events).filter(({ at }) => at.slice(0, 10) === today);
        const earlier = ofToday
          .filter(({ at }) => at <= asOf)
          .map((entry) => ({ ...withEntry(NOTHING, entry), currency: entry.currency }));
        expect(byKey(balances([...whole.filter(({ day }) => day < today), ...earlier]))).toEqual(expected);
        const later = ofToday
          .filter(({ at }) => at > asOf)
          .map((entry) => ({ ...withoutEntry(NOTHING, entry), currency: entry.currency }));
        expect(byKey(balances([...whole.filter(({ day }) => day <= today), ...later]))).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  it('has nothing of an entry that is taken out again', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        for (const entry of entries(events)) {
          const { accounts, ...left } = withoutEntry(withEntry(NOTHING, entry), entry);
          expect({ ...left, accounts: {} }).toEqual(NOTHING);
          for (const turnover of Object.values(accounts))
            expect(turnover).toEqual({ debitMinor: 0, creditMinor: 0 });
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('balances in every entry, day, scope and currency', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        for (const { postings } of entries(events))
          expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
        for (const { accounts } of days(events))
          expect(Object.values(accounts).reduce((sum, turnover) => sum + balanceOf(turnover), 0)).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });

  it('tells of what is owed when each is due, all of it', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        for (const { accounts, due } of days(events)) {
          const { receivable = { debitMinor: 0, creditMinor: 0 } } = accounts;
          expect(due.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(balanceOf(receivable));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is the same for everybody together as for each payee, and for each team, added up', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        const invoiced = events.filter((event) => !('payoutId' in event.data));
        const of = (scope: string): readonly LedgerDayDocument[] =>
          days(invoiced).filter((one) => one.scope === scope);
        expect(byKey(balances(of('payee')))).toEqual(byKey(balances(of('all'))));
        const ofTeams = invoiced.filter((event) => typeof bookEntryOf(event)?.teamId === 'string');
        expect(byKey(balances(of('team')))).toEqual(byKey(oracle(ofTeams)));
      }),
      { numRuns: RUNS },
    );
  });

  it('does not change when events are handed out twice, and adds up in any grouping', () => {
    fc.assert(
      fc.property(moneyLog, (events) => {
        const sorted = (of: readonly { readonly _id: string }[]) =>
          [...of].sort((a, b) => (a._id < b._id ? -1 : 1));
        expect(sorted(days([...events, ...events]))).toEqual(sorted(days(events)));
        expect(sorted(entries([...events, ...events]))).toEqual(sorted(entries(events)));
        const all = days(events).filter(({ scope }) => scope === 'all');
        const left = all.reduce<Sums>(together, NOTHING);
        const right = all.toReversed().reduce<Sums>(together, NOTHING);
        const byDay = ({ due, ...sums }: Sums) => ({
          ...sums,
          due: Object.fromEntries(due.map(({ dueOn, amountMinor }) => [String(dueOn), amountMinor])),
        });
        expect(byDay(left)).toEqual(byDay(right));
      }),
      { numRuns: RUNS },
    );
  });
});
