import type { JoinedBy, TeamEvent } from '@fieldhouse/events/teams';
import { invitationState } from '@fieldhouse/values';
import { isSinceLeft, isWorn, joined, requirePlace } from '../team-members';
import type { CreatedTeam, Invitation } from '../team.state';

/** Somebody who joins. `confirmedAddress`: in lower case; null unless it is known to be theirs. */
type Joining = { readonly accountId: string; readonly confirmedAddress: string | null };
/** `invitation`: by which they come; absent: {@link waitingFor} them. */
type Way = { readonly by: JoinedBy; readonly at: string; readonly invitation?: Invitation };

/**
 * Somebody joins, by whichever way: as they were invited, else as a player. Nothing of theirs is left waiting.
 * @throws TeamError as {@link requirePlace}
 */
export const takenIn = (team: CreatedTeam, who: Joining, { by, at, ...way }: Way): readonly TeamEvent[] => {
  const invitation = way.invitation ?? waitingFor(team, who, at);
  const role = invitation?.role ?? 'player';
  requirePlace(team, role, at);
  const member = joined(team, who.accountId, role, by);
  return [
    ...settled(team, who, at),
    member,
    ...(invitation ? dressed(team, invitation, member.data.memberId) : []),
  ];
};

/** The newest invitation that waits for somebody, if any was sent since they last left. `at`: ISO-8601 UTC. */
export const waitingFor = (team: CreatedTeam, who: Joining, at: string): Invitation | undefined =>
  openTo(team, who, at).findLast(({ sentAt }) => isSinceLeft(team, who.accountId, sentAt));

/** What they asked for, and are invited to by account or by address, has been answered by joining. */
export const settled = (team: CreatedTeam, who: Joining, at: string): readonly TeamEvent[] => {
  const { teamId } = team;
  const { accountId } = who;
  return [
    ...openTo(team, who, at).map(({ invitationId }): TeamEvent => ({
      type: 'MemberInvitationAccepted',
      data: { teamId, invitationId, accountId },
    })),
    ...requestSettled(team, accountId),
  ];
};

/** What they asked for has been answered by their being on the team. */
export const requestSettled = ({ teamId, requests }: CreatedTeam, accountId: string): readonly TeamEvent[] =>
  requests
    .filter((one) => one.accountId === accountId)
    .map(({ requestId }) => ({ type: 'JoinRequestAccepted', data: { teamId, requestId } }));

const openTo = (
  { invitations }: CreatedTeam,
  { accountId, confirmedAddress }: Joining,
  at: string,
): readonly Invitation[] =>
  invitations
    .filter((one) => invitationState(one, at) === 'open')
    .filter((one) => (one.accountId === null ? one.email === confirmedAddress : one.accountId === accountId));

/** The number and the positions that somebody was invited with; a number that is worn by now is left out. */
const dressed = (
  team: CreatedTeam,
  { number: asked, positions }: Invitation,
  memberId: string,
): readonly TeamEvent[] => {
  const number = isWorn(team, asked, memberId) ? null : asked;
  if (number === null && positions.length === 0) return [];
  const { teamId } = team;
  return [{ type: 'MemberChanged', data: { teamId, memberId, number, positions: [...positions] } }];
};
