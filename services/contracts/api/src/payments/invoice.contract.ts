import {
  CARD_CONSENTS,
  cardConsent,
  chosenCurrency,
  currencyCode,
  forfeitDays,
  lateFeeTerms,
  minor,
  offlineWay,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { idText, reasonText } from '../shared/shared.contract';
import type {
  creditCommands,
  creditUseCommands,
  invoiceCommands,
  moneyTermsCommands,
  teamFeeCommands,
} from './commands';

const WHOLE = 'Enter an amount in whole cents';
/** An amount that moves: more than nothing. */
const sum = minor.min(1, 'Enter more than zero');
const wholeSum = z
  .number('Enter an amount')
  .int(WHOLE)
  .min(1, 'Enter more than zero')
  .max(10_000_000, 'This is too much');
/** The invoice's, so that an amount is never of another one. */
const currency = currencyCode;

/** The payer has agreed to the sentence of {@link CARD_CONSENTS} that was shown. */
const consentShown = cardConsent.refine(
  ({ purpose, version }) => CARD_CONSENTS[purpose].version === version,
  {
    message: 'The words about keeping your card have changed. Reload the page, then read them again',
  },
);

/** What the commands of {@link invoiceCommands} say. Amounts in minor units. */
export const invoiceBodies = {
  StartCheckout: z.object({
    amountMinor: wholeSum,
    currency,
    /** Absent: the card is not to be kept. */
    consent: consentShown.optional(),
  }),
  KeepCard: z.object({ consent: consentShown }),
  SplitInvoice: z.object({
    shares: z
      .array(z.object({ accountId: idText, amountMinor: wholeSum }))
      .max(60)
      .refine(
        (shares) => new Set(shares.map(({ accountId }) => accountId)).size === shares.length,
        'Name everybody once',
      ),
  }),
  TakePayment: z.object({
    amountMinor: wholeSum,
    currency,
    way: offlineWay,
    receivedOn: z.iso.date('Enter a date'),
    /** Who of those who owe it has paid; null: whoever answers for it. */
    paidBy: idText.nullable(),
    /** Number of the receipt, who was there: what proves it. */
    proof: z.string().trim().min(3, 'Say what proves it, such as the number of the receipt').max(200),
  }),
  ReversePayment: z.object({ reason: reasonText }),
  RefundPayment: z.object({
    choice: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['whole', 'net_of_fee']) }),
      z.object({ kind: z.literal('amount'), amountMinor: sum }),
    ]),
    /** By hand, once it did not go back as it came; absent: as it came. */
    way: offlineWay.optional(),
    reason: reasonText,
  }),
  ReverseRefund: z.object({ reason: reasonText }),
  DeclineRefund: z.object({ reason: reasonText }),
  VoidInvoice: z.object({ reason: reasonText }),
  WriteOffInvoice: z.object({ reason: reasonText }),
  TakeBackWriteOff: z.object({ reason: reasonText }),
  WaiveLateFee: z.object({ reason: reasonText }),
  MakePaymentLink: z.object({
    /** Null: whatever is open when it is used. */
    amountMinor: wholeSum.nullable(),
    days: z.number().int().min(1, 'At least a day').max(60, 'At most 60 days'),
  }),
} as const satisfies CommandBodies<typeof invoiceCommands>;

const owing = z
  .array(z.object({ accountId: idText, amountMinor: wholeSum }))
  .min(1, 'Choose who pays')
  .max(200)
  .refine(
    (members) => new Set(members.map(({ accountId }) => accountId)).size === members.length,
    'Name everybody once',
  );
/** What the commands of {@link teamFeeCommands} say. */
export const teamFeeBodies = {
  RaiseFee: z
    .object({
      title: z.string().trim().min(3, 'Name the dues').max(80, 'Keep the name under 80 characters'),
      currency: chosenCurrency,
      /** The day by which it is paid. */
      dueOn: z.iso.date('Enter a date'),
      /** Whoever is not among them is exempt. */
      members: owing,
      /** Whether the payer bears what the card provider keeps. */
      bearer: z.enum(['organizer', 'payer']),
      /** What comes on top of each when it is not paid in time; absent: nothing. */
      lateFee: lateFeeTerms.optional(),
    })
    .refine(
      ({ lateFee, members }) =>
        !lateFee || members.every(({ amountMinor }) => lateFee.amountMinor <= amountMinor),
      { path: ['lateFee', 'amountMinor'], message: 'At most the smallest amount that somebody is asked for' },
    ),
  AddToFee: z.object({ members: owing }),
} as const satisfies CommandBodies<typeof teamFeeCommands>;

/** What the commands of {@link moneyTermsCommands} say. */
export const moneyTermsBodies = {
  SetMoneyTerms: z.object({
    /** Up to which amount one person gives money back; null: always. */
    approvalAboveMinor: minor.nullable(),
    /** What that is counted in; absent: as before. What was paid in another one always needs a second person. */
    approvalCurrency: currency.optional(),
    /** Whether a team's members see who has paid. */
    board: z.boolean(),
    /** Of a league: a place is given up so many days after the day of what is not paid for it; null: never. */
    forfeitDays: forfeitDays.nullable(),
  }),
} as const satisfies CommandBodies<typeof moneyTermsCommands>;

/** What the commands of {@link creditUseCommands} say. Amounts in minor units. */
export const creditUseBodies = {
  UseCredit: z.object({ amountMinor: wholeSum, currency }),
} as const satisfies CommandBodies<typeof creditUseCommands>;

/** What the commands of {@link creditCommands} say. */
export const creditBodies = {
  GrantCredit: z.object({
    amountMinor: wholeSum,
    currency: chosenCurrency,
    reason: reasonText,
    /** In the zone of whoever grants it; null: it does not run out. */
    lastOn: z.iso.date('Enter a date').nullable(),
  }),
  TakeBackCredit: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof creditCommands>;
