import type { PoolPlayerView } from '@fieldhouse/api-contract';
import { keptAs } from '../../../shared/lib/kept';

/** Who gets which rating; null takes it away. */
export type Rating = { readonly playerId: string; readonly rating: number | null };

/** Ratings that were given together and go out as one command, which may be sent again under its key. */
export type UnsentRatings = { readonly commandKey: string; readonly ratings: readonly Rating[] };

/** The players as they will be rated once everything has been sent. */
export const withUnsent = (
  players: readonly PoolPlayerView[],
  unsent: readonly UnsentRatings[],
): readonly PoolPlayerView[] => {
  if (unsent.length === 0) return players;
  const given = new Map(unsent.flatMap(({ ratings }) => ratings.map((one) => [one.playerId, one.rating])));
  return players.map((player) => {
    const rating = given.get(player.playerId);
    return rating === undefined ? player : { ...player, rating };
  });
};

/**
 * The rating that was typed: a number from 1 to 10, with a decimal point or comma, or null for none.
 * @returns undefined when it is neither
 */
export const readRating = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const rating = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return rating >= 1 && rating <= 10 ? rating : undefined;
};

/** What is not sent, for the next load of this page. */
export const keptRatings = (accountId: string, leagueId: string) =>
  keptAs<readonly UnsentRatings[]>(`unsent-ratings ${accountId} ${leagueId}`);
