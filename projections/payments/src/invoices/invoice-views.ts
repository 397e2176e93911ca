import { dayEverywhere, isOffline, moneyHasCome } from '@fieldhouse/values';
import type {
  DueView,
  InvoiceCard,
  InvoiceView,
  PaymentLinkView,
  PaymentView,
  RefundView,
} from '@fieldhouse/api-contract';
import {
  askedOf,
  askedOfLine,
  askedOfShare,
  dayOfInvoice,
  evidenceByOf,
  forfeitOnOf,
  givenBackOf,
  hasPaid,
  heldUntilOf,
  isHoldOver,
  isOver,
  isOvertaken,
  LATE_FEE_LINE,
  lateFeeAhead,
  lateFeeCharged,
  leftOf,
  openOf,
  openOfLine,
  paidByOf,
  paidOf,
  payerOf,
  refundedByPeople,
  standingOf,
  surchargeOf,
  totalOf,
  undecidedOf,
  wayBackOf,
  writtenOffOf,
  type Invoice,
  type Payment,
  type Refund,
  type StandingLine,
} from '@fieldhouse/events/payments';
import { isOverdue, nextNudgeAt } from '@fieldhouse/money';
import { keepOffer, keptViewOf, setupsOf } from './kept-card-views';
import { invoiceOf, type InvoiceDocument } from './invoice.read-model';

/** What an account is called; null: not known any more. */
export type NameOf = (accountId: string) => string | null;
/** What the caller is to an invoice. */
export type Involved = {
  readonly accountId: string;
  readonly collects: boolean;
  /** Leads the team that owes it. */
  readonly leads: boolean;
};

/** Whether anybody is to pay what is open of it now. */
const isAskedFor = (invoice: Invoice, now: string): boolean => !isOver(invoice) && !isHoldOver(invoice, now);

/** What people are asked for of a line now. */
const askedNow = (invoice: Invoice, line: StandingLine, now: string): number =>
  isAskedFor(invoice, now) ? askedOfLine(invoice, line) : 0;

/** An invoice as a list has it: nothing is open of what is not held any more. @param now ISO-8601 instant @param accountId who reads it */
export const cardOf = (
  document: InvoiceDocument,
  nameOf: NameOf,
  now: string,
  accountId: string,
): InvoiceCard => {
  const invoice = invoiceOf(document);
  const { books, title, payeeName, teamName, secured, remindedAt, reminders, zone } = invoice;
  const { payee, payer } = books;
  const today = dayOfInvoice(invoice, now);
  const overToday = zone === null ? dayEverywhere(now) : today;
  // What a bank has taken back and not decided is open, and asked of nobody.
  const asked = invoice.lines
    .map((line) => ({ ...line, openMinor: askedNow(invoice, line, now) }))
    .filter(({ openMinor }) => openMinor > 0);
  const parts = asked.map(({ label, dueOn, openMinor }) => ({ label, dueOn, openMinor }));
  const days = asked.map(({ dueOn }) => dueOn).sort();
  const due = asked.filter(({ dueOn }) => dueOn <= today);
  const standing = standingOf(invoice) as InvoiceCard['standing'];
  const late = asked.filter(({ dueOn }) => invoice.accrued && isOverdue(standing, dueOn, overToday));
  const overdueMinor = sumOf(late);
  return {
    ...{ invoiceId: document._id, title, about: document.about, currency: books.currency, standing },
    payee: { ...payee, name: payeeName },
    payer: { accountId: payerOf(invoice), name: nameOf(payerOf(invoice)) },
    team: payer.teamId === null ? null : { teamId: payer.teamId, name: teamName ?? '' },
    overdue: overdueMinor > 0,
    failed: asked.some(({ failed }) => failed !== null),
    forfeitOn: forfeitOnOf(
      invoice,
      due.map(({ lineId }) => lineId),
    ),
    lateFee: lateFeeOf(invoice),
    zone,
    issuedAt: document.issuedAt,
    ...{
      totalMinor: totalOf(invoice),
      paidMinor: paidOf(invoice),
      openMinor: isAskedFor(invoice, now) ? openOf(invoice) : 0,
    },
    ...{ surchargeMinor: surchargeOf(invoice), refundedMinor: givenBackOf(invoice) },
    disputed: disputedIn(invoice, now),
    ...{ dueMinor: sumOf(due), overdueMinor },
    dueOn: days[0] ?? null,
    parts: parts.sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
    shareOpenMinor: shareOpenOf(invoice, accountId, now),
    ...{ holdUntil: heldUntilOf(invoice), secured, remindedAt, reminders },
  };
};

/**
 * An invoice as others of the team see it, where its board is open: what is asked of somebody and whether it is paid. How it
 * was paid, that a card or a bank stands against it, what went back and how often they were reminded is between them and
 * whoever collects.
 */
export const onBoard = (card: InvoiceCard): InvoiceCard => ({
  ...card,
  ...{ failed: false, disputed: null, surchargeMinor: 0, refundedMinor: 0 },
  ...{ remindedAt: null, reminders: 0, lateFee: null, forfeitOn: null, holdUntil: null, secured: false },
});

const sumOf = (parts: readonly { readonly openMinor: number }[]): number =>
  parts.reduce((sum, { openMinor }) => sum + openMinor, 0);

/** What of what is open banks decide about, and until when the first of them is to be answered; null: none does. */
const disputedIn = (invoice: Invoice, now: string): InvoiceCard['disputed'] => {
  const waiting = undecidedOf(invoice);
  if (waiting.length === 0) return null;
  const openMinor = isAskedFor(invoice, now) ? openOf(invoice) - askedOf(invoice) : 0;
  return { openMinor, evidenceBy: evidenceByOf(waiting) };
};

/** What somebody still has to pay of their share: no more than all of them are asked for; null: they have none. */
const shareOpenOf = (invoice: Invoice, accountId: string, now: string): number | null => {
  const own = invoice.shares.find((one) => one.accountId === accountId);
  if (own && !isAskedFor(invoice, now)) return 0;
  return own ? Math.min(askedOf(invoice), askedOfShare(invoice, own)) : null;
};

/** What it costs to be late with it, or has cost. */
const lateFeeOf = (invoice: Invoice): InvoiceCard['lateFee'] => {
  const ahead = lateFeeAhead(invoice);
  if (ahead) return { amountMinor: ahead.amountMinor, lastOn: ahead.lastOn, chargedOn: null };
  const charged = lateFeeCharged(invoice);
  return charged && { ...charged, lastOn: invoice.lateFee?.lastOn ?? '' };
};

/** An invoice with all that has been paid of it, as far as the caller may know. */
export const viewOf = (
  document: InvoiceDocument,
  me: Involved & { readonly creditMinor?: number },
  nameOf: NameOf,
  linkPath: (linkId: string) => string,
  now: string,
): Omit<InvoiceView, 'position' | 'said'> => {
  const invoice = invoiceOf(document);
  const { shares, payments, refunds, bearer, remindedAt, books } = invoice;
  const answers = payerOf(invoice) === me.accountId;
  const owes = answers || me.leads;
  // Somebody with a share sees what they paid; the others see all of it.
  const shareOpenMinor = shareOpenOf(invoice, me.accountId, now);
  // Whoever only has a share of it pays that.
  const askedMinor = isAskedFor(invoice, now)
    ? Math.min(askedOf(invoice), owes ? Infinity : (shareOpenMinor ?? 0))
    : 0;
  const seesAll = owes || me.collects;
  const seen = [...payments.values()].filter((one) => seesAll || one.paidBy === me.accountId);
  const named = (accountId: string) => ({ accountId, name: nameOf(accountId) });
  return {
    ...cardOf(document, nameOf, now, me.accountId),
    ...{ revision: document.revision, bearer, writtenOffMinor: writtenOffOf(invoice) },
    ended: invoice.endPercent !== null,
    lines: invoice.lines.map((line) => ({
      ...{
        lineId: line.lineId,
        kind: line.kind,
        label: line.label,
        dueOn: line.dueOn,
        paidMinor: line.paidMinor,
      },
      amountMinor: line.netMinor + line.taxMinor - line.droppedMinor,
      openMinor: isAskedFor(invoice, now) ? openOfLine(line) : 0,
      discount: line.discount,
      failed: line.failed !== null && askedNow(invoice, line, now) > 0,
    })),
    shares: shares
      .filter(({ accountId }) => seesAll || accountId === me.accountId)
      .map(({ accountId, amountMinor }) => ({
        ...{ ...named(accountId), amountMinor, paidMinor: paidByOf(invoice, accountId) },
        openMinor: shareOpenOf(invoice, accountId, now) ?? 0,
      })),
    payments: seen.map((one) => paymentViewOf(invoice, one, me, named)),
    refunds: [...refunds.values()]
      .filter(({ paymentId }) => seen.some((one) => one.paymentId === paymentId))
      .map((one) => refundViewOf(invoice, one, me, named)),
    kept: seesAll ? keptViewOf(invoice, me, now) : null,
    setups: setupsOf(invoice, me),
    links: seesAll ? linksOf(invoice, linkPath, now) : [],
    me: {
      pays: owes || shareOpenMinor !== null,
      splits: owes && books.payer.teamId !== null,
      collects: me.collects,
      creditMinor: Math.min(me.creditMinor ?? 0, askedMinor),
      nudgeAt: nextNudgeAt(remindedAt, now),
      keep: answers ? keepOffer(invoice, now) : null,
    },
  };
};

type Named = (accountId: string) => { readonly accountId: string; readonly name: string | null };

/** What a payment came for by line, whatever a bank has taken back of it since. */
const partsOf = ({ disputes, lines: all }: Invoice, { paymentId, lines, state }: Payment) => {
  const isTaken = state === 'disputed' || state === 'lost';
  const taken = isTaken ? [...disputes.values()].filter((one) => one.paymentId === paymentId) : [];
  const parts = [...lines, ...taken.flatMap((one) => one.lines)];
  return all.map(({ lineId, label }) => ({
    ...{ lineId, label },
    amountMinor: parts.reduce((sum, one) => sum + (one.lineId === lineId ? one.amountMinor : 0), 0),
  }));
};

const paymentViewOf = (invoice: Invoice, one: Payment, { collects }: Involved, named: Named): PaymentView => {
  const parts = partsOf(invoice, one).filter(({ amountMinor }) => amountMinor > 0);
  return {
    ...{ paymentId: one.paymentId, way: one.way, at: one.at, code: one.code },
    // Its page is about to be ended: nobody is to go on with it meanwhile.
    state: isOvertaken(invoice, one) ? 'cancelled' : one.state,
    receivedOn: one.receivedOn,
    by: one.paidBy === null ? null : named(one.paidBy),
    ...{ amountMinor: one.amountMinor, surchargeMinor: one.surchargeMinor, refundedMinor: one.refundedMinor },
    lateFeeMinor: parts.find(({ lineId }) => lineId === LATE_FEE_LINE)?.amountMinor ?? 0,
    parts: parts
      .filter(({ lineId }) => lineId !== LATE_FEE_LINE)
      .map(({ label, amountMinor }) => ({ label, amountMinor })),
    feeMinor: collects ? one.feeMinor : 0,
    auto: one.auto && { lineId: one.auto.lineId, retryAt: one.auto.retryAt },
    disputedMinor: one.disputedMinor,
    evidenceBy: evidenceByOf(undecidedOf(invoice).filter(({ paymentId }) => paymentId === one.paymentId)),
    leftMinor: moneyHasCome(one) ? Math.max(0, leftOf(one)) : 0,
    askedBackMinor: refundedByPeople(invoice, one.paymentId),
  };
};

/** @param me who asks: whoever asked for a refund does not approve it */
export const refundViewOf = (
  invoice: Pick<Invoice, 'payments'>,
  one: Refund,
  me: Involved,
  named: Named,
): RefundView => {
  const way = wayBackOf(invoice, one);
  return {
    ...{ refundId: one.refundId, paymentId: one.paymentId, way, state: one.state },
    amountMinor: one.amountMinor,
    askedBy: one.askedBy === null ? null : named(one.askedBy),
    mayApprove: me.collects && one.state === 'to_approve' && one.askedBy !== me.accountId,
    mayGive: me.collects && one.state === 'pending' && isOffline(way),
    mayReverse: me.collects && one.state === 'succeeded' && isOffline(way),
  };
};

/** Nothing has gone back by these, nor will. */
const NONE: readonly Refund['state'][] = ['declined', 'reversed'];
/** Refunds that wait for somebody. One that failed does until another is asked for of the same payment. */
export const waitingRefunds = (invoice: Invoice): readonly Refund[] => {
  const all = [...invoice.refunds.values()];
  return all.filter((refund, nth) => {
    const { paymentId, state } = refund;
    const later = all
      .slice(nth + 1)
      .filter((one) => one.paymentId === paymentId && !NONE.includes(one.state));
    if (state === 'failed') return later.length === 0;
    return state === 'to_approve' || (state === 'pending' && isOffline(wayBackOf(invoice, refund)));
  });
};

const linksOf = (invoice: Invoice, linkPath: (linkId: string) => string, now: string): PaymentLinkView[] =>
  [...invoice.links.values()]
    .filter(({ revoked, expiresAt }) => !revoked && now < expiresAt)
    .map(({ linkId, amountMinor, expiresAt }) => ({
      ...{ linkId, path: linkPath(linkId), amountMinor, expiresAt },
      used: hasPaid(invoice, linkId),
    }));

/** Whether an invoice is among somebody's own. Of what others are to pay now, their receipts say what they have paid. */
export const isTheirs = (document: InvoiceDocument, accountId: string): boolean => {
  if (!document.accountIds.includes(accountId)) return false;
  const invoice = invoiceOf(document);
  const hasShare = invoice.shares.some((one) => one.accountId === accountId);
  return payerOf(invoice) === accountId || hasShare || openOf(invoice) === 0;
};

const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** What an account has to pay of an invoice within a week; null: nothing. @param now ISO-8601 instant */
export const dueFor = (document: InvoiceDocument, accountId: string, now: string): DueView | null => {
  const invoice = invoiceOf(document);
  const { books, title, payeeName, lines } = invoice;
  if (!isAskedFor(invoice, now)) return null;
  const soon = dayOfInvoice(invoice, new Date(Date.parse(now) + SOON_DAYS * DAY_MS).toISOString());
  const due = lines.filter((line) => askedOfLine(invoice, line) > 0 && line.dueOn <= soon);
  const dueOn = due.map((line) => line.dueOn).sort()[0];
  const shareMinor = shareOpenOf(invoice, accountId, now);
  const owes = payerOf(invoice) === accountId;
  if (dueOn === undefined || (!owes && shareMinor === null)) return null;
  const dueMinor = due.reduce((sum, line) => sum + askedOfLine(invoice, line), 0);
  const amountMinor = owes ? dueMinor : (shareMinor ?? dueMinor);
  if (amountMinor === 0) return null;
  const { currency } = books;
  const holdUntil = heldUntilOf(invoice);
  return { invoiceId: document._id, title, payeeName, amountMinor, currency, dueOn, holdUntil };
};
