import type { OpenLeagueView, ProspectusView } from '@fieldhouse/api-contract';
import type { LeagueProspectus } from '@fieldhouse/values';
import type { LeaguePlacesDocument } from './registrations.read-model';

type Said = { readonly prospectus: Pick<LeagueProspectus, 'divisions'> | null };
type Teams = { readonly teams: readonly { readonly teamId: string; readonly name: string }[] };
type Put = Pick<LeaguePlacesDocument, 'divisions'> | null;

/** Which team is in which division, of the teams and the divisions that the league still has. */
export const teamDivisions = (
  { teams }: Teams,
  { prospectus }: Said,
  places: Put,
): ProspectusView['teamDivisions'] => {
  const teamIds = new Set(teams.map(({ teamId }) => teamId));
  const divisionIds = new Set(prospectus?.divisions.map(({ divisionId }) => divisionId));
  return (places?.divisions ?? []).filter(
    (one) => teamIds.has(one.teamId) && divisionIds.has(one.divisionId),
  );
};

/** The names of the teams by division, in the order of the prospectus; nothing before a team is in one. */
export const namesByDivision = (league: Teams, said: Said, places: Put): OpenLeagueView['divisions'] => {
  const put = new Map(teamDivisions(league, said, places).map((one) => [one.teamId, one.divisionId]));
  if (put.size === 0) return [];
  const namesIn = (divisionId: string | undefined): string[] =>
    league.teams.filter(({ teamId }) => put.get(teamId) === divisionId).map(({ name }) => name);
  return [
    ...(said.prospectus?.divisions ?? []).map((one) => ({
      ...{ division: one.name, teams: namesIn(one.divisionId) },
    })),
    { division: null, teams: namesIn(undefined) },
  ].filter(({ teams }) => teams.length > 0);
};
