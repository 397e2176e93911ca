import type { DraftPlayer } from '@fieldhouse/events/drafts';
import { byRating, tiersOf } from '@fieldhouse/values';

/** An event names no more players than this: with everything known of each it stays well below the log's 1 MiB. */
export const playersAtOnce = 2_000;
/** A league with more players than this is none that a draft could share out. */
export const poolAtMost = 20_000;

/** A player of the pool before tiers are known. */
export type PoolCandidate = Omit<DraftPlayer, 'tier'>;

/** What the draft keeps of a player, and nothing else: nothing personal may slip into its stream. */
export const draftPlayerOf = (candidate: PoolCandidate, tier: number): DraftPlayer => {
  const { playerId, rating, positions, gender, nights, groupId, registeredAt } = candidate;
  return { playerId, rating, tier, positions, gender, nights, groupId, registeredAt };
};

/** Gives each player their tier (draft rule 6), best first. A player listed twice counts once. */
export const withTiers = (
  candidates: readonly PoolCandidate[],
  teams: number,
  rounds: number,
): readonly DraftPlayer[] => {
  const distinct = new Map(candidates.map((candidate) => [candidate.playerId, candidate]));
  const ranked = [...distinct.values()].sort(byRating);
  const tiers = tiersOf(ranked, teams, rounds);
  return ranked.map((candidate, place) => draftPlayerOf(candidate, tiers[place] ?? 1));
};
