import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_SECONDS = 86_400;
const SIGNATURE_BYTES = 16;

/**
 * The address of a player's picture. It opens without a session, because a page's pictures are asked for without a
 * token: whoever may see the picture is given the address. It stays the same for a day and lapses within two.
 * @param key the installation's for pictures
 * @param at the present, in milliseconds
 */
export const photoPath = (key: Buffer, photoId: string, at: number): string => {
  const until = (Math.floor(at / 1_000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return `/api/players/photos/${photoId}?until=${until}&sig=${signature(key, photoId, until)}`;
};

/**
 * How long a picture's address still holds.
 * @param keys those that it may have been made with
 * @returns seconds, or null for an address that lapsed or that this installation did not make
 */
export const photoPathHolds = (
  keys: readonly Buffer[],
  { photoId, until, sig }: { readonly photoId: string; readonly until: number; readonly sig: string },
  at: number,
): number | null => {
  const given = Buffer.from(sig);
  const isGenuine = keys
    .map((key) => Buffer.from(signature(key, photoId, until)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  if (!isGenuine) return null;
  const left = until - Math.floor(at / 1_000);
  return left > 0 ? left : null;
};

const signature = (key: Buffer, photoId: string, until: number): string =>
  createHmac('sha256', key)
    .update(`player-photo|${photoId}|${until}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
