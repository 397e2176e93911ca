import type { TeamEvent } from '@fieldhouse/events/teams';
import { invitationState } from '@fieldhouse/values';
import type { CreatedTeam } from '../team.state';

/** Somebody who joins. `confirmedAddress`: in lower case; null unless it is known to be theirs. */
type Joining = { readonly accountId: string; readonly confirmedAddress: string | null };

/** Whoever joins, by whichever way, leaves nothing of theirs waiting: no invitation, and no request. */
export const settled = (team: CreatedTeam, who: Joining, at: string): readonly TeamEvent[] => [
  ...settledInvitations(team, who, at),
  ...settledRequests(team, who),
];

/** What they are invited to, by account or by address, has been answered by joining. */
export const settledInvitations = (
  { teamId, invitations }: CreatedTeam,
  { accountId, confirmedAddress }: Joining,
  at: string,
): readonly TeamEvent[] =>
  invitations
    .filter((one) => invitationState(one, at) === 'open')
    .filter((one) => (one.accountId === null ? one.email === confirmedAddress : one.accountId === accountId))
    .map(({ invitationId }) => ({
      type: 'MemberInvitationAccepted',
      data: { teamId, invitationId, accountId },
    }));

const settledRequests = ({ teamId, requests }: CreatedTeam, { accountId }: Joining): readonly TeamEvent[] =>
  requests
    .filter((one) => one.accountId === accountId)
    .map(({ requestId }) => ({ type: 'JoinRequestAccepted', data: { teamId, requestId } }));
