import type { OpenLeagueCard } from '@fieldhouse/api-contract';
import type { LeagueProspectus, PlaceList, RegistrationKind } from '@fieldhouse/values';
import { heldIn, type Overview, waitingIn } from '@fieldhouse/waitlists';

type Said = Pick<LeagueProspectus, 'format' | 'prices' | 'places'>;
type Lists = Readonly<Record<PlaceList, Overview>>;

/** How many places of a league are taken, of how many, and how many wait; teams null: none register. */
export const takenOf = (
  { format, places }: Said,
  teamCount: number,
  { teams, players }: Lists,
): Pick<OpenLeagueCard, 'teams' | 'players'> => {
  // Teams that came otherwise than by registering have places too.
  const free = Math.max(0, (teams.capacity?.total ?? teamCount) - heldIn(teams));
  return {
    teams:
      format === 'team'
        ? { taken: Math.max(0, teamCount - free), of: teamCount, waiting: waitingIn(teams) }
        : null,
    players: { taken: heldIn(players), of: places.players, waiting: waitingIn(players) },
  };
};

/** Whether there is no place for whoever registers, in whichever way. */
export const isFull = (said: Said, teamCount: number, lists: Lists): boolean => {
  const { teams, players } = takenOf(said, teamCount, lists);
  const lacks = (places: OpenLeagueCard['teams']): boolean =>
    places !== null && places.of !== null && places.taken >= places.of;
  const kinds = Object.keys(said.prices) as RegistrationKind[];
  return kinds.every((kind) => lacks(kind === 'team' ? teams : players));
};
