import type {
  disciplineBodies,
  DisciplineView,
  OwnDisciplineView,
  TeamSuspensionsView,
} from '@fieldhouse/api-contract';
import { disciplineCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads, readsOfLeague } from '../../../shared/api/reads';

const at = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/discipline`;

export const disciplineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a league has on record about everybody, for who keeps it. */
    discipline: build.query<DisciplineView, string>({ query: at, ...readsOfLeague('leagueDiscipline') }),
    /** What it has on record about the person themselves. */
    ownDiscipline: build.query<OwnDisciplineView, string>({
      query: (leagueId) => `${at(leagueId)}/own`,
      ...reads<string, OwnDisciplineView>(['leagueDiscipline']),
    }),
    /** Who of the person's team cannot play. */
    teamSuspensions: build.query<TeamSuspensionsView, string>({
      query: (leagueId) => `${at(leagueId)}/team`,
      ...reads<string, TeamSuspensionsView>(['leagueDiscipline']),
    }),
    ...commandEndpoints<typeof disciplineBodies>()(build, disciplineCommands, 'leagueDiscipline'),
  }),
});
