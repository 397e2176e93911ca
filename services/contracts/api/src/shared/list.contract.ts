import { z } from 'zod';

/** What can be wrong in any list of people. */
export const LIST_PROBLEMS = [
  'wrong_column_count',
  'formula',
  'unseen_characters',
  'too_long',
  'unknown_position',
  'bad_email',
] as const;

/** What could not be used of a list, for one reason. */
export const listProblem = z.object({
  code: z.string(),
  column: z.string().nullable(),
  /** Whether the rows are left out (else the values are, and the rows taken). */
  skipsRow: z.boolean(),
  /** How many rows it is about. */
  rows: z.number().int(),
  /** The first of them, by their line in the spreadsheet: the header is line 1, empty lines count. */
  lines: z.array(z.number().int()),
  /** Some of the values. */
  values: z.array(z.string()),
});
/** A column of a list: its heading, and what its first cells say. */
export const listColumn = z.object({ name: z.string(), samples: z.array(z.string()) });
/** How a list was read. */
export const listShape = z.object({ encoding: z.string(), separator: z.enum([',', ';', '\t', '|']) });

/** What could not be used of a list, for a reason that one of these codes names. */
export type ListProblem<Code extends string = string> = Omit<z.infer<typeof listProblem>, 'code'> & {
  readonly code: Code;
};
/** A column, and the field that it is taken for. */
export type ListColumn<Field extends string = string> = z.infer<typeof listColumn> & {
  readonly field: Field | null;
};
export type ListShape = z.infer<typeof listShape>;
/** Column name → field; columns that are not named are left out. */
export type ListMapping<Field extends string = string> = Readonly<Record<string, Field>>;
