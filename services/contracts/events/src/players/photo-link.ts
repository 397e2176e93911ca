import { dayPass, dayPassHolds, type DayPass } from '@fieldhouse/kernel';

const whatOf = (photoId: string): string => `player-photo|${photoId}`;

/**
 * The address of a player's picture. It opens without a session, because a page's pictures are asked for without a
 * token: whoever may see the picture is given the address, with a {@link dayPass}.
 * @param key the installation's for pictures
 * @param at the present, in milliseconds
 */
export const photoPath = (key: Buffer, photoId: string, at: number): string => {
  const { until, sig } = dayPass(key, whatOf(photoId), at);
  return `/api/players/photos/${photoId}?until=${until}&sig=${sig}`;
};

/** As {@link dayPassHolds}, of a picture's address. */
export const photoPathHolds = (
  keys: readonly Buffer[],
  { photoId, ...pass }: DayPass & { readonly photoId: string },
  at: number,
): number | null => dayPassHolds(keys, whatOf(photoId), pass, at);
