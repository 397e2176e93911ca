import type { InviteView } from '@fieldhouse/api-contract';
import { useCallback } from 'react';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { leagueInvites, useIsInLeague } from '../../features/leagues/invite/league-invites';
import { placeOf } from '../../features/leagues/invite/offer-words';
import { AnswerInvite } from '../../shared/invite/answer-invite';
import { useToast } from '../../shared/ui/toasts';
import { useSignOut } from '../shell/use-sign-out';

const draftOf = ({ leagueId }: InviteView): string => `/complex/leagues/${leagueId}/draft`;

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
        placeIn={draftOf}
        declinedTo="/dashboard"
        laterTo="/draft-leagues"
        onOtherAccount={leave}
      />
      {question}
    </>
  );
};
