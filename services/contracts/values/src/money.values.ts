import { z } from 'zod';

const id = z.string().min(1).max(64);
/** Whole minor units (cents; yen as they are) of a currency, up to a hundred million of them. */
export const minor = z.number().int().min(0).max(100_000_000);

/** Whom money is owed to: whose books it stands in. */
export const payee = z.object({ kind: z.enum(['league', 'team']), id });
/**
 * Who owes. `accountId`: whoever answers for it, for a team the captain who registered it; `teamId`: the team whose bill
 * it is, so that its captains and admins may pay and split it.
 */
export const payer = z.object({ accountId: id, teamId: id.nullable() });
/** What an invoice is for. */
export const invoiceSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registration'), leagueId: id, registrationId: id }),
  z.object({ kind: z.literal('fee'), teamId: id, feeId: id }),
]);
/** How money came that no card provider knows of. */
export const offlineWay = z.enum(['cash', 'transfer', 'check', 'other']);
/** `credit`: what a league or a team has granted the payer. */
export const paymentWay = z.enum(['card', 'credit', ...offlineWay.options]);
/** Which revenue a line is; an account of the books each. */
export const revenueKind = z.enum(['registration', 'dues', 'charge', 'late_fee']);
/** Who bears what the card provider keeps. */
export const feeBearer = z.enum(['organizer', 'payer']);

/** So many days after its day a payment can be overdue before the place goes that it is for. */
export const forfeitDays = z
  .number('Enter a number of days')
  .int('Enter whole days')
  .min(7, '7 days at least, so that people are told before')
  .max(60, '60 days at most');

/** What a fee costs more when it is not paid so many days after its day. */
export const lateFeeTerms = z.object({
  amountMinor: z
    .number('Enter an amount')
    .int('Enter an amount in whole cents')
    .min(1, 'Enter more than zero')
    .max(10_000_000, 'This is too much'),
  graceDays: z
    .number('Enter a number of days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more')
    .max(30, '30 days at most'),
});

/** Something that is owed by a day. */
export const invoiceLine = z.object({
  lineId: id,
  kind: revenueKind,
  label: z.string().min(1).max(120),
  netMinor: minor,
  taxMinor: minor,
  /** yyyy-mm-dd, in the zone of whoever asks for it. */
  dueOn: z.iso.date(),
  /** What was taken off before: the amounts are without it. */
  discount: z.object({ label: z.string().min(1).max(120), amountMinor: minor }).optional(),
});

/** Where a payment stands. `open`: somebody is at the card provider's page, or was. */
export const paymentState = z.enum([
  'open',
  'succeeded',
  'cancelled',
  'refunded_part',
  'refunded',
  'disputed',
  'lost',
  'reversed',
]);
/** `reversed`: it was said to be handed back, and was not. */
export const refundState = z.enum(['to_approve', 'pending', 'succeeded', 'failed', 'declined', 'reversed']);

/** A month of the books, in UTC. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month, such as 2026-03');
/**
 * How provider and books differ: what moved there is not in the books, what is in the books did not move there, both have it
 * with other amounts, it is of no payment of ours, or it moved there once more than it is in the books.
 */
export const caseKind = z.enum(['missing_here', 'missing_there', 'amount_differs', 'orphan', 'duplicate']);
/** `gone`: the next look found nothing of it any more; `expected`: it is right as it is. */
export const caseResolution = z.enum(['fixed_here', 'fixed_there', 'expected', 'gone']);

export type CaseKind = z.infer<typeof caseKind>;
export type CaseResolution = z.infer<typeof caseResolution>;
const NO_MONEY: readonly PaymentState[] = ['open', 'cancelled', 'reversed'];
/** Whether money has come of a payment, and was money. */
export const moneyHasCome = ({ state }: { readonly state: PaymentState }): boolean =>
  !NO_MONEY.includes(state);

type Refunded = { readonly paymentId: string; readonly state: RefundState; readonly amountMinor: number };
/** Whether a refund goes back, or has gone. */
export const refundGoes = ({ state }: Pick<Refunded, 'state'>): boolean =>
  state === 'pending' || state === 'succeeded';
/** What of a payment goes back, or has gone, without anybody having asked for it. */
export const goingByItself = (
  refunds: readonly (Refunded & { readonly askedBy: unknown })[],
  paymentId: string,
): number =>
  refunds
    .filter((one) => one.paymentId === paymentId && one.askedBy === null && refundGoes(one))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

export type Payee = z.infer<typeof payee>;
export type Payer = z.infer<typeof payer>;
export type InvoiceSubject = z.infer<typeof invoiceSubject>;
export type OfflineWay = z.infer<typeof offlineWay>;
export type PaymentWay = z.infer<typeof paymentWay>;
export type InvoiceLine = z.infer<typeof invoiceLine>;
export type LateFeeTerms = z.infer<typeof lateFeeTerms>;
export type FeeBearer = z.infer<typeof feeBearer>;
export type PaymentState = z.infer<typeof paymentState>;
export type RefundState = z.infer<typeof refundState>;

/** Whether it came in a way that no card provider knows of: by hand, as it goes back too. */
export const isOffline = (way: PaymentWay): way is OfflineWay => way !== 'card' && way !== 'credit';

/** A payee in one word, as streams, the books and addresses name it: `league.<id>`. */
export const payeeKey = ({ kind, id: of }: Payee): string => `${kind}.${of}`;
