import { invitationState } from '@fieldhouse/values';
import { findPlayer, type CreatedLeague, type PlayersById } from '../domain';

/** Somebody of an imported list: the player, and where the person may be invited to be it. */
export type ListedPerson = { readonly playerId: string; readonly email: string };

/** Whom of a list to invite at an instant: players in the pool without an account and without an open invitation. */
export const toBeInvited = (
  people: readonly ListedPerson[],
  players: PlayersById,
  { invitations }: Pick<CreatedLeague, 'invitations'>,
  at: string,
): readonly ListedPerson[] => {
  const invited = new Set(
    invitations.flatMap((one) =>
      one.offer.kind === 'player' && invitationState(one, at) === 'open' ? [one.offer.playerId] : [],
    ),
  );
  return people.filter(({ playerId }) => {
    const player = findPlayer(players, playerId);
    return player?.status === 'registered' && player.accountId === null && !invited.has(playerId);
  });
};
