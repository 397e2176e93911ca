import type { LeagueProspectus, ProspectusView } from '@fieldhouse/api-contract';

type Said = Pick<LeagueProspectus, 'divisions'>;
/** What a league says of its divisions, and which teams it has put into them. */
export type Divisions = Said & Pick<ProspectusView, 'teamDivisions'>;

/** Null: the league does not have it any more. */
export const divisionNameIn = ({ divisions }: Said, divisionId: string): string | null =>
  divisions.find((one) => one.divisionId === divisionId)?.name ?? null;

/** Null: it is in none. */
export const divisionOfTeam = ({ teamDivisions }: Divisions, teamId: string): string | null =>
  teamDivisions.find((one) => one.teamId === teamId)?.divisionId ?? null;

/** Some teams that are in one division; `divisionId` null: in none. */
export type DivisionGroup<Team> = {
  readonly divisionId: string | null;
  readonly name: string;
  readonly teams: readonly Team[];
};

/** Every division as the league puts them, also without a team; then the teams that are in none, if there are. */
export const groupedByDivision = <Team extends { readonly teamId: string }>(
  teams: readonly Team[],
  said: Divisions,
): readonly DivisionGroup<Team>[] => {
  const teamsIn = (divisionId: string | null): readonly Team[] =>
    teams.filter(({ teamId }) => divisionOfTeam(said, teamId) === divisionId);
  const without = teamsIn(null);
  return [
    ...said.divisions.map(({ divisionId, name }) => ({ divisionId, name, teams: teamsIn(divisionId) })),
    ...(without.length === 0 ? [] : [{ divisionId: null, name: 'No division', teams: without }]),
  ];
};
