import { z } from 'zod';
import { amount, registrationKind } from './prospectus.values';

/** Codes of a league that are in use at a time, at most. */
export const CODES_AT_MOST = 200;

/** The text of a discount code, in capitals: codes are compared without case. */
export const codeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,24}$/, 'Use 4 to 24 letters A–Z, digits and hyphens');
/** A code as somebody types it; whether there is one, the league's places know. */
export const enteredCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'Enter the code')
  .max(40, 'Codes are shorter than this');

/** What a code takes off: percent of the whole price, or an amount in minor units of the league's currency. */
export const codeDiscount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(1, 'At least 1%')
      .max(100, 'At most 100%'),
  }),
  z.object({ kind: z.literal('amount'), amountMinor: amount.min(1, 'Enter an amount above 0') }),
]);

/** What a discount code is made of, but its text. Days are of the league's zone. */
export const codeTerms = z.object({
  discount: codeDiscount,
  /** The ways to register that it is for. */
  kinds: z.array(registrationKind).min(1, 'Choose whom it is for').max(registrationKind.options.length),
  /** How many times it can be used in all; null: without end. */
  limit: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'At least once')
    .max(100_000, 'At most 100,000 times')
    .nullable(),
  oncePerPerson: z.boolean(),
  /** The last day on which it can be used; null: without end. */
  validUntil: z.iso.date('Enter a date').nullable(),
});
/** For the staff. */
export const codeNote = z.string().trim().max(200, 'Keep the note under 200 characters');

/** Where a code stands. `ended`: by the staff; `run_out`: its last day is over; `used_up`: as often as it can be. */
export const codeState = z.enum(['in_use', 'used_up', 'run_out', 'ended']);

export type CodeDiscount = z.infer<typeof codeDiscount>;
export type CodeTerms = z.infer<typeof codeTerms>;
export type CodeState = z.infer<typeof codeState>;

/** @param today yyyy-mm-dd, in the league's zone @param uses those that count */
export const codeStateOf = (
  { limit, validUntil, ended }: Pick<CodeTerms, 'limit' | 'validUntil'> & { readonly ended: boolean },
  uses: number,
  today: string,
): CodeState => {
  if (ended) return 'ended';
  if (validUntil !== null && today > validUntil) return 'run_out';
  return limit !== null && uses >= limit ? 'used_up' : 'in_use';
};
