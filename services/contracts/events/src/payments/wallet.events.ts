import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { currencyCode, minor, payee, payer } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const about = { walletId: id };
/** Whose credit with whom, so that the ledger is folded from each fact alone. `payer`: whose credit it is. */
const booked = { ...about, books: z.object({ payee, payer, currency: currencyCode }), accountId: id };
/** `lastOn`: the day of the payee's zone at whose end (`expiresAt`) it runs out; null: never. */
const end = { lastOn: z.iso.date().nullable(), expiresAt: instant.nullable() };
const parts = z.array(z.object({ grantId: id, amountMinor: minor }));
/** What the grants have again, and when each runs out from then on. */
const returned = z.array(z.object({ grantId: id, amountMinor: minor, ...end }));
/** Words about somebody, which go with them. */
const worded = { encrypted: { keyOf: 'accountId', fields: { reason: '' } } } as const;

/**
 * Every event of a `wallet-<walletId>` stream: the credit that a person has with a league or a team. What is held for an
 * invoice is in the wallet until the invoice has said how much it takes.
 */
export const walletEvents = [
  /** `payeeName`: as it was called then. */
  defineEvent(
    'CreditGranted',
    z.object({
      ...booked,
      grantId: id,
      amountMinor: minor,
      ...end,
      /** IANA zone of the payee. */
      zone: id,
      payeeName: z.string(),
      reason: z.string(),
      grantedBy: id,
      grantedAt: instant,
    }),
    worded,
  ),
  /** It is put aside for an invoice, what runs out first before. `title`: the invoice's. */
  defineEvent(
    'CreditHeld',
    z.object({
      ...booked,
      ...{ paymentId: id, invoiceId: id, title: z.string(), amountMinor: minor, parts },
      heldAt: instant,
    }),
  ),
  /** The invoice has taken so much of it; the grants have the rest again. */
  defineEvent(
    'CreditSettled',
    z.object({ ...about, paymentId: id, takenMinor: minor, returned, settledAt: instant }),
  ),
  /** What was paid with it has gone back. */
  defineEvent(
    'CreditReturned',
    z.object({
      ...booked,
      ...{ paymentId: id, refundId: id, amountMinor: minor, returned },
      returnedAt: instant,
    }),
  ),
  /** What is left of a grant is taken back by whoever grants. */
  defineEvent(
    'CreditTakenBack',
    z.object({
      ...booked,
      ...{ grantId: id, amountMinor: minor, reason: z.string(), takenBackBy: id },
      takenBackAt: instant,
    }),
    worded,
  ),
  /** Its owner is told that so much of a grant runs out on a day near by. */
  defineEvent(
    'CreditRunsOutSoon',
    z.object({
      ...booked,
      ...{ grantId: id, amountMinor: minor, lastOn: z.iso.date(), expiresAt: instant },
      toldAt: instant,
    }),
  ),
  /** Nobody can use what was left of a grant any more. */
  defineEvent('CreditExpired', z.object({ ...booked, grantId: id, amountMinor: minor, expiredAt: instant })),
  /** Whose credit it was has left. */
  defineEvent('WalletClosed', z.object({ ...about, closedAt: instant })),
] as const;
export type WalletEvent = EventOf<(typeof walletEvents)[number]>;
