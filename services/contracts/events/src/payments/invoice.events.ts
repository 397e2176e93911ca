import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import {
  currencyCode,
  feeBearer,
  invoiceLine,
  invoiceSubject,
  minor,
  offlineWay,
  payee,
  payer,
  paymentWay,
} from '@fieldhouse/values';
import { z } from 'zod';
import { forfeitEvents } from './forfeit.events';
import { keptCardEvents } from './kept-card.events';
import { lateFeeEvents, lateFeePlan } from './late-fee.events';

const id = z.string().min(1);
const instant = z.iso.datetime();
const accountId = id;
const about = { invoiceId: id };
/** In whose books a fact stands, so that the ledger is folded from each fact alone. */
const books = z.object({ payee, payer, currency: currencyCode });
const booked = { ...about, books };
const amountMinor = minor;
const { dueOn } = invoiceLine.shape;
/** An amount by line, with the day on which each is due, so that what is overdue is folded from each fact alone. */
const parts = z.array(z.object({ lineId: id, dueOn, amountMinor }));
/** What is owed, or not owed any more, by the kind of revenue. */
const owed = z.array(
  z.object({ kind: invoiceLine.shape.kind, netMinor: minor, taxMinor: minor, lineId: id, dueOn }),
);
/** Words about whoever owes, which go with them. */
const worded = { encrypted: { keyOf: 'payerId', fields: { reason: '' } } } as const;
const reasoned = { payerId: accountId, reason: z.string() };
/** How much of a payment paid what is owed, paid what is not owed yet, and was too much; together the amount. */
const split = { amountMinor, owedMinor: minor, earlyMinor: minor, overMinor: minor, lines: parts };

/**
 * Every event of an `invoice-<invoiceId>` stream: what is owed, what was paid of it, and what went back. They stand in one
 * stream because they have to hold together: never more back than came in, no payment of what is void.
 */
export const invoiceEvents = [
  ...keptCardEvents,
  ...forfeitEvents,
  ...lateFeeEvents,
  /**
   * `secureMinor`: once so much is paid, what it is for is theirs (the deposit, or all). `holdUntil`: it is for them until
   * then, and not owed before it is paid; null: it is owed now. `issuedBy` null: it follows from something else. Names
   * are those of then, as an invoice has them.
   */
  defineEvent(
    'InvoiceIssued',
    z.object({
      ...booked,
      /** Of who owes it, so that they hear of it. */
      accountId,
      subject: invoiceSubject,
      title: z.string().min(1),
      payeeName: z.string(),
      teamName: z.string().nullable(),
      lines: z.array(invoiceLine).min(1).max(20),
      secureMinor: minor,
      bearer: feeBearer,
      /** Absent: none. */
      lateFee: lateFeePlan.optional(),
      /** Of the payee then (IANA): whoever owes is reminded in its morning. Absent: not known. */
      zone: z.string().min(1).optional(),
      holdUntil: instant.nullable(),
      issuedBy: accountId.nullable(),
      issuedAt: instant,
    }),
  ),
  /**
   * Whoever answered for what a team owes leads the team no more, and `toId` does: they answer for it from now on. In the
   * books it stays owed by the team under the name that it was issued to.
   */
  defineEvent('PayerChanged', z.object({ ...about, fromId: accountId, toId: accountId, changedAt: instant })),
  /**
   * It is for them until another instant, or unpaid too (null). One that has come already: they have lost what it is for, and
   * nothing is to be paid before it is held again. `waits`: so it is whatever they have paid by then, or pay meanwhile; absent:
   * for who had paid what is due at once nothing changed. `again`: they had lost it, and what of it was due is due on `dueOn`
   * now; how much of each line is owed, by its day of before; in `zone` (IANA) people are reminded; `recipientIds`: who is
   * told.
   */
  defineEvent(
    'InvoiceHeld',
    z.object({
      ...about,
      holdUntil: instant.nullable(),
      waits: z.literal(true).optional(),
      books: books.optional(),
      again: z
        .object({ dueOn, lines: parts, zone: z.string().min(1), recipientIds: z.array(accountId) })
        .optional(),
    }),
  ),
  /** Who pays how much of it; empty: not split any more. What is left is the payer's. */
  defineEvent(
    'InvoiceSplit',
    z.object({ ...about, shares: z.array(z.object({ accountId, amountMinor })).max(60), splitBy: accountId }),
  ),
  /** Somebody goes to the card provider's page. `chargeMinor`: what the card is charged, the provider's fee included where the payer bears it. */
  defineEvent(
    'CheckoutStarted',
    z.object({
      ...booked,
      paymentId: id,
      /** Null: somebody with a link. */
      paidBy: accountId.nullable(),
      linkId: id.nullable(),
      amountMinor,
      chargeMinor: minor,
      startedAt: instant,
    }),
  ),
  /** The card provider has the page. */
  defineEvent('CheckoutOpened', z.object({ ...about, paymentId: id, sessionId: id, expiresAt: instant })),
  /** `code`: the card provider's. The page stays open for another card. */
  defineEvent('CardDeclined', z.object({ ...about, paymentId: id, code: z.string(), declinedAt: instant })),
  /** Nobody can pay at the page any more. */
  defineEvent('CheckoutEnded', z.object({ ...about, paymentId: id, endedAt: instant })),
  /** By card, as the provider says. `surchargeMinor`: what the payer bore of its fee, on top of the amount. */
  defineEvent(
    'CardPaid',
    z.object({
      ...booked,
      paymentId: id,
      paidBy: accountId.nullable(),
      ...split,
      surchargeMinor: minor,
      feeMinor: minor,
      intentId: id,
      paidAt: instant,
    }),
  ),
  /** The provider's fee was not known when the payment was. */
  defineEvent('CardFeeKnown', z.object({ ...booked, paymentId: id, feeMinor: minor })),
  /** In cash or by transfer, as somebody of the payee says who took it. */
  defineEvent(
    'PaymentTaken',
    z.object({
      ...booked,
      paymentId: id,
      paidBy: accountId.nullable(),
      payerId: accountId,
      ...split,
      way: offlineWay,
      receivedOn: z.iso.date(),
      reason: z.string(),
      takenBy: accountId,
      takenAt: instant,
    }),
    worded,
  ),
  /** With credit of whoever pays, which their wallet held for it: as much of it as was open. */
  defineEvent(
    'CreditPaid',
    z.object({
      ...booked,
      paymentId: id,
      paidBy: accountId,
      walletId: id,
      offeredMinor: minor,
      ...split,
      paidAt: instant,
    }),
  ),
  /** Nothing of it was open any more: the wallet has it again. */
  defineEvent(
    'CreditRefused',
    z.object({
      ...about,
      ...{ paymentId: id, paidBy: accountId, walletId: id, offeredMinor: minor },
      refusedAt: instant,
    }),
  ),
  /** What was taken was no payment: the same the other way round. Never of a card or credit. `paidBy` absent: nobody says. */
  defineEvent(
    'PaymentReversed',
    z.object({
      ...{ ...booked, paymentId: id, paidBy: accountId.optional() },
      ...{ ...reasoned, ...split, reversedBy: accountId, reversedAt: instant },
    }),
    worded,
  ),
  /** What is due at once is paid. `accrued`: what is owed from now on, empty when it was before; `deposits`: what had been paid early. */
  defineEvent(
    'InvoiceSecured',
    z.object({ ...booked, subject: invoiceSubject, accrued: owed, deposits: parts, securedAt: instant }),
  ),
  /**
   * `fromOverMinor`: what of it was paid too much. `needsApproval`: by somebody else. `askedBy` null: it follows from something
   * else. `way`: by hand instead of as it came. `recipientIds`: for whom it waits, to say yes or to hand it back; absent: for
   * nobody.
   */
  defineEvent(
    'RefundAsked',
    z.object({
      ...booked,
      refundId: id,
      paymentId: id,
      amountMinor,
      fromOverMinor: minor,
      needsApproval: z.boolean(),
      ...reasoned,
      askedBy: accountId.nullable(),
      way: offlineWay.optional(),
      recipientIds: z.array(accountId).optional(),
      askedAt: instant,
    }),
    worded,
  ),
  defineEvent(
    'RefundApproved',
    z.object({ ...about, refundId: id, approvedBy: accountId, approvedAt: instant }),
  ),
  /** `recipientIds`: who asked for it, unless they have declined it themselves; absent: nobody. */
  defineEvent(
    'RefundDeclined',
    z.object({
      ...{ ...about, refundId: id, ...reasoned, declinedBy: accountId, declinedAt: instant },
      recipientIds: z.array(accountId).optional(),
    }),
    worded,
  ),
  /** It has gone back: `way` as it came, or by hand. `fromDepositMinor`: what of it was not owed yet; `lines` are open again by that. */
  defineEvent(
    'RefundPaid',
    z.object({
      ...booked,
      refundId: id,
      paymentId: id,
      amountMinor,
      fromOverMinor: minor,
      fromDepositMinor: minor,
      lines: parts,
      way: paymentWay,
      /** Of a payment with credit: the wallet it goes back to. */
      walletId: id.optional(),
      paidAt: instant,
    }),
  ),
  /**
   * What was said to be handed back was not: the same the other way round. Never of a card or credit. What pays what is owed,
   * is not owed yet or is too much again is split; the rest of it was a cost. One that follows from something else waits to be
   * handed back again.
   */
  defineEvent(
    'RefundReversed',
    z.object({
      ...{ ...booked, refundId: id, paymentId: id, paidBy: accountId.nullable() },
      ...{ ...reasoned, ...split, reversedBy: accountId, reversedAt: instant },
    }),
    worded,
  ),
  /** `recipientIds`: who hears of it: who asked for it, else who looks after the money; absent: who asked for it. */
  defineEvent(
    'RefundFailed',
    z.object({
      ...{ ...about, refundId: id, paymentId: id, code: z.string(), failedAt: instant },
      recipientIds: z.array(accountId).optional(),
    }),
  ),
  /** A refund that had gone came back from the bank: it waits as paid too much until it goes another way. */
  defineEvent(
    'RefundReturned',
    z.object({
      ...{ ...booked, refundId: id, paymentId: id, amountMinor, returnedAt: instant },
      recipientIds: z.array(accountId).optional(),
    }),
  ),
  /**
   * The card's owner asks their bank for it back; the provider takes it until the bank decides, and `lines` are owed again.
   * `earlyMinor`: of what is not owed yet nothing is by that, and so much of it is no deposit any more; absent: it is owed.
   * `evidenceBy`: until when the bank is to be answered. `recipientIds`, here and of what the bank decides: who hears of it,
   * since they look after the money; absent: nobody.
   */
  defineEvent(
    'PaymentDisputed',
    z.object({
      ...booked,
      paymentId: id,
      disputeId: id,
      amountMinor,
      earlyMinor: minor.optional(),
      feeMinor: minor,
      lines: parts,
      reason: z.string(),
      evidenceBy: instant.nullable(),
      recipientIds: z.array(accountId).optional(),
      disputedAt: instant,
    }),
  ),
  /** `overMinor`: what had been paid again meanwhile. `earlyMinor`: of what is still not owed, what is a deposit again; absent: it was owed. */
  defineEvent(
    'DisputeWon',
    z.object({
      ...booked,
      ...{ paymentId: id, disputeId: id, amountMinor, overMinor: minor, lines: parts },
      earlyMinor: minor.optional(),
      recipientIds: z.array(accountId).optional(),
      decidedAt: instant,
    }),
  ),
  /** `lostMinor`: what nobody has paid again; it is written off, `lines` of it. What is not owed yet is none: it is open as if never paid. */
  defineEvent(
    'DisputeLost',
    z.object({
      ...booked,
      ...{ paymentId: id, disputeId: id, amountMinor, lostMinor: minor, lines: parts },
      recipientIds: z.array(accountId).optional(),
      decidedAt: instant,
    }),
  ),
  /**
   * What it was for has ended. `percent`: so much comes back of what was paid, once it is decided what was: by banks, and by
   * whoever says yes to refunds. Nothing is asked for in its place. Invoices that ended before this was said do without.
   */
  defineEvent(
    'InvoiceEnded',
    z.object({ ...about, percent: z.number().int().min(0).max(100), endedAt: instant }),
  ),
  /** Nothing is owed any more. `lines`: what the books take back, empty when nothing had been owed yet. */
  defineEvent(
    'InvoiceVoided',
    z.object({ ...booked, lines: owed, ...reasoned, voidedBy: accountId.nullable(), voidedAt: instant }),
    worded,
  ),
  /** Part of it is not owed any more, because what it was for has ended. `payerId` absent: it is as in the books. */
  defineEvent(
    'InvoiceReduced',
    z.object({ ...booked, lines: owed, payerId: accountId.optional(), reducedAt: instant }),
  ),
  /** Nobody will pay the rest. */
  defineEvent(
    'InvoiceWrittenOff',
    z.object({
      ...booked,
      amountMinor,
      lines: parts,
      ...reasoned,
      writtenOffBy: accountId,
      writtenOffAt: instant,
    }),
    worded,
  ),
  /** It is asked for again: the same the other way round, all of it that was written off. */
  defineEvent(
    'WriteOffTakenBack',
    z.object({
      ...booked,
      amountMinor,
      lines: parts,
      ...reasoned,
      takenBackBy: accountId,
      takenBackAt: instant,
    }),
    worded,
  ),
  /** `amountMinor` null: whatever is open. */
  defineEvent(
    'PaymentLinkMade',
    z.object({
      ...about,
      linkId: id,
      amountMinor: amountMinor.nullable(),
      expiresAt: instant,
      madeBy: accountId,
    }),
  ),
  defineEvent('PaymentLinkRevoked', z.object({ ...about, linkId: id, revokedBy: accountId })),
  /** By hand; whom it went to. */
  defineEvent(
    'PayerReminded',
    z.object({ ...booked, recipientIds: z.array(accountId), remindedBy: accountId, remindedAt: instant }),
  ),
  /** A line is due soon, today, or was, and is not paid; once for each day on which people are told. `openMinor`: of the line. */
  defineEvent(
    'PaymentFellDue',
    z.object({
      ...booked,
      lineId: id,
      dueOn,
      openMinor: minor,
      step: z.enum(['soon', 'due', 'overdue']),
      recipientIds: z.array(accountId),
      toldAt: instant,
    }),
  ),
] as const;
export type InvoiceEvent = EventOf<(typeof invoiceEvents)[number]>;
