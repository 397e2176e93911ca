import { gender } from '@fieldhouse/values';
import { z } from 'zod';

export { gender, night, type Gender, type Night } from '@fieldhouse/values';

/** Control characters, marks that turn the direction of writing, halves of characters; but for the joiners of scripts. */
const HIDDEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** @returns whether a text has characters that nobody sees */
export const hasUnseen = (text: string): boolean => HIDDEN.test(text);

const UNSEEN = 'This has characters that cannot be seen. Type it in again';

/** A name that others read, on pages and in mails: all of it can be seen. */
export const nameText = (text: z.ZodString) => text.refine((name) => !hasUnseen(name), UNSEEN);

/** What lines, tabs and the writing of flags and scripts need is no trick. */
const HARMLESS = /[\r\n\t\u200E\u200F\u{E0020}-\u{E007F}]/gu;

/** As people write: lines and every script, but nothing that hides or turns what others read. */
export const writtenText = (text: z.ZodString) =>
  text.refine((said) => !hasUnseen(said.replace(HARMLESS, '')), UNSEEN);

export const idText = z.string().regex(/^[\w.:-]{1,64}$/, 'Give the id as you got it');
export const reasonText = writtenText(
  z
    .string()
    .trim()
    .min(3, 'Give a reason of at least 3 characters')
    .max(200, 'Keep the reason under 200 characters'),
);
/** A telephone number as people write it. */
export const phoneText = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{6,30}$/, 'Give a phone number such as +1 555 010 9999');
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Choose a color such as #0B6B4A');

/** A query waits until what it reads has seen this position, which a command answered. */
export const atLeast = z
  .string()
  .regex(/^\d{20}$/, 'Send a position that a command answered')
  .optional();

/** Which page of a list: `next` of the one before goes into `after`. */
export const pageFields = {
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  atLeast,
};

/** What every command answers. `position` can be given to a query as `atLeast`; `revision` is also the ETag. */
export const commandResult = z.object({
  streamId: z.string(),
  revision: z.number().int(),
  position: z.string(),
});
export type CommandResultView = z.infer<typeof commandResult>;

/** RFC 9457 problem details as every error comes. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** The sentence to show, as clients of auth services read it: `detail`, else `title`. Not on the socket. */
  message: z.string().optional(),
  code: z.string(),
  correlationId: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
});
export type ProblemView = z.infer<typeof problem>;

const count = z.number().int().min(0).max(40);
const limit = z.object({ minimum: count, maximum: count.nullable() });
/** As they are recorded, and none beyond what a roster holds. */
export const rosterLimits = z.object({
  positions: z.array(limit.extend({ position: z.string().min(1) })),
  genders: z.array(limit.extend({ gender })),
});
export type RosterLimitsView = z.infer<typeof rosterLimits>;
