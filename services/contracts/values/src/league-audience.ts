import { z } from 'zod';

/** To whom the staff of a league writes: who leads its teams, or everybody who has a part in it or is registered. */
export const broadcastAudience = z.enum(['captains', 'everybody']);
export type BroadcastAudience = z.infer<typeof broadcastAudience>;

/** So many signs a message of the staff has at most. */
export const BROADCAST_LENGTH = 500;

/** Who is in a league, by their accounts. */
export type LeagueCrowd = {
  readonly staff: readonly { readonly accountId: string }[];
  readonly teams: readonly {
    readonly people: readonly { readonly accountId: string; readonly role: string }[];
  }[];
  /** Players of the pool who have an account. */
  readonly playerIds: readonly string[];
  /** Whose registration still counts, or did until the league was cancelled. */
  readonly registrantIds: readonly string[];
};

/** @returns whom a message goes to, each once; whoever writes it does not get it */
export const audienceOf = (
  { staff, teams, playerIds, registrantIds }: LeagueCrowd,
  audience: BroadcastAudience,
  senderId: string,
): readonly string[] => {
  const people = teams.flatMap((team) => team.people);
  const found =
    audience === 'captains'
      ? people.filter(({ role }) => role !== 'proxy').map(({ accountId }) => accountId)
      : [...[...staff, ...people].map(({ accountId }) => accountId), ...playerIds, ...registrantIds];
  return [...new Set(found)].filter((accountId) => accountId !== senderId);
};
