import { createHmac, timingSafeEqual } from 'node:crypto';

/** Until when something is open, in seconds since 1970, and the signature that says so. */
export type DayPass = { readonly until: number; readonly sig: string };

const DAY_SECONDS = 86_400;
const SIGNATURE_BYTES = 16;

/**
 * Opens one thing to whoever has it, without a session. It stays the same for a day, so that browsers keep what it
 * opened, and lapses within two.
 * @param what it opens, and what for
 * @param at the present, in milliseconds
 */
export const dayPass = (key: Buffer, what: string, at: number): DayPass => {
  const until = (Math.floor(at / 1_000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return { until, sig: signature(key, what, until) };
};

/**
 * How long a pass still holds.
 * @param keys those that it may have been made with
 * @returns seconds, or null for one that lapsed or that this installation did not make
 */
export const dayPassHolds = (
  keys: readonly Buffer[],
  what: string,
  { until, sig }: DayPass,
  at: number,
): number | null => {
  const given = Buffer.from(sig);
  const isGenuine = keys
    .map((key) => Buffer.from(signature(key, what, until)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  if (!isGenuine) return null;
  const left = until - Math.floor(at / 1_000);
  return left > 0 ? left : null;
};

const signature = (key: Buffer, what: string, until: number): string =>
  createHmac('sha256', key)
    .update(`${what}|${until}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
