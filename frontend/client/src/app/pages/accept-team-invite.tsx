import type { TeamInviteView } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { TeamInviteCard } from '../../features/teams/invite/team-invite-card';
import {
  teamInvites,
  useIsOnAlready,
  useIsOnTeam,
  useOwnRole,
} from '../../features/teams/invite/team-invites';
import { useJoined } from '../../features/teams/use-joined';
import { AnswerInvite } from '../../shared/invite/answer-invite';
import { useSignOut } from '../shell/use-sign-out';

/** The link for everybody leads those who are on the team there also once it is over: they need no other. */
const LINK_LEADS_ON_IN: readonly string[] = ['accepted', 'archived', 'expired', 'withdrawn'];

const pageOf = ({ team }: TeamInviteView): string => `/teams/${team.teamId}`;

/** A signed-in person in front of an invite to a team. @param atOnce they have just signed in for it */
export const AcceptTeamInvite = ({ token, atOnce }: { readonly token: string; readonly atOnce: boolean }) => {
  const joined = useJoined();
  const { data } = teamInvites.useInvite(token);
  const isOn = typeof useOwnRole(data) === 'string';
  const accepted = useCallback(
    ({ team, role }: TeamInviteView): void => joined(team, role, isOn),
    [isOn, joined],
  );
  const { leave, question } = useSignOut(true);
  return (
    <>
      <AnswerInvite
        of={teamInvites}
        token={token}
        atOnce={atOnce}
        Card={TeamInviteCard}
        placeOf={({ team }) => team.name}
        acceptLabel={isOn ? 'Accept' : undefined}
        onAccepted={accepted}
        isHere={useIsOnAlready(data)}
        useIsIn={useIsOnTeam}
        leadsOnIn={data?.addressed === false ? LINK_LEADS_ON_IN : undefined}
        placeIn={pageOf}
        declinedTo="/teams"
        laterTo="/teams"
        onOtherAccount={leave}
      />
      {question}
    </>
  );
};
