const USUAL_SECONDS = 30;
const LONGEST_SECONDS = 3_600;

/**
 * How many seconds to wait, from an answer's `Retry-After` (RFC 9110: seconds or a date): 30 where it says nothing that
 * can be read, an hour at most.
 */
export const retryAfter = (header: string | null, now: Date): number => {
  const said = header?.trim() ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? USUAL_SECONDS : Math.min(LONGEST_SECONDS, Math.max(1, seconds));
};
