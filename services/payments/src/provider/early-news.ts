/** What is not in the log is done again soon after the start, or never: then reconciliation has it. */
const EARLY_MS = 24 * 3_600_000;

/**
 * What the news are of is not in the log. After a restore it may be yet: what follows from facts of before is only done
 * again.
 */
export class NewsTooEarly extends Error {}

/** Whether what news are of may come into the log yet. @param heardAt when they were heard of, where that is known */
export const mayBeYet = (heardAt: string | undefined): boolean =>
  heardAt !== undefined && Date.now() - Date.parse(heardAt) < EARLY_MS;
