import type { PlacesCommand, PlacesCommandOf } from '../places.commands';
import type { PlacesTurn } from '../places-turn';
import { activeOf, statusOf, type Registration } from '../places.state';

type Asking = Pick<PlacesCommand, 'leaderIds'> & { readonly accountId: string };

/** Whether a registration is somebody's to answer for: a team's is of whoever leads the team at this moment. */
export const answersFor = ({ accountId, leaderIds = [] }: Asking, one: Registration): boolean =>
  one.kind === 'team' && leaderIds.length > 0 ? leaderIds.includes(accountId) : one.answererId === accountId;

/** What a team has sent passes on to whoever leads it, captains before admins, once whoever answered for it does not. */
export const followTeam = (
  turn: PlacesTurn,
  { teamId, leaderIds = [] }: PlacesCommandOf<'FollowTeam'>,
): void => {
  const [toId] = leaderIds;
  if (toId === undefined) return;
  const { leagueId, at: passedOnAt } = turn;
  for (const one of activeOf(turn.state)) {
    const { registrationId, kind, answererId: fromId } = one;
    if (kind !== 'team' || one.teamId !== teamId || leaderIds.includes(fromId)) continue;
    const offeredUntil = offeredUntilOf(turn, one);
    turn.say({
      type: 'RegistrationPassedOn',
      data: { leagueId, registrationId, teamId, fromId, toId, offeredUntil, passedOnAt },
    });
  }
};

const offeredUntilOf = ({ state }: PlacesTurn, one: Registration): string | null =>
  statusOf(state, one) === 'offered'
    ? (state.lists.teams?.entries.get(one.registrationId)?.offer?.holdUntil ?? null)
    : null;
