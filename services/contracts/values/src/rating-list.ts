/** What the rating list is made of. */
type Rated = { readonly playerId: string; readonly rating: number | null; readonly registeredAt: string };

/** The rating list: rating descending, unrated last; then who registered first; then id. */
export const byRating = (a: Rated, b: Rated): number =>
  (b.rating ?? 0) - (a.rating ?? 0) ||
  Date.parse(a.registeredAt) - Date.parse(b.registeredAt) ||
  (a.playerId < b.playerId ? -1 : Number(a.playerId > b.playerId));

/**
 * The round in which each player of a rating list would go (draft rule 6): ⌈rank ÷ teams⌉, where players of equal rating
 * share the tier of the best placed of them, and nobody's is beyond the last round.
 */
export const tiersOf = (
  ranked: readonly Pick<Rated, 'rating'>[],
  teams: number,
  rounds: number,
): readonly number[] => {
  let first = 0;
  return ranked.map(({ rating }, place) => {
    if (rating !== ranked[first]?.rating) first = place;
    return Math.min(Math.ceil((first + 1) / Math.max(teams, 1)), Math.max(rounds, 1));
  });
};
