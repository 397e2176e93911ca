import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { caseKind, caseResolution, currencyCode } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const day = z.iso.date();
/** Of a whole account: more than any invoice, and below 0 where the provider takes what it is owed. */
const amountMinor = z.number().int();
const payout = { payoutId: id, amountMinor, currency: currencyCode, arrivesOn: day, notedAt: instant };

/** Every event of a `settlement-<payoutId>` stream: what the card provider sends on to the bank. */
export const settlementEvents = [
  defineEvent('PayoutPaid', z.object(payout)),
  /** `wasPaid`: the books had it at the bank; it is at the provider again. */
  defineEvent('PayoutFailed', z.object({ ...payout, wasPaid: z.boolean() })),
] as const;
export type SettlementEvent = EventOf<(typeof settlementEvents)[number]>;

const aboutCase = { day, caseId: id };
const worded = (field: 'note' | 'reason') => ({
  encrypted: { keyOf: 'payerId', fields: { [field]: '' } },
});

/** Every event of a `reconciliation-<yyyy-mm-dd>` stream: what the provider says of a day, beside what the books say. */
export const reconciliationEvents = [
  /** `sums`: what moved at the provider on that day, and what the books say moved there. `open`: cases that wait. */
  defineEvent(
    'DayReconciled',
    z.object({
      day,
      movements: z.number().int().min(0),
      entries: z.number().int().min(0),
      sums: z.array(
        z.object({ currency: currencyCode, providerMinor: amountMinor, ledgerMinor: amountMinor }),
      ),
      open: z.number().int().min(0),
      reconciledAt: instant,
    }),
  ),
  /** `providerMinor`, `ledgerMinor`: what each side says, null for one that says nothing. */
  defineEvent(
    'CaseOpened',
    z.object({
      ...aboutCase,
      kind: caseKind,
      /** Of what: `payment`, `refund`, `dispute`, `payout`, `fee`, `other`. */
      about: id,
      currency: currencyCode,
      providerMinor: amountMinor.nullable(),
      ledgerMinor: amountMinor.nullable(),
      movementId: id.nullable(),
      entryId: id.nullable(),
      invoiceId: id.nullable(),
      paymentId: id.nullable(),
      payerId: id.nullable(),
      openedAt: instant,
    }),
  ),
  defineEvent('CaseAssigned', z.object({ ...aboutCase, ownerId: id, assignedBy: id, assignedAt: instant })),
  /** Words about whoever paid, which go with them. */
  defineEvent(
    'CaseNoted',
    z.object({ ...aboutCase, payerId: id.nullable(), note: z.string(), notedBy: id, notedAt: instant }),
    worded('note'),
  ),
  /** `resolvedBy` null: the next look found nothing of it any more. */
  defineEvent(
    'CaseResolved',
    z.object({
      ...aboutCase,
      resolution: caseResolution,
      payerId: id.nullable(),
      reason: z.string(),
      resolvedBy: id.nullable(),
      resolvedAt: instant,
    }),
    worded('reason'),
  ),
  /** What somebody had settled was not: it waits again. */
  defineEvent(
    'CaseReopened',
    z.object({
      ...{ ...aboutCase, payerId: id.nullable(), reason: z.string() },
      ...{ reopenedBy: id, reopenedAt: instant },
    }),
    worded('reason'),
  ),
] as const;
export type ReconciliationEvent = EventOf<(typeof reconciliationEvents)[number]>;
