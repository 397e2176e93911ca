import type { PlacesCommandOf, PlacesLeague } from '../places.commands';
import { PlacesError } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { activeOf } from '../places.state';

/**
 * A team of the league, in one of its divisions or in none. A division that the prospectus drops afterwards is nobody's:
 * its teams are in none, and what was said of them stands for the case that it comes back. From where somebody else has put
 * it meanwhile nobody takes it who has not seen that.
 */
export const putInDivision = (
  turn: PlacesTurn,
  { teamId, divisionId, fromId }: PlacesCommandOf<'PutTeamInDivision'>,
  { teams, prospectus }: PlacesLeague,
): void => {
  const { leagueId, state } = turn;
  if (!teams.some((team) => team.teamId === teamId)) throw new PlacesError('team_unknown');
  const divisions = prospectus?.divisions ?? [];
  if (divisionId !== null && !divisions.some((one) => one.divisionId === divisionId))
    throw new PlacesError('division_unknown');
  const before = state.divisions.get(teamId) ?? null;
  if (before === divisionId) return;
  const isIn = divisions.some((one) => one.divisionId === before) ? before : null;
  if (fromId !== undefined && isIn !== fromId) throw new PlacesError('team_moved_meanwhile');
  const registrationId =
    activeOf(state).find((one) => one.kind === 'team' && one.teamId === teamId)?.registrationId ?? null;
  turn.say({ type: 'TeamPutInDivision', data: { leagueId, teamId, registrationId, divisionId } });
};
