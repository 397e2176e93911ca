import { postingsOf, reversalOf, type MoneyFact, type Posting } from '@fieldhouse/money';
import type { InvoiceEvent } from './invoice.events';
import type { WalletEvent } from './wallet.events';

type Owed = Extract<InvoiceEvent, { type: 'InvoiceReduced' }>['data']['lines'];
type Returned = Pick<
  Extract<InvoiceEvent, { type: 'RefundPaid' }>['data'],
  'amountMinor' | 'fromOverMinor' | 'fromDepositMinor'
>;

/**
 * What an event writes into the books, in the currency of its `books`; together 0, and nothing for an event that moves no
 * money. Each event alone decides it, so that the books of any instant are the log up to it.
 */
export const postingsFor = (event: InvoiceEvent | WalletEvent): readonly Posting[] => {
  switch (event.type) {
    case 'InvoiceIssued':
      return event.data.holdUntil === null ? invoiced(event.data.lines) : [];
    case 'InvoiceSecured': {
      const { accrued, deposits } = event.data;
      const depositMinor = deposits.reduce((sum, part) => sum + part.amountMinor, 0);
      const applied = { fact: 'deposit_applied', amountMinor: depositMinor } as const;
      return accrued.length > 0 ? [...invoiced(accrued), ...postingsOf(applied)] : [];
    }
    case 'InvoiceHeld': {
      // Owed as before, on another day.
      const amountMinor = (event.data.again?.lines ?? []).reduce((sum, part) => sum + part.amountMinor, 0);
      const due = { account: 'receivable', amountMinor } as const;
      return amountMinor === 0 ? [] : [due, ...reversalOf([due])];
    }
    case 'CardPaid': {
      const { amountMinor, owedMinor, earlyMinor, surchargeMinor, feeMinor } = event.data;
      const surcharge = { kind: 'charge', netMinor: surchargeMinor, taxMinor: 0 } as const;
      return all(
        { fact: 'invoiced', lines: [surcharge] },
        {
          ...{ fact: 'paid', by: 'card', amountMinor: amountMinor + surchargeMinor },
          ...{ owedMinor: owedMinor + surchargeMinor, earlyMinor },
        },
        { fact: 'fee_charged', amountMinor: feeMinor },
      );
    }
    case 'CardFeeKnown':
      return all({ fact: 'fee_charged', amountMinor: event.data.feeMinor });
    case 'PaymentTaken':
      return all({ fact: 'paid', by: 'offline', ...event.data });
    case 'CreditPaid':
      return all({ fact: 'credit_redeemed', ...event.data });
    case 'PaymentReversed':
      return reversalOf(all({ fact: 'paid', by: 'offline', ...event.data }));
    case 'RefundPaid':
      return event.data.way === 'credit'
        ? asCredit(event.data)
        : returned(event.data, event.data.way === 'card' ? 'card' : 'offline');
    case 'RefundReversed': {
      const { amountMinor, owedMinor, earlyMinor, overMinor } = event.data;
      // What is owed by now was a deposit when it went: it pays.
      const goneMinor = amountMinor - owedMinor;
      const went = { amountMinor: goneMinor, fromOverMinor: overMinor, fromDepositMinor: earlyMinor };
      const pays = { fact: 'paid', by: 'offline', amountMinor: owedMinor, owedMinor, earlyMinor: 0 } as const;
      return [...reversalOf(returned(went, 'offline')), ...postingsOf(pays)];
    }
    case 'RefundReturned':
      return reversalOf(all({ fact: 'credit_returned', by: 'card', amountMinor: event.data.amountMinor }));
    case 'PaymentDisputed':
      return all({ fact: 'disputed', ...event.data, earlyMinor: event.data.earlyMinor ?? 0 });
    case 'DisputeWon':
      return all({ fact: 'dispute_won', ...event.data, earlyMinor: event.data.earlyMinor ?? 0 });
    case 'DisputeLost':
      return all({ fact: 'dispute_lost', amountMinor: event.data.lostMinor });
    case 'LateFeeCharged':
      return invoiced([event.data.line]);
    case 'LateFeeWaived':
      return reversalOf(invoiced([event.data.line]));
    case 'InvoiceVoided':
    case 'InvoiceReduced':
      return reversalOf(invoiced(event.data.lines));
    case 'InvoiceWrittenOff':
      return all({ fact: 'written_off', ...event.data });
    case 'WriteOffTakenBack':
      return reversalOf(all({ fact: 'written_off', ...event.data }));
    case 'CreditGranted':
      return all({ fact: 'credit_granted', ...event.data });
    case 'CreditTakenBack':
      return reversalOf(all({ fact: 'credit_granted', ...event.data }));
    case 'CreditExpired':
      return all({ fact: 'credit_expired', ...event.data });
    default:
      return [];
  }
};

const all = (...facts: readonly MoneyFact[]): readonly Posting[] => facts.flatMap(postingsOf);
const invoiced = (lines: readonly Omit<Owed[number], 'lineId' | 'dueOn'>[]): readonly Posting[] =>
  all({ fact: 'invoiced', lines });
/** What was too much or not owed yet was never revenue; the rest costs what it was. */
const returned = (
  { amountMinor, fromOverMinor, fromDepositMinor }: Returned,
  way: 'card' | 'offline',
): readonly Posting[] =>
  all(
    { fact: 'credit_returned', by: way, amountMinor: fromOverMinor },
    { fact: 'deposit_returned', by: way, amountMinor: fromDepositMinor },
    { fact: 'refunded', to: way, amountMinor: amountMinor - fromOverMinor - fromDepositMinor },
  );
/** What was too much is a credit already. */
const asCredit = ({ amountMinor, fromOverMinor, fromDepositMinor }: Returned): readonly Posting[] =>
  all(
    { fact: 'deposit_returned', by: 'credit', amountMinor: fromDepositMinor },
    { fact: 'refunded', to: 'credit', amountMinor: amountMinor - fromOverMinor - fromDepositMinor },
  );
