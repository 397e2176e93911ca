import type { InvoiceLine } from '@fieldhouse/values';
import type { Kind, Told, ToldEvent } from '../notification';
import type { PaymentMatter } from './payment-notice';

const NOTHING = {
  ...{ teamId: null, circle: null, message: null },
  ...{ draft: null, registration: null, broadcast: null },
} as const;
const NONE = {
  ...{ amountMinor: null, day: null, firstMinor: null, invoiceId: null, lineId: null },
  ...{ paymentId: null, refundId: null, walletId: null, grantId: null },
} as const;

/** What a fact says at a place of an invoice; null: what was told there is over. */
type Said = {
  readonly place: string;
  readonly tells: Tells | null;
};
/** `for`: whom it names, or those whom the invoice knows (`toldOf`). */
type Tells = Pick<PaymentMatter, 'news'> &
  Partial<PaymentMatter> & { readonly for: readonly string[] | 'whom it concerns' };

/** Nobody is told what they did themselves, but that money of theirs has come: that is their receipt. */
const saidIn = ({ type, data }: ToldEvent): Said | undefined => {
  switch (type) {
    case 'InvoiceIssued':
      return {
        place: 'owed',
        tells: { news: 'asked', for: but(data.issuedBy, data.books.payer.accountId), ...askedOf(data.lines) },
      };
    case 'InvoiceHeld': {
      const { dueOn: day, recipientIds: people } = data.again ?? { dueOn: null, recipientIds: [] };
      return people.length > 0
        ? { place: 'owed', tells: { news: 'held_again', for: people, day } }
        : undefined;
    }
    case 'InvoiceVoided':
    case 'InvoiceReduced': {
      const isAll = type === 'InvoiceVoided';
      const people = but(isAll ? data.voidedBy : null, data.payerId ?? data.books.payer.accountId);
      const amountMinor = sumOf(data.lines);
      return { place: 'owed', tells: { news: isAll ? 'voided' : 'reduced', for: people, amountMinor } };
    }
    case 'WriteOffTakenBack': {
      const { takenBackBy, payerId, amountMinor } = data;
      return { place: 'owed', tells: { news: 'asked_again', for: but(takenBackBy, payerId), amountMinor } };
    }
    case 'PayerChanged':
      return { place: 'owed', tells: { news: 'answers', for: [data.toId] } };
    case 'InvoiceSplit': {
      const people = but(data.splitBy, ...data.shares.map(({ accountId }) => accountId));
      return { place: 'shared', tells: { news: 'shared', for: people } };
    }
    case 'PaymentFellDue': {
      const { lineId, step: news, dueOn: day, openMinor: amountMinor, recipientIds } = data;
      return { place: `line.${lineId}`, tells: { news, for: recipientIds, lineId, day, amountMinor } };
    }
    case 'PayerReminded':
      return {
        place: 'reminded',
        tells: { news: 'reminded', for: but(data.remindedBy, ...data.recipientIds) },
      };
    case 'CardDeclined': {
      const { paymentId } = data;
      return { place: paymentId, tells: { news: 'declined', for: 'whom it concerns', paymentId } };
    }
    case 'CardChargeFailed': {
      const { paymentId, lineId, retryAt, graceUntil } = data;
      const place = `charge.${lineId}`;
      if (retryAt === null && graceUntil === null) return { place, tells: null };
      const day = retryAt?.slice(0, 10) ?? null;
      return { place, tells: { news: 'declined', for: 'whom it concerns', paymentId, day } };
    }
    case 'CardChargesGivenUp': {
      const { lineId, recipientIds, openMinor: amountMinor, dueOn: day } = data;
      const tells = { news: 'charge_failed', for: recipientIds, lineId, amountMinor, day } as const;
      return { place: `line.${lineId}.failed`, tells };
    }
    case 'ForfeitFellDue': {
      const { lineId, kept, recipientIds, openMinor: amountMinor, dueOn: day } = data;
      const news = kept ? 'forfeit_kept' : 'forfeited';
      return { place: 'forfeit', tells: { news, for: recipientIds, lineId, amountMinor, day } };
    }
    case 'LateFeeCharged': {
      const { books, line, lastOn: day } = data;
      const { lineId, netMinor: amountMinor } = line;
      const tells = { news: 'late_fee', for: [books.payer.accountId], lineId, amountMinor, day } as const;
      return { place: 'late', tells };
    }
    case 'LateFeeWaived': {
      const people = but(data.waivedBy, data.payerId);
      return { place: 'late', tells: { news: 'reduced', for: people, amountMinor: data.line.netMinor } };
    }
    case 'CardPaid': {
      const amountMinor = data.amountMinor + data.surchargeMinor;
      // The day of an instant is another one from zone to zone, and nobody's is known here.
      return received(data.paymentId, data.paidBy, amountMinor, null);
    }
    case 'PaymentTaken':
      return received(data.paymentId, data.paidBy, data.amountMinor, data.receivedOn);
    case 'PaymentReversed': {
      const { paymentId, paidBy, payerId, reversedBy, amountMinor } = data;
      const people = but(reversedBy, payerId, paidBy ?? payerId);
      return { place: paymentId, tells: { news: 'payment_reversed', for: people, paymentId, amountMinor } };
    }
    case 'RefundPaid': {
      const { refundId, paymentId, amountMinor } = data;
      const tells = { news: 'refunded', for: 'whom it concerns', paymentId, amountMinor } as const;
      return { place: refundId, tells };
    }
    case 'RefundReversed': {
      const { refundId, paymentId, paidBy, payerId, reversedBy, amountMinor } = data;
      const people = but(reversedBy, paidBy ?? payerId);
      return { place: refundId, tells: { news: 'refund_reversed', for: people, paymentId, amountMinor } };
    }
    case 'RefundAsked': {
      const { refundId, needsApproval, amountMinor, recipientIds } = data;
      if (recipientIds === undefined) return undefined;
      const news = needsApproval ? 'refund_asked' : 'refund_to_give';
      return { place: refundId, tells: toThem(recipientIds, { news, refundId, amountMinor }) };
    }
    case 'PaymentDisputed':
    case 'DisputeWon':
    case 'DisputeLost': {
      const { disputeId: place, paymentId, amountMinor, recipientIds = [] } = data;
      return { place, tells: toThem(recipientIds, { news: DISPUTE_NEWS[type], paymentId, amountMinor }) };
    }
    case 'RefundApproved':
      return { place: data.refundId, tells: null };
    case 'RefundDeclined': {
      const { refundId, recipientIds = [] } = data;
      return { place: refundId, tells: toThem(recipientIds, { news: 'refund_declined', refundId }) };
    }
    case 'RefundFailed':
    case 'RefundReturned': {
      const { refundId, recipientIds } = data;
      const people = recipientIds ?? 'whom it concerns';
      return { place: refundId, tells: { news: 'refund_failed', for: people, refundId } };
    }
    default:
      return undefined;
  }
};

const DISPUTE_NEWS = {
  PaymentDisputed: 'disputed',
  DisputeWon: 'dispute_won',
  DisputeLost: 'dispute_lost',
} as const;

/** Nothing where that is nobody. */
const toThem = (people: readonly string[], tells: Omit<Tells, 'for'>): Tells | null =>
  people.length === 0 ? null : { ...tells, for: people };

/** Whoever has a link and no account has their receipt from the card provider. */
const received = (
  paymentId: string,
  paidBy: string | null,
  amountMinor: number,
  day: string | null,
): Said => ({
  place: paymentId,
  tells: { news: 'received', for: but(null, ...[paidBy ?? []].flat()), paymentId, amountMinor, day },
});

const but = (by: string | null, ...accountIds: readonly string[]): readonly string[] => [
  ...new Set(accountIds.filter((one) => one !== by)),
];

type Owed = readonly Pick<InvoiceLine, 'netMinor' | 'taxMinor'>[];
const sumOf = (lines: Owed): number => lines.reduce((sum, one) => sum + one.netMinor + one.taxMinor, 0);
/** All of it, and how much of that is due first. */
const askedOf = (
  lines: readonly InvoiceLine[],
): Pick<PaymentMatter, 'amountMinor' | 'day' | 'firstMinor'> => {
  const [day = null] = lines.map(({ dueOn }) => dueOn).sort();
  const amountMinor = sumOf(lines);
  const firstMinor = sumOf(lines.filter(({ dueOn }) => dueOn === day));
  return { amountMinor, day, firstMinor: firstMinor === amountMinor ? null : firstMinor };
};

/**
 * Credit that somebody is granted, and that it runs out soon: of each grant the newest, until it has run out or is taken
 * back.
 */
const credit: Kind = ({ type, data, revision }): Told | undefined => {
  switch (type) {
    case 'CreditGranted':
    case 'CreditRunsOutSoon': {
      const { walletId, grantId, accountId, amountMinor, lastOn: day } = data;
      const place = placeOf(data);
      const news = type === 'CreditGranted' ? 'credit_granted' : 'credit_runs_out';
      const matter = { ...NONE, news, walletId, grantId, amountMinor, day } as const;
      return {
        ...{ about: `${place}.${revision}`, place },
        tells: { ...NOTHING, accountIds: [accountId], by: null, payment: matter },
      };
    }
    case 'CreditTakenBack':
    case 'CreditExpired':
      return { about: null, place: placeOf(data), tells: null };
    default:
      return undefined;
  }
};
const placeOf = ({ walletId, grantId }: { readonly walletId: string; readonly grantId: string }): string =>
  `${walletId}.${grantId}`;

/** What one owes, has paid or gets back. Of each invoice, line, payment, refund and dispute there is one piece of news, the newest. */
const ofInvoice: Kind = (event): Told | undefined => {
  const said = saidIn(event);
  if (!said || !('invoiceId' in event.data)) return undefined;
  const { invoiceId } = event.data;
  const place = `${invoiceId}.${said.place}`;
  // Who could be named and is not is told nothing.
  if (!said.tells || said.tells.for.length === 0) return { about: null, place, tells: null };
  const { for: people, ...matter } = said.tells;
  const accountIds = people === 'whom it concerns' ? [] : people;
  return {
    about: `${place}.${event.revision}`,
    place,
    tells: { ...NOTHING, accountIds, by: null, payment: { ...NONE, invoiceId, ...matter } },
  };
};

/** What one owes, has paid or gets back, and the credit that one has. */
export const payment: Kind = (event) => ofInvoice(event) ?? credit(event);
