import type { InviteView } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { leagueInvites, useIsInLeague } from '../../features/leagues/invite/league-invites';
import { placeOf } from '../../features/leagues/invite/offer-words';
import { stepPath } from '../../features/leagues/setup/steps';
import { workOf } from '../../features/leagues/staff-work';
import { AnswerInvite } from '../../shared/invite/answer-invite';
import { useToast } from '../../shared/ui/toasts';
import { useSignOut } from '../shell/use-sign-out';

/** Some of the staff go on to what they do there; everybody else to the draft, or to the league where there is none. */
const placeIn = ({ leagueId, offer, drafts }: InviteView): string => {
  const isStaff = offer.kind === 'staff';
  const work = isStaff ? workOf(leagueId, offer.role) : null;
  if (work) return work.to;
  if (drafts) return `/complex/leagues/${leagueId}/draft`;
  return isStaff ? stepPath(leagueId, 'review') : `/leagues/${leagueId}/teams`;
};

/** A signed-in person in front of an invite of a league. @param atOnce they have just signed in for it */
export const AcceptInvite = ({ token, atOnce }: { readonly token: string; readonly atOnce: boolean }) => {
  const toast = useToast();
  const accepted = useCallback(
    ({ offer, leagueName }: InviteView): void => toast.show(`You joined ${placeOf(offer)}`, leagueName),
    [toast],
  );
  const { leave, question } = useSignOut(true);
  return (
    <>
      <AnswerInvite
        of={leagueInvites}
        token={token}
        atOnce={atOnce}
        Card={InviteCard}
        placeOf={({ offer }) => placeOf(offer)}
        onAccepted={accepted}
        useIsIn={useIsInLeague}
        placeIn={placeIn}
        declinedTo="/dashboard"
        laterTo="/draft-leagues"
        onOtherAccount={leave}
      />
      {question}
    </>
  );
};
