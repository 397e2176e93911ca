import { z } from 'zod';

/**
 * What somebody is in a team. `captain` and `admin` run it; captains alone appoint these two. `substitute`: plays when
 * asked; `treasurer`: sees to the dues; `spectator`: follows the team and plays nowhere.
 */
export const memberRole = z.enum(['captain', 'admin', 'player', 'substitute', 'treasurer', 'spectator']);
/** `inactive`: stays on the roster, is neither invited nor told of anything; `suspended`: may not play. */
export const memberStatus = z.enum(['active', 'inactive', 'suspended']);
export const teamLevel = z.enum(['beginner', 'recreational', 'intermediate', 'competitive', 'mixed']);
/** Whom a team is for. `open`: everybody, with no count of genders; `coed`: by its leagues' counts. */
export const teamGenderType = z.enum(['open', 'coed', 'women', 'men']);
/** `private`: whoever is not of the team does not learn that it exists. */
export const teamPrivacy = z.enum(['public', 'private']);
/** How strangers become members: at once, by a request that the team answers, or by invitation only. */
export const joinPolicy = z.enum(['open', 'request', 'invite']);

/** Whether a role runs the team, for as long as its member is active. */
export const leads = (role: MemberRole): boolean => role === 'captain' || role === 'admin';
/** Who looks after a team's money, while they are active. */
export const collectsAs = (role: MemberRole): boolean => leads(role) || role === 'treasurer';
type Follower = {
  readonly memberId: string;
  /** Null: a member-to-be, whom nobody can ask anything. */
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
};
/**
 * @param members who is of the team, the longest first
 * @returns who is its captain once this one is gone for good: the first admin, else whoever has been there longest;
 *   null: nobody could lead it; undefined: another captain leads it on
 */
export const successorIn = <One extends Follower>(
  members: readonly One[],
  gone: Pick<Follower, 'memberId'>,
): (One & { readonly accountId: string }) | null | undefined => {
  const others = members.filter(
    (one): one is One & { readonly accountId: string } =>
      one.memberId !== gone.memberId && one.accountId !== null && one.status === 'active',
  );
  if (others.some(({ role }) => role === 'captain')) return undefined;
  return (
    others.find(({ role }) => role === 'admin') ?? others.find(({ role }) => role !== 'spectator') ?? null
  );
};
/**
 * What a member is once they accept an invitation: as they were invited, unless the team has said what they are since.
 * An invitation takes from nobody what they look after: whoever sends it need not know whose the address is.
 * @param member `roleSetAt`: when the team itself last said what they are, ISO-8601 UTC; null: it has not
 */
export const roleOnceAccepted = (
  { role, roleSetAt }: { readonly role: MemberRole; readonly roleSetAt: string | null },
  { role: asked, sentAt }: { readonly role: MemberRole; readonly sentAt: string },
): MemberRole => {
  const isTaken = leads(role) || (collectsAs(role) && !leads(asked));
  const isOlder = roleSetAt !== null && sentAt <= roleSetAt;
  return isTaken || isOlder ? role : asked;
};
/** Whether a role plays: it has a place on the roster. */
export const plays = (role: MemberRole): boolean => leads(role) || role === 'player' || role === 'substitute';
/** For how long a removal can be taken back: later, the person is asked anew. */
export const RESTORE_DAYS = 7;

export type MemberRole = z.infer<typeof memberRole>;
export type MemberStatus = z.infer<typeof memberStatus>;
export type TeamLevel = z.infer<typeof teamLevel>;
export type TeamGenderType = z.infer<typeof teamGenderType>;
export type TeamPrivacy = z.infer<typeof teamPrivacy>;
export type JoinPolicy = z.infer<typeof joinPolicy>;
