import type { DraftPlayer } from '@fieldhouse/events/drafts';

/** An event names no more players than this: with everything known of each it stays well below the log's 1 MiB. */
export const playersAtOnce = 2_000;
/** A league with more players than this is none that a draft could share out. */
export const poolAtMost = 20_000;

/** A player of the pool before tiers are known. */
export type PoolCandidate = Omit<DraftPlayer, 'tier'>;

/** The commissioner's rating list: rating descending, unrated last; then who registered first; then id. */
export const byRating = (a: PoolCandidate, b: PoolCandidate): number =>
  (b.rating ?? 0) - (a.rating ?? 0) ||
  Date.parse(a.registeredAt) - Date.parse(b.registeredAt) ||
  (a.playerId < b.playerId ? -1 : Number(a.playerId > b.playerId));

/** What the draft keeps of a player, and nothing else: nothing personal may slip into its stream. */
export const draftPlayerOf = (candidate: PoolCandidate, tier: number): DraftPlayer => {
  const { playerId, rating, positions, gender, nights, groupId, registeredAt } = candidate;
  return { playerId, rating, tier, positions, gender, nights, groupId, registeredAt };
};

/** Gives each player the tier ⌈rank by rating / teams⌉ (draft rule 6). A player listed twice counts once. */
export const withTiers = (candidates: readonly PoolCandidate[], teams: number): readonly DraftPlayer[] =>
  [...new Map(candidates.map((candidate) => [candidate.playerId, candidate])).values()]
    .sort(byRating)
    .map((candidate, rank) => draftPlayerOf(candidate, Math.ceil((rank + 1) / Math.max(teams, 1))));
