import type { InviteView } from '@fieldhouse/api-contract';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Invites } from '../../../shared/invite/invites';
import { leaguesApi } from '../api/leagues.api';

/** Invites of leagues: to their staff, to a team of theirs, to be one of their players. */
export const leagueInvites: Invites<InviteView> = {
  useInvite: leaguesApi.useInviteQuery,
  useSee: leaguesApi.useSeeInviteMutation,
  useAccept: leaguesApi.useAcceptInviteMutation,
  useDecline: leaguesApi.useDeclineInviteMutation,
};

/** Whether the person has a part in the league of an invite. */
export const useIsInLeague = (invite: InviteView | null): boolean =>
  leaguesApi.useLeagueQuery(invite?.leagueId ?? skipToken).isSuccess;
