import type { TeamInviteView } from '@fieldhouse/api-contract';
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

/** Whether the person is of a team already whose open invite they look at; null: not known yet. */
export const useIsOnAlready = (invite: TeamInviteView | undefined): boolean | null => {
  const asked = invite?.state === 'open';
  const { data, isLoading } = teamsApi.useTeamsQuery(asked ? undefined : skipToken);
  if (!asked || isLoading) return null;
  return data?.teams.some(({ teamId }) => teamId === invite.team.teamId) ?? false;
};
