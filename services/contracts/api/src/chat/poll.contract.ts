import { POLL_OPTION_LENGTH, POLL_OPTIONS } from '@fieldhouse/values';
import { z } from 'zod';
import { nameText } from '../shared/shared.contract';

const { least, most } = POLL_OPTIONS;
const optionText = nameText(
  z
    .string()
    .trim()
    .min(1, 'Write the option')
    .max(POLL_OPTION_LENGTH, `Keep the option under ${POLL_OPTION_LENGTH} characters`),
);
const allDiffer = (all: readonly string[]): boolean => new Set(all).size === all.length;

/** The options of a poll: each says something else. */
const options = z
  .array(z.object({ optionId: z.uuid(), text: optionText }))
  .min(least, `Give at least ${least} options`)
  .max(most, `Give at most ${most} options`)
  .refine((all) => allDiffer(all.map(({ optionId }) => optionId)), 'Give each option an id of its own')
  .superRefine((all, context) => {
    const said = all.map(({ text }) => text.toLowerCase());
    const again = said.findIndex((text, at) => said.indexOf(text) < at);
    if (again !== -1)
      context.addIssue({ code: 'custom', path: [again, 'text'], message: 'This option is there already' });
  });

/** A poll, as a message brings it. The message's text is its question. */
export const askedPoll = z.object({
  options,
  multiple: z.boolean(),
  secret: z.boolean(),
  /** From when on it takes no votes, ISO-8601 UTC; null: until somebody closes it. */
  closesAt: z.iso.datetime().nullable(),
});
/** The whole choice of whoever votes; none: they take it back. */
export const wholeChoice = z.object({
  optionIds: z
    .array(z.uuid())
    .max(most, `Choose at most ${most} options`)
    .refine(allDiffer, 'Choose an option once'),
});

/** A poll as one of its readers has it. */
export type PollView = {
  /** In their author's order. */
  readonly options: readonly {
    readonly optionId: string;
    readonly text: string;
    readonly votes: number;
    /** Who has voted for it, in the order in which they did; null where the poll is secret. */
    readonly accountIds: readonly string[] | null;
  }[];
  /** The reader's own choice, in the order of the options. */
  readonly mine: readonly string[];
  readonly multiple: boolean;
  readonly secret: boolean;
  /** When it closes by itself, ISO-8601 UTC; null: not. */
  readonly closesAt: string | null;
  /** Somebody has closed it. It is closed from `closesAt` on as well: see `isPollClosed` of the values. */
  readonly closed: boolean;
  /** How many people have voted. */
  readonly voters: number;
};
