import type { MemberRole } from '@fieldhouse/values';
import type { Caller } from '@fieldhouse/platform';
import type { InvitationEntry, MemberEntry, PastEntry, TeamDocument } from './team.read-model';

/** They run a team: it is run by captains and admins that are active. */
const RUNNING: readonly MemberRole[] = ['captain', 'admin'];
const PLAYING: readonly MemberRole[] = [...RUNNING, 'player', 'substitute'];
/** So long somebody who was removed can be taken back. */
const RESTORED_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000;

/** What somebody is in a team. */
export const memberOf = (team: TeamDocument, { accountId }: Pick<Caller, 'accountId'>): MemberEntry | null =>
  team.members.find((one) => one.accountId === accountId) ?? null;

export const isActive = ({ status }: MemberEntry): boolean => status === 'active';

/** Whether a role runs the team. */
export const leads = (role: MemberRole): boolean => RUNNING.includes(role);

/** Whether somebody can be made captain or admin. */
export const mayLead = (member: MemberEntry): boolean => member.accountId !== null && isActive(member);

/** Whether the team would be without an active captain if this member were none. */
export const isLastCaptain = ({ members }: TeamDocument, member: MemberEntry): boolean => {
  const captains = members.filter((one) => one.role === 'captain' && isActive(one));
  return captains.length === 1 && captains[0] === member;
};

/** Whether somebody with this part in a team runs it. */
export const runs = (member: MemberEntry | null): boolean =>
  member !== null && isActive(member) && leads(member.role);

/** How many play and are active. */
export const playersOf = ({ members }: TeamDocument): number =>
  members.filter((one) => isActive(one) && PLAYING.includes(one.role)).length;

/** Captains and admins are the captains' to appoint, to dismiss and to take back. */
export const mayAppoint = (member: MemberEntry | null, ...roles: readonly MemberRole[]): boolean =>
  member !== null && runs(member) && (member.role === 'captain' || !roles.some(leads));

/** Whether somebody who was removed can be taken back at this instant (ISO-8601 UTC). */
export const isRestorable = (
  team: TeamDocument,
  { how, leftAt, accountId }: PastEntry,
  now: string,
): boolean =>
  how === 'removed' &&
  Date.parse(now) - Date.parse(leftAt) < RESTORED_WITHIN_MS &&
  !(accountId !== null && memberOf(team, { accountId }));

/** Whether an invitation to this account, or to its confirmed address (in lower case), still waits at this instant. */
export const isOpenFor =
  (accountId: string, confirmed: string | null, now: string) =>
  (invitation: InvitationEntry): boolean =>
    invitation.expiresAt > now &&
    (invitation.accountId === null
      ? confirmed !== null && invitation.email === confirmed
      : invitation.accountId === accountId);
