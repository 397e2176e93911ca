import type {
  ChecklistView,
  CommandResultView,
  DraftLeaguesView,
  DraftPlanView,
  DraftPlayersView,
  HistoryView,
  LegalityView,
  RoomView,
  draftBodies,
} from '@fieldhouse/api-contract';
import { requestOf } from '@fieldhouse/api-contract/commands';
import { draftCommands, draftPlanCommands } from '@fieldhouse/api-contract/commands/drafts';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

/** Whose eyes: a spectator's link instead of a session. */
export type Viewer = { readonly leagueId: string; readonly spectator?: string };
type InLeague<T = object> = Keyed & { readonly leagueId: string } & T;

const draft = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/draft`;
const seenBy = ({ spectator }: Viewer): { readonly spectator?: string } =>
  spectator === undefined ? {} : { spectator };

const PLAN_COMMANDS = {
  queue: 'SaveDraftQueue',
  ranking: 'SaveDraftRanking',
  'do-not-draft': 'SaveDoNotDraft',
} as const;

type Tag = 'Draft' | 'Checklist' | 'History' | 'DraftLeagues' | 'SpectatorLink';
type Stale = readonly (Tag | { readonly type: Tag; readonly id: string })[];
const nothing = (): Stale => [];
const changed = ({ leagueId }: Readonly<Record<string, unknown>>): Stale => {
  const id = String(leagueId);
  return [{ type: 'Draft', id }, { type: 'Checklist', id }, { type: 'History', id }, 'DraftLeagues'];
};

export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    draftLeagues: build.query<DraftLeaguesView, void>({
      query: () => ({ url: '/draft-leagues', params: atLeast('league', 'draft') }),
      providesTags: ['DraftLeagues'],
    }),
    draft: build.query<RoomView, Viewer>({
      query: (viewer) => ({
        url: `${draft(viewer.leagueId)}/room`,
        params: { ...seenBy(viewer), ...atLeast('draft') },
      }),
      providesTags: (_, __, { leagueId }) => [{ type: 'Draft', id: leagueId }],
    }),
    draftPlayers: build.query<DraftPlayersView, Viewer>({
      query: (viewer) => ({ url: `${draft(viewer.leagueId)}/players`, params: seenBy(viewer) }),
      providesTags: (_, __, { leagueId }) => [{ type: 'DraftPlayers', id: leagueId }],
    }),
    draftPlan: build.query<DraftPlanView, { readonly leagueId: string; readonly teamId: string }>({
      query: ({ leagueId, teamId }) => ({ url: `${draft(leagueId)}/plan`, params: { teamId } }),
      // An answer on its way while the plan was saved must not take the save back.
      merge: (shown, answer) => (answer.revision < shown.revision ? shown : answer),
      providesTags: (_, __, { leagueId }) => [{ type: 'DraftPlan', id: leagueId }],
    }),
    draftLegality: build.query<
      LegalityView,
      { readonly leagueId: string; readonly teamId: string; readonly revision: number }
    >({
      query: ({ leagueId, teamId }) => ({ url: `${draft(leagueId)}/legality`, params: { teamId } }),
      keepUnusedDataFor: 1,
    }),
    draftChecklist: build.query<ChecklistView, string>({
      query: (leagueId) => ({ url: `${draft(leagueId)}/checklist`, params: atLeast('draft') }),
      providesTags: (_, __, leagueId) => [{ type: 'Checklist', id: leagueId }],
    }),
    draftHistory: build.infiniteQuery<HistoryView, string, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextBefore ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `${draft(queryArg)}/history`,
        params: { ...(pageParam === null ? {} : { before: pageParam }), ...atLeast('draft') },
      }),
      providesTags: (_, __, leagueId) => [{ type: 'History', id: leagueId }],
    }),
    spectatorLink: build.query<{ readonly path: string | null }, string>({
      query: (leagueId) => ({ url: `${draft(leagueId)}/spectator-link`, params: atLeast('draft') }),
      providesTags: (_, __, leagueId) => [{ type: 'SpectatorLink', id: leagueId }],
    }),

    ...commandEndpoints<typeof draftBodies>()(build, draftCommands, changed, {
      // The room tells of these by itself, faster than a query.
      MakePick: nothing,
      SetAutoMode: nothing,
      SchedulePause: nothing,
      IssueSpectatorLink: ({ leagueId }) => [{ type: 'SpectatorLink', id: String(leagueId) }],
    }),
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
