import type {
  ChecklistView,
  CommandResultView,
  DraftLeaguesView,
  DraftPlanView,
  DraftPlayersView,
  HistoryKind,
  HistoryView,
  LegalityView,
  RoomView,
  draftBodies,
} from '@fieldhouse/api-contract';
import { requestOf } from '@fieldhouse/api-contract/commands';
import { draftCommands, draftPlanCommands } from '@fieldhouse/api-contract/commands/drafts';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads, readsOfLeague } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

/** Whose eyes: a spectator's link instead of a session. */
export type Viewer = { readonly leagueId: string; readonly spectator?: string };
type InLeague<T = object> = Keyed & { readonly leagueId: string } & T;

/** A draft's history, or what is looked for in it. */
export type HistoryAsked = {
  readonly leagueId: string;
  readonly kind?: HistoryKind;
  readonly text?: string;
};

const draft = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/draft`;
const seenBy = ({ spectator }: Viewer): { readonly spectator?: string } =>
  spectator === undefined ? {} : { spectator };

const PLAN_COMMANDS = {
  queue: 'SaveDraftQueue',
  ranking: 'SaveDraftRanking',
  'do-not-draft': 'SaveDoNotDraft',
} as const;

export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    draftLeagues: build.query<DraftLeaguesView, void>({
      query: () => '/draft-leagues',
      ...reads<void, DraftLeaguesView>(
        ['league', 'draft'],
        (_, data) => data?.leagues.map(({ leagueId }) => leagueId) ?? [],
      ),
    }),
    draft: build.query<RoomView, Viewer>({
      query: (viewer) => ({ url: `${draft(viewer.leagueId)}/room`, params: seenBy(viewer) }),
      ...readsOfLeague('draft', 'league'),
    }),
    draftPlayers: build.query<DraftPlayersView, Viewer>({
      query: (viewer) => ({ url: `${draft(viewer.leagueId)}/players`, params: seenBy(viewer) }),
      ...readsOfLeague('playerPool'),
    }),
    draftPlan: build.query<DraftPlanView, { readonly leagueId: string; readonly teamId: string }>({
      query: ({ leagueId, teamId }) => ({ url: `${draft(leagueId)}/plan`, params: { teamId } }),
      // An answer on its way while the plan was saved must not take the save back.
      merge: (shown, answer) => (answer.revision < shown.revision ? shown : answer),
      ...reads(['draftPlan'], ({ leagueId, teamId }) => [`${leagueId}:${teamId}`]),
    }),
    draftLegality: build.query<
      LegalityView,
      { readonly leagueId: string; readonly teamId: string; readonly revision: number }
    >({
      query: ({ leagueId, teamId }) => ({ url: `${draft(leagueId)}/legality`, params: { teamId } }),
      keepUnusedDataFor: 1,
    }),
    draftChecklist: build.query<ChecklistView, string>({
      query: (leagueId) => `${draft(leagueId)}/checklist`,
      ...readsOfLeague('draft', 'league', 'playerPool'),
    }),
    draftHistory: build.infiniteQuery<HistoryView, HistoryAsked, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextBefore ?? undefined,
      },
      query: ({ queryArg: { leagueId, ...wanted }, pageParam }) => ({
        url: `${draft(leagueId)}/history`,
        params: { ...wanted, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
      ...readsOfLeague('draft'),
    }),
    /** All rows that are wanted, for a spreadsheet. */
    draftHistoryCsv: build.query<string, HistoryAsked>({
      query: ({ leagueId, ...wanted }) => ({
        url: `${draft(leagueId)}/history.csv`,
        params: wanted,
        responseHandler: 'text',
      }),
      extraOptions: { reads: ['draft'] },
      keepUnusedDataFor: 0,
    }),
    spectatorLink: build.query<{ readonly path: string | null }, string>({
      query: (leagueId) => `${draft(leagueId)}/spectator-link`,
      ...readsOfLeague('draft'),
    }),

    ...commandEndpoints<typeof draftBodies>()(build, draftCommands, 'draft'),
    savePlan: build.mutation<
      CommandResultView,
      InLeague<{
        readonly list: 'queue' | 'ranking' | 'do-not-draft';
        readonly teamId: string;
        readonly playerIds: readonly string[];
        /** The plan's revision that the change was made to; 412 when another device was faster. */
        readonly ifRevision: number;
      }>
    >({
      query: ({ list, ifRevision, commandKey, ...arg }) => ({
        ...requestOf(draftPlanCommands, PLAN_COMMANDS[list], arg),
        headers: { ...keyHeader({ commandKey }), 'if-match': `"${ifRevision}"` },
      }),
    }),
  }),
});
