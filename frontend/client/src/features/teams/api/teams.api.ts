import type {
  CommandResultView,
  LeagueCard,
  RosterListView,
  RosterMapping,
  SimilarTeamsView,
  TeamHistoryView,
  TeamInviteView,
  TeammatesView,
  TeamsView,
  TeamView,
  teamBodies,
} from '@fieldhouse/api-contract';
import { teamCommands } from '@fieldhouse/api-contract/commands/teams';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

type ByToken = Keyed & { readonly token: string };

type SentList = { readonly teamId: string; readonly file: File; readonly mapping?: RosterMapping };

const formOf = ({ file, mapping }: SentList): FormData => {
  const form = new FormData();
  // Fields first: the service reads them before the file's stream.
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set('file', file, file.name);
  return form;
};

const team = (id: string): string => `/teams/${encodeURIComponent(id)}`;
const invite = (token: string): string => `/teams/invites/${encodeURIComponent(token)}`;
const answer = (arg: ByToken, how: 'seen' | 'accept' | 'decline') => ({
  url: `${invite(arg.token)}/${how}`,
  method: 'POST',
  headers: keyHeader(arg),
});

/** Where a picture goes that is to be a team's crest. */
export const crestUpload = (teamId: string) => ({ method: 'PUT', path: `${team(teamId)}/crest` }) as const;

export const teamsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    teams: build.query<TeamsView, void>({
      query: () => '/teams',
      // An address that is confirmed elsewhere brings what it is invited to.
      ...reads<void, TeamsView>(['team'], (_, view) => view?.teams.map(({ teamId }) => teamId) ?? [], [
        'account',
      ]),
    }),
    /** What the person leads a team in, among all leagues that they belong to. */
    leaguesLed: build.query<readonly LeagueCard[], void>({ query: () => '/leagues', ...reads(['league']) }),
    team: build.query<TeamView, string>({
      query: team,
      // Who is not of a team hears of it only what names them.
      ...reads<string, TeamView>(['team'], (teamId, view) => (view?.me ? [teamId] : [])),
    }),
    teamHistory: build.infiniteQuery<TeamHistoryView, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: `${team(queryArg)}/history`,
        params: pageParam === null ? {} : { after: pageParam },
      }),
      ...reads<string, unknown>(['team'], (teamId) => [teamId]),
    }),
    teammates: build.query<TeammatesView, string>({
      query: (teamId) => `${team(teamId)}/teammates`,
      ...reads<string, TeammatesView>(['team'], (teamId) => [teamId]),
    }),
    similarTeams: build.query<SimilarTeamsView, { readonly name: string; readonly city?: string }>({
      query: (params) => ({ url: '/teams/similar', params }),
    }),
    ...commandEndpoints<typeof teamBodies>()(build, teamCommands, 'team'),
    /** Nothing of the list is kept. */
    previewRosterList: build.mutation<RosterListView, SentList>({
      query: (list) => ({ url: `${team(list.teamId)}/roster-list`, method: 'POST', body: formOf(list) }),
    }),
    teamInvite: build.query<TeamInviteView, string>({ query: invite }),
    teamCode: build.query<TeamInviteView, string>({
      query: (code) => `/teams/codes/${encodeURIComponent(code)}`,
    }),
    seeTeamInvite: build.mutation<CommandResultView, ByToken>({ query: (arg) => answer(arg, 'seen') }),
    acceptTeamInvite: build.mutation<CommandResultView, ByToken>({
      query: (arg) => answer(arg, 'accept'),
      extraOptions: { writes: 'team' },
      invalidatesTags: [tagOf('team')],
    }),
    declineTeamInvite: build.mutation<CommandResultView, ByToken>({
      query: (arg) => answer(arg, 'decline'),
      extraOptions: { writes: 'team' },
      invalidatesTags: [tagOf('team')],
    }),
  }),
});

/** A team has changed by a way that the slice does not see. */
export const teamChanged = () => teamsApi.util.invalidateTags([tagOf('team')]);
