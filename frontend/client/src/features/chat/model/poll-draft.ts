import { chatText, POLL_DAYS_AT_MOST, POLL_OPTIONS, askedPoll, type Poll } from '@fieldhouse/api-contract';
import { z } from 'zod';
import { newUuid } from '../../../shared/lib/random-id';

const HOUR = 3_600_000;
/** After how many hours a poll closes by itself; null: another way. */
const HOURS = { never: null, own: null, hour: 1, day: 24, week: 7 * 24 } as const;

const fields = z.object({
  question: z.string().trim().min(1, 'Ask a question').pipe(chatText),
  /** Those in which nothing stands are none. */
  options: z.array(z.object({ optionId: z.string(), text: z.string() })),
  multiple: z.boolean(),
  secret: z.boolean(),
  closes: z.enum(['never', 'hour', 'day', 'week', 'own']),
  /** ISO-8601 UTC; counts where it closes at a time of one's own. */
  closesAt: z.string().nullable(),
});
/** A poll that is being written. */
export type PollDraft = z.infer<typeof fields>;

const isSaid = ({ text }: { readonly text: string }): boolean => text.trim() !== '';

/** A poll that can be posted. */
export const pollDraft = fields.superRefine(({ options, closes, closesAt }, context) => {
  const fault = (path: readonly PropertyKey[], message: string): void =>
    context.addIssue({ code: 'custom', path: [...path], message });
  const said = options.flatMap((option, n) => (isSaid(option) ? [n] : []));
  const firstEmpty = options.findIndex((option) => !isSaid(option));
  const checked = askedPoll.shape.options.safeParse(options.filter(isSaid));
  for (const { path, message } of checked.error?.issues ?? []) {
    const [at] = path;
    fault(['options', typeof at === 'number' ? (said[at] ?? 0) : Math.max(0, firstEmpty), 'text'], message);
  }
  if (closes !== 'own') return;
  const until = Date.parse(closesAt ?? '') - Date.now();
  if (Number.isNaN(until)) fault(['closesAt'], 'Choose a date and time');
  else if (until <= 0) fault(['closesAt'], 'Choose a time that is still to come');
  else if (until > POLL_DAYS_AT_MOST * 24 * HOUR)
    fault(['closesAt'], `Choose a time within ${POLL_DAYS_AT_MOST} days`);
});

export const newOption = (): PollDraft['options'][number] => ({ optionId: newUuid(), text: '' });

/** One in which nothing is written yet. */
export const newPollDraft = (): PollDraft => ({
  question: '',
  options: Array.from({ length: POLL_OPTIONS.least }, newOption),
  ...{ multiple: false, secret: false, closes: 'never', closesAt: null },
});

/** The poll of a checked draft, as it is posted at an instant (milliseconds since 1970). */
export const pollOf = ({ options, multiple, secret, closes, closesAt }: PollDraft, now: number): Poll => {
  const said = options.filter(isSaid).map(({ optionId, text }) => ({ optionId, text: text.trim() }));
  const hours = HOURS[closes];
  const own = closes === 'own' ? closesAt : null;
  const ends = hours === null ? own : new Date(now + hours * HOUR).toISOString();
  return { options: said, multiple, secret, closesAt: ends };
};
