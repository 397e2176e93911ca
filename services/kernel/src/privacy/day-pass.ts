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

/** The parts of an address that {@link passedPaths} made. */
export type PassedPath = DayPass & { readonly id: string };

/**
 * Addresses such as `/api/things/<id>?until=…&sig=…`, which open without a session, because a page's pictures are asked
 * for without a token: whoever may see a thing is given its address.
 * @param path all of them begin with
 * @param use what keeps them apart from whatever else is signed with the key
 */
export const passedPaths = (path: string, use: string) =>
  ({
    /** @param at the present, in milliseconds */
    pathOf: (key: Buffer, id: string, at: number): string => {
      const { until, sig } = dayPass(key, `${use}|${id}`, at);
      return `${path}/${id}?until=${until}&sig=${sig}`;
    },
    /** As {@link dayPassHolds}. */
    holds: (keys: readonly Buffer[], { id, ...pass }: PassedPath, at: number): number | null =>
      dayPassHolds(keys, `${use}|${id}`, pass, at),
  }) as const;

const signature = (key: Buffer, what: string, until: number): string =>
  createHmac('sha256', key)
    .update(`${what}|${until}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
