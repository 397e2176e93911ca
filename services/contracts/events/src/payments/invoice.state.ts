import type { InvoiceEvent } from './invoice.events';
import {
  keptCardChange,
  type AgreedPlan,
  type AutoCharge,
  type CardSetup,
  type KeptCard,
} from './kept-card.state';
import { lateFeeChange, type LateFee } from './late-fee.state';
import { invoiceState, refundByTerms, type InvoiceState as InvoiceStanding } from '@fieldhouse/money';
import {
  dayIn,
  moneyHasCome,
  refundGoes,
  type FeeBearer,
  type InvoiceLine,
  type InvoiceSubject,
  type OfflineWay,
  type Payee,
  type Payer,
  type PaymentState,
  type PaymentWay,
  type RefundState,
} from '@fieldhouse/values';

/** A line, with what is paid of it, what is not owed any more, and what nobody will pay. */
export type StandingLine = InvoiceLine & {
  readonly paidMinor: number;
  readonly droppedMinor: number;
  readonly lostMinor: number;
  /** What of `lostMinor` people have written off, and can take back; a bank has decided the rest. */
  readonly writtenOffMinor: number;
  /** When people were last told that it is due, without anybody's doing (ISO-8601 UTC). */
  readonly dueToldAt: string | null;
  /** A kept card failed for it until the end; who was told. */
  readonly failed: { readonly at: string; readonly toldIds: readonly string[] } | null;
};
/** An amount by line. */
export type Parts = readonly {
  readonly lineId: string;
  readonly dueOn: string;
  readonly amountMinor: number;
}[];

/** A payment, or the way to one. Minor units. */
export type Payment = {
  readonly paymentId: string;
  readonly way: PaymentWay;
  readonly paidBy: string | null;
  readonly linkId: string | null;
  /** Whose credit it is, of a payment with credit. */
  readonly walletId: string | null;
  readonly at: string;
  /** The day (yyyy-mm-dd) on which what was recorded later had come; null: it came at `at`. */
  readonly receivedOn: string | null;
  readonly state: PaymentState;
  /** Of the invoice; `surchargeMinor` on top of it. */
  readonly amountMinor: number;
  readonly surchargeMinor: number;
  /** What the provider kept. */
  readonly feeMinor: number;
  /** What it pays, less what banks have taken back. */
  readonly lines: Parts;
  readonly owedMinor: number;
  readonly earlyMinor: number;
  readonly overMinor: number;
  /** Has gone back. */
  readonly refundedMinor: number;
  /** Goes back, or waits for somebody to say so. */
  readonly refundingMinor: number;
  readonly disputedMinor: number;
  readonly sessionId: string | null;
  /** The card provider's payment, once it is one. */
  readonly intentId: string | null;
  readonly code: string | null;
  /** That the card is kept: what somebody agreed to on the way to the page. */
  readonly consent: AgreedPlan | null;
  /** A charge of a kept card; null: somebody pays by themselves. */
  readonly auto: AutoCharge | null;
};
export type Refund = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly state: RefundState;
  readonly amountMinor: number;
  readonly fromOverMinor: number;
  /** What of it was not owed yet, and is open again; 0 until it has gone. */
  readonly fromDepositMinor: number;
  /** Of which lines that is. */
  readonly lines: Parts;
  /** By hand instead of as the payment came; null: as it came. */
  readonly byHand: OfflineWay | null;
  /** Null: it follows from something else. */
  readonly askedBy: string | null;
  /** Who was told last that it waits for them, or did not go through. */
  readonly toldIds: readonly string[];
};
export type Dispute = {
  readonly disputeId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  /** What is owed again as long as it is not decided. */
  readonly lines: Parts;
  /** Whether nothing of it was owed yet, so that nothing is owed by it. */
  readonly early: boolean;
  /** Until when the bank is to be answered (ISO-8601 UTC); null: it has not said. */
  readonly evidenceBy: string | null;
  readonly decided: boolean;
  /** Who was told last of it. */
  readonly toldIds: readonly string[];
};
/** What follows for the place that an invoice is for when a line of it is not paid. */
export type Forfeit = {
  readonly days: number;
  /** Of lines that were open: the last day to pay it (yyyy-mm-dd), and when that is over (ISO-8601 UTC). */
  readonly lines: readonly {
    readonly lineId: string;
    readonly lastOn: string;
    readonly endsAt: string;
    /** Nobody looked when the last day was over before: there is no third one. Absent: it is the first. */
    readonly putOff?: true | undefined;
  }[];
};
export type PaymentLink = {
  readonly linkId: string;
  readonly amountMinor: number | null;
  readonly expiresAt: string;
  readonly revoked: boolean;
};
export type Books = { readonly payee: Payee; readonly payer: Payer; readonly currency: string };

/** An invoice and all that has been paid of it. */
export type Invoice = {
  readonly books: Books;
  /** Who answered for it, one after the other; the last does now. */
  readonly payerIds: readonly string[];
  readonly subject: InvoiceSubject;
  readonly title: string;
  readonly payeeName: string;
  readonly teamName: string | null;
  readonly issuedAt: string;
  /** Of the payee when it was issued (IANA): its days are those there. Null: not known. */
  readonly zone: string | null;
  readonly lines: readonly StandingLine[];
  readonly secureMinor: number;
  readonly bearer: FeeBearer;
  readonly holdUntil: string | null;
  /** They have lost what it is for and wait for it, whatever they have paid: nothing is asked, charged or given up meanwhile. */
  readonly waits: boolean;
  /** Whether what is due at once has been paid, ever. */
  readonly secured: boolean;
  /** Whether it is in the books that it is owed. */
  readonly accrued: boolean;
  /** Paid before it was owed, and there still. */
  readonly depositMinor: number;
  /** Paid too much, and there still. */
  readonly overMinor: number;
  readonly voided: boolean;
  /** What it was for has ended: so much comes back of what was paid. Null: it has not, or had before that was said. */
  readonly endPercent: number | null;
  readonly shares: readonly { readonly accountId: string; readonly amountMinor: number }[];
  readonly payments: ReadonlyMap<string, Payment>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly disputes: ReadonlyMap<string, Dispute>;
  readonly links: ReadonlyMap<string, PaymentLink>;
  /** Those that are kept, and those that the provider has still to forget. */
  readonly cards: readonly KeptCard[];
  /** The ways to a card that is left without paying anything. */
  readonly setups: ReadonlyMap<string, CardSetup>;
  /** Null: nothing follows. */
  readonly forfeit: Forfeit | null;
  /** The last day to pay a line was over; who was told. `kept`: the place is theirs nevertheless, until the staff decides. */
  readonly forfeited: {
    readonly lineId: string;
    readonly kept: boolean;
    readonly toldIds: readonly string[];
  } | null;
  /** Null: none was ever to come. */
  readonly lateFee: LateFee | null;
  readonly remindedAt: string | null;
  /** How often by hand. */
  readonly reminders: number;
};
/** Null: there is none. */
export type InvoiceState = Invoice | null;

export const totalOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, { netMinor, taxMinor, droppedMinor }) => sum + netMinor + taxMinor - droppedMinor, 0);
/** What a bank has taken back and not decided yet. */
export const undecidedOf = ({ disputes }: Pick<Invoice, 'disputes'>): readonly Dispute[] =>
  [...disputes.values()].filter(({ decided: isDecided }) => !isDecided);
/** Until when the first of these is to be answered (ISO-8601 UTC); null: no bank has said. */
export const evidenceByOf = (disputes: readonly Dispute[]): string | null =>
  disputes.flatMap(({ evidenceBy }) => evidenceBy ?? []).sort()[0] ?? null;
/** What of a line a bank has taken back and not decided yet. @param isMeant of which disputes; of all unless given */
export const disputedOfLine = (
  invoice: Invoice,
  lineId: string,
  isMeant: (one: Dispute) => boolean = () => true,
): number =>
  undecidedOf(invoice)
    .filter(isMeant)
    .flatMap(({ lines }) => lines.filter((part) => part.lineId === lineId))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
/** What is paid of what is owed, less what banks have taken back. */
export const paidOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
/**
 * What payers have paid on top of that for the provider's fee. A bank that takes a payment back takes what it pays first, and
 * of this what is more than that.
 */
export const surchargeOf = ({ payments }: Pick<Invoice, 'payments'>): number =>
  [...payments.values()].filter(moneyHasCome).reduce((sum, one) => {
    const pays = one.lines.reduce((all, { amountMinor }) => all + amountMinor, 0);
    const beyond = one.amountMinor + one.surchargeMinor - one.disputedMinor - pays;
    return sum + Math.max(0, Math.min(one.surchargeMinor, beyond));
  }, 0);
/**
 * What of both has gone back, of what nobody owes again by that: not what was paid too much, nor more than is there, should a
 * bank take what was on its way back.
 */
export const givenBackOf = ({
  refunds,
  ...invoice
}: Pick<Invoice, 'refunds' | 'lines' | 'payments'>): number => {
  const back = [...refunds.values()]
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, one) => sum + one.amountMinor - one.fromOverMinor - one.fromDepositMinor, 0);
  return Math.min(back, paidOf(invoice) + surchargeOf(invoice));
};
/** Whether somebody has paid with a link. */
export const hasPaid = ({ payments }: Pick<Invoice, 'payments'>, linkId: string | null): boolean =>
  linkId !== null && [...payments.values()].some((one) => one.linkId === linkId && moneyHasCome(one));
/**
 * Whether whoever began it has paid since: going on with it would pay the same once more. Credit that is used beside a page
 * is no reason to end it.
 */
export const isOvertaken = ({ payments }: Pick<Invoice, 'payments'>, begun: Payment): boolean => {
  if (begun.state !== 'open' || begun.auto || begun.paidBy === null) return false;
  const others = [...payments.values()].filter(
    (one) => one.paidBy === begun.paidBy && one.way !== 'credit' && moneyHasCome(one),
  );
  return others.some(({ at }) => at >= begun.at);
};
/** How a refund goes back. */
export const wayBackOf = (
  { payments }: Pick<Invoice, 'payments'>,
  { byHand, paymentId }: Pick<Refund, 'byHand' | 'paymentId'>,
): PaymentWay => byHand ?? payments.get(paymentId)?.way ?? 'card';
/** What people have asked to go back of a payment, as far as it has gone or goes. */
export const refundedByPeople = ({ refunds }: Pick<Invoice, 'refunds'>, paymentId: string): number =>
  [...refunds.values()]
    .filter((one) => one.askedBy !== null && refundGoes(one))
    .reduce((sum, one) => sum + (one.paymentId === paymentId ? one.amountMinor : 0), 0);
export const openOfLine = (line: StandingLine): number =>
  line.netMinor + line.taxMinor - line.droppedMinor - line.paidMinor - line.lostMinor;
/** What people are asked for of a line: what is open of it, without what a bank has taken back and not decided yet. */
export const askedOfLine = (invoice: Invoice, line: StandingLine): number =>
  invoice.voided ? 0 : Math.max(0, openOfLine(line) - disputedOfLine(invoice, line.lineId));
/** What people are asked for of all of it; as {@link askedOfLine}. */
export const askedOf = (invoice: Invoice): number =>
  invoice.lines.reduce((sum, line) => sum + askedOfLine(invoice, line), 0);
/** What whoever has a link is asked for: what the link says, or all of it, as far as people are asked for that. */
export const askedByLink = (invoice: Invoice, link: Pick<PaymentLink, 'amountMinor'>): number => {
  const askedMinor = askedOf(invoice);
  return Math.min(link.amountMinor ?? askedMinor, askedMinor);
};
/** The first of the last days to pay these lines before the place goes that they are for (yyyy-mm-dd); null: it stays. */
export const forfeitOnOf = (
  { forfeit, forfeited, accrued }: Pick<Invoice, 'forfeit' | 'forfeited' | 'accrued'>,
  lineIds: readonly string[],
): string | null => {
  if (!forfeit || forfeited || !accrued) return null;
  const lines = forfeit.lines.filter(({ lineId }) => lineIds.includes(lineId));
  return lines.map(({ lastOn }) => lastOn).sort()[0] ?? null;
};

/** The day (yyyy-mm-dd) of an instant (ISO-8601 UTC) where the payee is; of invoices that do not say where, in UTC. */
export const dayOfInvoice = ({ zone }: Pick<Invoice, 'zone'>, at: string): string => dayIn(zone ?? 'UTC', at);

/** Who answers for it now. */
export const payerOf = ({ payerIds, books }: Pick<Invoice, 'payerIds' | 'books'>): string =>
  payerIds.at(-1) ?? books.payer.accountId;
/**
 * Whether it is not held for them: they wait for it, or the time to pay is over. Nothing is to be paid now.
 * @param at ISO-8601 UTC
 */
export const isHoldOver = (
  { holdUntil, secured, waits }: Pick<Invoice, 'holdUntil' | 'secured' | 'waits'>,
  at: string,
): boolean => waits || (holdUntil !== null && !secured && at >= holdUntil);
/**
 * Until when it is held for them, or since when it is not (ISO-8601 UTC); null: it is theirs, or has ended. Of what is void it
 * says why that is so.
 */
export const heldUntilOf = ({
  holdUntil,
  secured,
  waits,
  voided,
  endPercent,
}: Pick<Invoice, 'holdUntil' | 'secured' | 'waits' | 'voided' | 'endPercent'>): string | null => {
  const hasEnded = endPercent !== null && !voided;
  return hasEnded || (secured && !waits) ? null : holdUntil;
};
/** Whether nobody has to pay it any more, now or later: it is void, or what it was for has ended. */
export const isOver = ({ voided, endPercent }: Pick<Invoice, 'voided' | 'endPercent'>): boolean =>
  voided || endPercent !== null;
/** What is still to be paid; 0 once nobody has to. */
export const openOf = (invoice: Invoice): number =>
  invoice.voided ? 0 : invoice.lines.reduce((sum, line) => sum + openOfLine(line), 0);

/** One state for whatever has happened to it (business rules 5.6.2). */
export const standingOf = (invoice: Invoice): InvoiceStanding =>
  invoiceState({
    issued: true,
    voided: invoice.voided,
    // What a bank has kept of one line is no reason not to pay the others.
    writtenOff: invoice.lines.every((line) => openOfLine(line) <= 0),
    totalMinor: totalOf(invoice),
    paidMinor: paidOf(invoice),
  });

/** What people have written off of it and can take back: nothing of what has ended. */
export const writtenOffOf = ({
  lines,
  voided,
  endPercent,
}: Pick<Invoice, 'lines' | 'voided' | 'endPercent'>): number =>
  voided || endPercent !== null ? 0 : lines.reduce((sum, { writtenOffMinor }) => sum + writtenOffMinor, 0);

/** What an event of a type says. */
export type InvoiceDataOf<Type extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: Type }>['data'];

/** What of a payment can still go back: what came in, less what has gone back, goes back, or a bank has taken. */
export const leftOf = (payment: Payment): number =>
  payment.amountMinor +
  payment.surchargeMinor -
  payment.refundedMinor -
  payment.refundingMinor -
  payment.disputedMinor;

/** What the ids begin with of what goes back because what an invoice was for has ended. */
const AT_END = 'ended.';
/** Whether something has been asked to go back because what it was for has ended. */
export const hasRefundsAtEnd = ({ refunds }: Pick<Invoice, 'refunds'>): boolean =>
  [...refunds.keys()].some((refundId) => refundId.startsWith(AT_END));

type RefundAtEnd = {
  readonly payment: Payment;
  readonly refundId: string;
  readonly leftMinor: number;
  readonly amountMinor: number;
};
/**
 * What comes back of each payment once what it was for has ended: of what was never owed everything, else a share, less
 * what has been asked to go back for that before. What a bank decides about has its turn when it has; what it has taken for
 * good is not there to come back.
 * @param percent by the terms, on the day on which it ends
 */
export const refundsAtEnd = (
  { payments, refunds, accrued }: Invoice,
  percent: number,
): readonly RefundAtEnd[] =>
  [...payments.values()]
    .filter((one) => moneyHasCome(one) && one.state !== 'disputed' && leftOf(one) > 0)
    .map((payment) => {
      const { paymentId } = payment;
      const before = [...refunds.values()].filter(
        (one) => one.paymentId === paymentId && one.refundId.startsWith(AT_END),
      );
      const goes = before.filter(refundGoes);
      const leftMinor = leftOf(payment);
      const dueMinor = refundByTerms(leftMinor + sumOf(goes), accrued ? percent : 100) - sumOf(before);
      const nth = before.length === 0 ? '' : `.${before.length + 1}`;
      return {
        payment,
        refundId: `${AT_END}${paymentId}${nth}`,
        leftMinor,
        amountMinor: Math.max(0, dueMinor),
      };
    });
const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What was paid too much and does not go back yet. */
export const freeOverOf = ({ overMinor, refunds }: Invoice): number =>
  [...refunds.values()]
    .filter(({ state }) => state === 'pending' || state === 'to_approve')
    .reduce((left, { fromOverMinor }) => left - fromOverMinor, overMinor);
/** An amount of a payment by line: from the line that is due last. */
export const latestParts = ({ lines }: Payment, amountMinor: number): Parts[number][] => {
  let left = amountMinor;
  return lines.toReversed().flatMap(({ lineId, dueOn, amountMinor: part }) => {
    const taken = Math.min(left, part);
    left -= taken;
    return taken > 0 ? [{ lineId, dueOn, amountMinor: taken }] : [];
  });
};

/** What somebody is still asked for of their share: not for what a bank has taken back of theirs, for now or for good. */
export const askedOfShare = (
  invoice: Invoice,
  { accountId, amountMinor }: Invoice['shares'][number],
): number => {
  const brought = broughtBy(invoice, accountId).reduce((sum, one) => sum + one.broughtMinor, 0);
  return Math.max(0, amountMinor - brought);
};

/**
 * What somebody has paid of it, without what the payer bears of the provider's fee: less what banks have taken back, and what
 * has gone back that was too much or is open again by that. What has gone back besides stays paid.
 */
export const paidByOf = (invoice: Pick<Invoice, 'payments' | 'refunds'>, accountId: string): number =>
  broughtBy(invoice, accountId).reduce(
    (sum, { broughtMinor, disputedMinor }) => sum + Math.max(0, broughtMinor - disputedMinor),
    0,
  );

/** Of each payment of somebody's what counts of it, whatever banks have taken back, and what that is. */
const broughtBy = ({ payments, refunds }: Pick<Invoice, 'payments' | 'refunds'>, accountId: string) =>
  [...payments.values()]
    .filter((one) => one.paidBy === accountId && moneyHasCome(one))
    .map(({ paymentId, amountMinor, disputedMinor }) => {
      const back = [...refunds.values()]
        .filter((one) => one.paymentId === paymentId && one.state === 'succeeded')
        .reduce((all, one) => all + one.fromOverMinor + one.fromDepositMinor, 0);
      return { broughtMinor: Math.max(0, amountMinor - back), disputedMinor };
    });

/** An invoice after an event. */
export const evolveInvoice = (state: InvoiceState, event: InvoiceEvent): InvoiceState => {
  if (event.type === 'InvoiceIssued') return state ?? issued(event.data);
  return state === null ? null : { ...state, ...changeOf(state, event) };
};

const issued = ({
  books,
  subject,
  title,
  payeeName,
  teamName,
  issuedAt,
  lines,
  secureMinor,
  bearer,
  holdUntil,
  lateFee,
  zone,
}: InvoiceDataOf<'InvoiceIssued'>): Invoice => ({
  ...{ books, subject, title, payeeName, teamName, issuedAt, secureMinor, bearer, holdUntil },
  zone: zone ?? null,
  lines: lines.map(unpaidLine),
  payerIds: [books.payer.accountId],
  lateFee: lateFee ? { ...lateFee, standing: 'planned' } : null,
  ...{ waits: false, secured: false, accrued: holdUntil === null, depositMinor: 0, overMinor: 0 },
  ...{ voided: false, endPercent: null, shares: [], cards: [], forfeit: null, forfeited: null },
  ...{ remindedAt: null, reminders: 0 },
  ...{ payments: new Map(), refunds: new Map(), disputes: new Map(), links: new Map(), setups: new Map() },
});

/** A line of which nothing has been paid. */
export const unpaidLine = (line: InvoiceLine): StandingLine => ({
  ...line,
  ...{ paidMinor: 0, droppedMinor: 0, lostMinor: 0, writtenOffMinor: 0, dueToldAt: null, failed: null },
});

type Changing = Exclude<InvoiceEvent, { type: 'InvoiceIssued' }>;
const changeOf = (state: Invoice, event: Changing): Partial<Invoice> => {
  switch (event.type) {
    case 'PayerChanged': {
      const { toId } = event.data;
      return { payerIds: [...state.payerIds.filter((one) => one !== toId), toId] };
    }
    case 'InvoiceHeld':
      return heldAfter(state, event.data);
    case 'InvoiceSplit':
      return { shares: event.data.shares };
    case 'CheckoutStarted': {
      const { paymentId, paidBy, linkId, amountMinor, chargeMinor, startedAt: at } = event.data;
      const surchargeMinor = chargeMinor - amountMinor;
      const begun = { ...NOTHING_YET, paymentId, paidBy, linkId, amountMinor, surchargeMinor, at };
      return withPayment(state, { ...begun, way: 'card', state: 'open' });
    }
    case 'CardChargeStarted': {
      const { paymentId, paidBy, amountMinor, chargeMinor, startedAt: at } = event.data;
      const { cardId, lineId, attempt, firstOn } = event.data;
      const auto = { cardId, lineId, attempt, firstOn, retryAt: null, graceUntil: null };
      const surchargeMinor = chargeMinor - amountMinor;
      const begun = { ...NOTHING_YET, paymentId, paidBy, amountMinor, surchargeMinor, at, auto };
      return withPayment(state, { ...begun, way: 'card', state: 'open' });
    }
    case 'CardSetupStarted':
    case 'CardSetupOpened':
    case 'CardSetupEnded':
    case 'CardConsentGiven':
    case 'CardKept':
    case 'CardRemoved':
    case 'CardDetached':
    case 'CardChargeFailed':
    case 'CardChargesGivenUp':
      return keptCardChange(state, event);
    case 'LateFeeCharged':
    case 'LateFeePutOff':
    case 'LateFeeLapsed':
    case 'LateFeeWaived':
      return lateFeeChange(state, event);
    case 'ForfeitPlanned': {
      const { days, lines } = event.data;
      return { forfeit: days === null ? null : { days, lines } };
    }
    case 'ForfeitFellDue': {
      const { lineId, kept, recipientIds: toldIds } = event.data;
      return { forfeited: { lineId, kept, toldIds } };
    }
    case 'CheckoutOpened':
      return changedPayment(state, event.data.paymentId, { sessionId: event.data.sessionId });
    case 'CardDeclined':
      return changedPayment(state, event.data.paymentId, { code: event.data.code });
    case 'CheckoutEnded':
      return changedPayment(state, event.data.paymentId, { state: 'cancelled' });
    case 'CardPaid': {
      const { paymentId, amountMinor, surchargeMinor, feeMinor, paidBy, paidAt: at } = event.data;
      const { lines, owedMinor, earlyMinor, overMinor, intentId } = event.data;
      const before = state.payments.get(paymentId);
      const came = { ...NOTHING_YET, linkId: null, ...before, paymentId, paidBy, at, intentId, code: null };
      const paid = { amountMinor, surchargeMinor, feeMinor, lines, owedMinor, earlyMinor, overMinor };
      return money(state, { ...came, ...paid, way: 'card', state: 'succeeded' }, 1);
    }
    case 'CardFeeKnown':
      return changedPayment(state, event.data.paymentId, { feeMinor: event.data.feeMinor });
    case 'PaymentTaken': {
      const { paymentId, amountMinor, paidBy, way, receivedOn, takenAt: at } = event.data;
      const { lines, owedMinor, earlyMinor, overMinor } = event.data;
      const came = { ...NOTHING_YET, linkId: null, paymentId, paidBy, at, receivedOn, way, amountMinor };
      return money(state, { ...came, lines, owedMinor, earlyMinor, overMinor, state: 'succeeded' }, 1);
    }
    case 'CreditPaid': {
      const { paymentId, amountMinor, paidBy, walletId, paidAt: at } = event.data;
      const { lines, owedMinor, earlyMinor, overMinor } = event.data;
      const came = { ...NOTHING_YET, paymentId, paidBy, walletId, at, way: 'credit', amountMinor } as const;
      return money(state, { ...came, lines, owedMinor, earlyMinor, overMinor, state: 'succeeded' }, 1);
    }
    case 'CreditRefused': {
      const { paymentId, paidBy, walletId, offeredMinor: amountMinor, refusedAt: at } = event.data;
      const refused = { ...NOTHING_YET, paymentId, paidBy, walletId, at, amountMinor };
      return withPayment(state, { ...refused, way: 'credit', state: 'cancelled' });
    }
    case 'PaymentReversed': {
      const payment = state.payments.get(event.data.paymentId);
      return payment ? money(state, { ...payment, state: 'reversed' }, -1) : {};
    }
    case 'InvoiceSecured':
      return { secured: true, accrued: true, depositMinor: 0 };
    case 'RefundAsked': {
      const { refundId, paymentId, amountMinor, fromOverMinor, needsApproval, askedBy } = event.data;
      const standing = needsApproval ? 'to_approve' : 'pending';
      const refund: Refund = {
        ...{ refundId, paymentId, amountMinor, fromOverMinor, fromDepositMinor: 0, lines: [], askedBy },
        ...{ state: standing, byHand: event.data.way ?? null, toldIds: event.data.recipientIds ?? [] },
      };
      return { ...withRefund(state, refund), ...refunding(state, paymentId, amountMinor) };
    }
    case 'RefundApproved':
      return changedRefund(state, event.data.refundId, { state: 'pending' });
    case 'RefundDeclined':
    case 'RefundFailed': {
      const refund = state.refunds.get(event.data.refundId);
      if (!refund) return {};
      const ended = event.type === 'RefundFailed' ? 'failed' : 'declined';
      const toldIds = event.data.recipientIds ?? [];
      return {
        ...withRefund(state, { ...refund, state: ended, toldIds }),
        ...refunding(state, refund.paymentId, -refund.amountMinor),
      };
    }
    case 'RefundPaid':
    case 'RefundReturned':
      return gone(state, event);
    case 'RefundReversed':
      return hereAgain(state, event.data);
    case 'PaymentDisputed': {
      const { disputeId, paymentId, amountMinor, lines, evidenceBy, recipientIds: toldIds = [] } = event.data;
      const { earlyMinor } = event.data;
      const about = { disputeId, paymentId, amountMinor, lines, early: earlyMinor !== undefined };
      return {
        ...withDispute(state, { ...about, evidenceBy, decided: false, toldIds }),
        ...takenBack(state, event.data, 'disputed'),
        depositMinor: state.depositMinor - (earlyMinor ?? 0),
      };
    }
    case 'DisputeWon': {
      const payment = state.payments.get(event.data.paymentId);
      const standing = payment && payment.refundedMinor > 0 ? 'refunded_part' : 'succeeded';
      return {
        ...decided(state, event.data),
        ...takenBack(state, event.data, standing),
        overMinor: state.overMinor + event.data.overMinor,
        depositMinor: state.depositMinor + (event.data.earlyMinor ?? 0),
      };
    }
    case 'DisputeLost':
      return {
        ...decided(state, event.data),
        ...changedPayment(state, event.data.paymentId, { state: 'lost' }),
        lines: lost(state, event.data.lines),
      };
    case 'InvoiceEnded':
      return { endPercent: event.data.percent, waits: false };
    case 'InvoiceVoided':
      return { voided: true, lines: dropped(state, event.data.lines) };
    case 'InvoiceReduced':
      return { lines: dropped(state, event.data.lines) };
    case 'InvoiceWrittenOff':
      return { lines: writtenOff(state, event.data.lines, 1) };
    case 'WriteOffTakenBack':
      return { lines: writtenOff(state, event.data.lines, -1) };
    case 'PaymentLinkMade': {
      const { linkId, amountMinor, expiresAt } = event.data;
      return withLink(state, { linkId, amountMinor, expiresAt, revoked: false });
    }
    case 'PaymentLinkRevoked': {
      const link = state.links.get(event.data.linkId);
      return link ? withLink(state, { ...link, revoked: true }) : {};
    }
    case 'PayerReminded':
      return { remindedAt: event.data.remindedAt, reminders: state.reminders + 1 };
    case 'PaymentFellDue': {
      const { lineId, toldAt: dueToldAt } = event.data;
      return { lines: state.lines.map((line) => (line.lineId === lineId ? { ...line, dueToldAt } : line)) };
    }
  }
};

/** What was due is due on another day: so is what has paid it, should that be undone, so that the books of each day agree. */
const heldAfter = (
  { lines, payments, refunds, disputes }: Invoice,
  { holdUntil, waits: isLost, again }: InvoiceDataOf<'InvoiceHeld'>,
): Partial<Invoice> => {
  const waits = isLost === true;
  if (!again) return { holdUntil, waits };
  const due = <Part extends Pick<InvoiceLine, 'lineId' | 'dueOn'>>(parts: readonly Part[]): readonly Part[] =>
    parts.map((part) =>
      again.lines.some(({ lineId }) => lineId === part.lineId) ? { ...part, dueOn: again.dueOn } : part,
    );
  const dueIn = <One extends { readonly lines: Parts }>(all: ReadonlyMap<string, One>) =>
    new Map([...all].map(([key, one]) => [key, { ...one, lines: due(one.lines) }]));
  return {
    ...{ holdUntil, waits, lines: due(lines) },
    ...{ payments: dueIn(payments), refunds: dueIn(refunds), disputes: dueIn(disputes) },
  };
};

const NOTHING_YET = {
  ...{ surchargeMinor: 0, feeMinor: 0, lines: [], owedMinor: 0, earlyMinor: 0, overMinor: 0 },
  ...{
    refundedMinor: 0,
    refundingMinor: 0,
    disputedMinor: 0,
    sessionId: null,
    linkId: null,
    walletId: null,
    receivedOn: null,
    intentId: null,
    code: null,
    consent: null,
    auto: null,
  },
} as const;

const withPayment = (state: Invoice, payment: Payment): Partial<Invoice> => ({
  payments: new Map(state.payments).set(payment.paymentId, payment),
});
/** What of an invoice changes when one of its payments does. */
export const changedPayment = (
  state: Invoice,
  paymentId: string,
  change: Partial<Payment>,
): Partial<Invoice> => {
  const payment = state.payments.get(paymentId);
  return payment ? withPayment(state, { ...payment, ...change }) : {};
};
const withRefund = (state: Invoice, refund: Refund): Partial<Invoice> => ({
  refunds: new Map(state.refunds).set(refund.refundId, refund),
});
const changedRefund = (state: Invoice, refundId: string, change: Partial<Refund>): Partial<Invoice> => {
  const refund = state.refunds.get(refundId);
  return refund ? withRefund(state, { ...refund, ...change }) : {};
};
const withDispute = (state: Invoice, dispute: Dispute): Partial<Invoice> => ({
  disputes: new Map(state.disputes).set(dispute.disputeId, dispute),
});
const withLink = (state: Invoice, link: PaymentLink): Partial<Invoice> => ({
  links: new Map(state.links).set(link.linkId, link),
});
const refunding = (state: Invoice, paymentId: string, byMinor: number): Partial<Invoice> => {
  const payment = state.payments.get(paymentId);
  const refundingMinor = (payment?.refundingMinor ?? 0) + byMinor;
  return changedPayment(state, paymentId, { refundingMinor });
};

/** Money came, or what was taken for it is taken back (`sign` -1). */
const money = (state: Invoice, payment: Payment, sign: 1 | -1): Partial<Invoice> => ({
  ...withPayment(state, payment),
  lines: paidLines(state, payment.lines, sign),
  depositMinor: Math.max(0, state.depositMinor + sign * payment.earlyMinor),
  overMinor: Math.max(0, state.overMinor + sign * payment.overMinor),
});

const paidLines = ({ lines }: Invoice, parts: Parts, sign: 1 | -1): readonly StandingLine[] =>
  lines.map((line) => {
    const part = parts.find(({ lineId }) => lineId === line.lineId)?.amountMinor ?? 0;
    return part === 0 ? line : { ...line, paidMinor: line.paidMinor + sign * part };
  });

/** A refund has gone out, or came back from the bank. */
const gone = (
  state: Invoice,
  event: Extract<InvoiceEvent, { type: 'RefundPaid' | 'RefundReturned' }>,
): Partial<Invoice> => {
  const { refundId, paymentId, amountMinor } = event.data;
  const payment = state.payments.get(paymentId);
  const refund = state.refunds.get(refundId);
  if (!payment || !refund) return {};
  const sign = event.type === 'RefundPaid' ? 1 : -1;
  const after = refundedBy(payment, sign * amountMinor);
  if (event.type === 'RefundReturned')
    return {
      ...withRefund(state, { ...refund, state: 'failed', toldIds: event.data.recipientIds ?? [] }),
      ...withPayment(state, after),
      overMinor: state.overMinor + amountMinor,
    };
  const { fromOverMinor, fromDepositMinor, lines } = event.data;
  const refunded = withRefund(state, { ...refund, fromDepositMinor, lines, state: 'succeeded' });
  const refundingMinor = payment.refundingMinor - amountMinor;
  return {
    ...refunded,
    ...withPayment(state, { ...after, refundingMinor, lines: changedParts(payment.lines, lines, -1) }),
    lines: paidLines(state, lines, -1),
    overMinor: state.overMinor - fromOverMinor,
    depositMinor: state.depositMinor - fromDepositMinor,
  };
};

/** A payment of which so much more has gone back, or less. */
const refundedBy = (payment: Payment, byMinor: number): Payment => {
  const refundedMinor = payment.refundedMinor + byMinor;
  const whole = payment.amountMinor + payment.surchargeMinor;
  const standing: PaymentState =
    refundedMinor === 0 ? 'succeeded' : refundedMinor >= whole ? 'refunded' : 'refunded_part';
  const isSettled = payment.state === 'disputed' || payment.state === 'lost';
  return { ...payment, refundedMinor, state: isSettled ? payment.state : standing };
};

/** What was said to have gone back has not. What nobody asked for has still to. */
const hereAgain = (state: Invoice, data: InvoiceDataOf<'RefundReversed'>): Partial<Invoice> => {
  const { refundId, paymentId, amountMinor, earlyMinor, overMinor, lines } = data;
  const payment = state.payments.get(paymentId);
  const refund = state.refunds.get(refundId);
  if (!payment || !refund) return {};
  const waits = refund.askedBy === null;
  const after = refundedBy(payment, -amountMinor);
  const refundingMinor = payment.refundingMinor + (waits ? amountMinor : 0);
  const standing = waits ? 'pending' : 'reversed';
  return {
    ...withRefund(state, { ...refund, fromDepositMinor: 0, lines: [], state: standing }),
    ...withPayment(state, { ...after, refundingMinor, lines: changedParts(payment.lines, lines, 1) }),
    lines: paidLines(state, lines, 1),
    overMinor: state.overMinor + overMinor,
    depositMinor: state.depositMinor + earlyMinor,
  };
};

const changedParts = (of: Parts, by: Parts, sign: 1 | -1): Parts =>
  of.map(({ lineId, dueOn, amountMinor }) => ({
    ...{ lineId, dueOn },
    amountMinor: amountMinor + sign * (by.find((part) => part.lineId === lineId)?.amountMinor ?? 0),
  }));

type Disputed = Pick<InvoiceDataOf<'PaymentDisputed'>, 'paymentId' | 'amountMinor' | 'lines'>;
/** A bank takes a payment back, or gives it back again. */
const takenBack = (
  state: Invoice,
  { paymentId, amountMinor, lines }: Disputed,
  standing: PaymentState,
): Partial<Invoice> => {
  const payment = state.payments.get(paymentId);
  if (!payment) return {};
  const sign = standing === 'disputed' ? -1 : 1;
  const pays = changedParts(payment.lines, lines, sign);
  const disputedMinor = payment.disputedMinor - sign * amountMinor;
  return {
    ...withPayment(state, { ...payment, state: standing, disputedMinor, lines: pays }),
    lines: paidLines(state, lines, sign),
  };
};

const decided = (
  state: Invoice,
  { disputeId, recipientIds: toldIds = [] }: InvoiceDataOf<'DisputeWon' | 'DisputeLost'>,
): Partial<Invoice> => {
  const dispute = state.disputes.get(disputeId);
  return dispute ? withDispute(state, { ...dispute, decided: true, toldIds }) : {};
};

const lost = ({ lines }: Invoice, parts: Parts): readonly StandingLine[] =>
  lines.map((line) => {
    const part = parts.find(({ lineId }) => lineId === line.lineId)?.amountMinor ?? 0;
    return part === 0 ? line : { ...line, lostMinor: line.lostMinor + part };
  });

/** Somebody gives up a part of its lines, or takes that back (`sign` -1). */
const writtenOff = ({ lines }: Invoice, parts: Parts, sign: 1 | -1): readonly StandingLine[] =>
  lines.map((line) => {
    const part = sign * (parts.find(({ lineId }) => lineId === line.lineId)?.amountMinor ?? 0);
    const { lostMinor, writtenOffMinor } = line;
    return { ...line, lostMinor: lostMinor + part, writtenOffMinor: writtenOffMinor + part };
  });

/** What of its lines is not owed any more. */
export const dropped = (
  { lines }: Invoice,
  parts: readonly { readonly lineId: string; readonly netMinor: number; readonly taxMinor: number }[],
): readonly StandingLine[] =>
  lines.map((line) => {
    const part = parts.find(({ lineId }) => lineId === line.lineId);
    return part ? { ...line, droppedMinor: line.droppedMinor + part.netMinor + part.taxMinor } : line;
  });
