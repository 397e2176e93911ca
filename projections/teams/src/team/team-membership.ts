import { daysAfter, leads, plays, RESTORE_DAYS, roleOnceAccepted, type MemberRole } from '@fieldhouse/values';
import { HttpProblem, notFound, type Caller } from '@fieldhouse/platform';
import type { InvitationEntry, MemberEntry, PastEntry, TeamDocument } from './team.read-model';

/** What somebody is in a team. */
export const memberOf = (team: TeamDocument, { accountId }: Pick<Caller, 'accountId'>): MemberEntry | null =>
  team.members.find((one) => one.accountId === accountId) ?? null;

export const isActive = ({ status }: MemberEntry): boolean => status === 'active';

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

/** @throws 404 for strangers, 403 for whoever does not run the team */
export const requireRunning = (member: MemberEntry | null): void => {
  if (!member) throw notFound();
  if (!runs(member))
    throw new HttpProblem(
      403,
      'not_team_manager',
      'Captains and admins only',
      'Only active captains and admins of the team may do this. Ask one of them.',
    );
};

/** How many play and are active. */
export const playersOf = ({ members }: TeamDocument): number =>
  members.filter((one) => isActive(one) && plays(one.role)).length;

/** Captains and admins are the captains' to appoint, to dismiss and to take back. */
export const mayAppoint = (member: MemberEntry | null, ...roles: readonly MemberRole[]): boolean =>
  member !== null && runs(member) && (member.role === 'captain' || !roles.some(leads));

/** Whether somebody who was removed can be taken back at this instant (ISO-8601 UTC); by an archived team nobody is. */
export const isRestorable = (
  team: TeamDocument,
  { how, leftAt, accountId }: PastEntry,
  now: string,
): boolean =>
  !team.archived &&
  how === 'removed' &&
  now <= daysAfter(leftAt, RESTORE_DAYS) &&
  !(accountId !== null && memberOf(team, { accountId }));

/** Whether an invitation to this account, or to its confirmed address (in lower case), still waits at this instant. */
export const isOpenFor =
  (accountId: string, confirmed: string | null, now: string) =>
  (invitation: InvitationEntry): boolean =>
    invitation.expiresAt > now &&
    (invitation.accountId === null
      ? confirmed !== null && invitation.email === confirmed
      : invitation.accountId === accountId);

/** Whether an invitation makes somebody with this part in a team anything that they are not. */
export const isOffered =
  (member: MemberEntry | null) =>
  (invitation: InvitationEntry): boolean =>
    member === null || roleOnceAccepted(member, invitation) !== member.role;

/** Whether whom an invitation is for is what it says by now. Whose an address is, is nobody's to learn from this. */
export const isAnswered = (team: TeamDocument, invitation: InvitationEntry): boolean => {
  const { accountId } = invitation;
  return accountId !== null && !isOffered(memberOf(team, { accountId }))(invitation);
};
