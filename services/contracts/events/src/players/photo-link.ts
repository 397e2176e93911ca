import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_SECONDS = 86_400;
const SIGNATURE_BYTES = 16;

/**
 * The address of a player's picture. It opens without a session, because a page's pictures are asked for without a
 * token: whoever may see the picture is given the address. It stays the same for a day and lapses within two.
 * @param at the present, in milliseconds
 */
export const photoPath = (secret: string, photoId: string, at: number): string => {
  const until = (Math.floor(at / 1_000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  return `/api/players/photos/${photoId}?until=${until}&sig=${signature(secret, photoId, until)}`;
};

/**
 * How long a picture's address still holds.
 * @returns seconds, or null for an address that lapsed or that this installation did not make
 */
export const photoPathHolds = (
  secret: string,
  { photoId, until, sig }: { readonly photoId: string; readonly until: number; readonly sig: string },
  at: number,
): number | null => {
  const given = Buffer.from(sig);
  const right = Buffer.from(signature(secret, photoId, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const left = until - Math.floor(at / 1_000);
  return left > 0 ? left : null;
};

const signature = (secret: string, photoId: string, until: number): string =>
  createHmac('sha256', secret)
    .update(`player-photo|${photoId}|${until}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
