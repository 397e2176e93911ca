import type { MemberRole, TeamInviteView } from '@fieldhouse/api-contract';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Invites } from '../../../shared/invite/invites';
import { teamsApi } from '../api/teams.api';

/** Invites to teams: to an address, to a former team mate, to whoever has the link or the code. */
export const teamInvites: Invites<TeamInviteView> = {
  useInvite: teamsApi.useTeamInviteQuery,
  useSee: teamsApi.useSeeTeamInviteMutation,
  useAccept: teamsApi.useAcceptTeamInviteMutation,
  useDecline: teamsApi.useDeclineTeamInviteMutation,
};

/** Whether the person is on the team of an invite. */
export const useIsOnTeam = (invite: TeamInviteView | null): boolean =>
  (teamsApi.useTeamQuery(invite?.team.teamId ?? skipToken).data?.me ?? null) !== null;

/** What the person is on the team whose open invite they look at; null: nothing; undefined: not known yet. */
export const useOwnRole = (invite: TeamInviteView | undefined): MemberRole | null | undefined => {
  const asked = invite?.state === 'open';
  const { data, isLoading } = teamsApi.useTeamsQuery(asked ? undefined : skipToken);
  if (!asked || isLoading) return undefined;
  return data?.teams.find(({ teamId }) => teamId === invite.team.teamId)?.role ?? null;
};

/** Whether the person is on a team already as what its open invite, which they look at, makes them; null: not known yet. */
export const useIsOnAlready = (invite: TeamInviteView | undefined): boolean | null => {
  const own = useOwnRole(invite);
  return own === undefined ? null : own === invite?.role;
};
