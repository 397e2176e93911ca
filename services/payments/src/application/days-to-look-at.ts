const DAY_MS = 86_400_000;
/** What moved shortly before midnight is in the books shortly after it. */
const SETTLED_AFTER_MS = 3_600_000;
/** So many days are made up for after a worker was away. */
const MADE_UP_DAYS = 7;

/**
 * The days that are to be reconciled now, the earliest first: those of the last week that are over and were not looked
 * at since, and those with open cases whose last look is a day ago.
 */
export const daysToLookAt = (
  looks: readonly { readonly day: string; readonly reconciledAt: string; readonly open: number }[],
  now: string,
): readonly string[] => {
  const at = Date.parse(now);
  const known = new Map(looks.map((look) => [look.day, look]));
  const over = Array.from({ length: MADE_UP_DAYS }, (_, back) => dayOf(at - (back + 1) * DAY_MS)).filter(
    (day) => {
      const settledAt = Date.parse(day) + DAY_MS + SETTLED_AFTER_MS;
      return at >= settledAt && Date.parse(known.get(day)?.reconciledAt ?? '1970-01-01') < settledAt;
    },
  );
  const waiting = looks
    .filter(({ open, reconciledAt }) => open > 0 && at - Date.parse(reconciledAt) >= DAY_MS)
    .map(({ day }) => day);
  return [...new Set([...over, ...waiting])].sort();
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);
