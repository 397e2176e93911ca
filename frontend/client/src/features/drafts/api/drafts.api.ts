import type {
  ChecklistView,
  CommandResultView,
  DraftLeaguesView,
  DraftPlanView,
  DraftPlayersView,
  DraftSettingsView,
  HistoryView,
  LegalityView,
  RoomView,
} from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

/** Whose eyes: a spectator's link instead of a session. */
export type Viewer = { readonly leagueId: string; readonly spectator?: string };
type InLeague<T = object> = Keyed & { readonly leagueId: string } & T;

const draft = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/draft`;
const seenBy = ({ spectator }: Viewer): { readonly spectator?: string } =>
  spectator === undefined ? {} : { spectator };

/** A command of the draft: method and path below …/draft, and its body. */
const command = (method: 'POST' | 'PUT', path: string, { leagueId, commandKey, ...body }: InLeague) => ({
  url: `${draft(leagueId)}${path}`,
  method,
  headers: keyHeader({ commandKey }),
  body,
});

const changed = (_: unknown, __: unknown, { leagueId }: { readonly leagueId: string }) => [
  { type: 'Draft' as const, id: leagueId },
  { type: 'Checklist' as const, id: leagueId },
  { type: 'History' as const, id: leagueId },
  'DraftLeagues' as const,
];

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

    saveDraftSettings: build.mutation<CommandResultView, InLeague<{ readonly settings: DraftSettingsView }>>({
      query: (arg) => command('PUT', '', arg),
      invalidatesTags: changed,
    }),
    commitOrder: build.mutation<CommandResultView, InLeague<{ readonly reason: string | null }>>({
      query: (arg) => command('POST', '/order/commit', arg),
      invalidatesTags: changed,
    }),
    addNonce: build.mutation<CommandResultView, InLeague<{ readonly nonce: string }>>({
      query: (arg) => command('POST', '/order/nonce', arg),
      invalidatesTags: changed,
    }),
    revealOrder: build.mutation<CommandResultView, InLeague>({
      query: (arg) => command('POST', '/order/reveal', arg),
      invalidatesTags: changed,
    }),
    setOrderByHand: build.mutation<
      CommandResultView,
      InLeague<{ readonly order: readonly string[]; readonly reason: string }>
    >({
      query: (arg) => command('PUT', '/order', arg),
      invalidatesTags: changed,
    }),
    openLobby: build.mutation<CommandResultView, InLeague>({
      query: (arg) => command('POST', '/lobby', arg),
      invalidatesTags: changed,
    }),
    startDraft: build.mutation<CommandResultView, InLeague>({
      query: (arg) => command('POST', '/start', arg),
      invalidatesTags: changed,
    }),
    makePick: build.mutation<
      CommandResultView,
      InLeague<{ readonly pickNo: number; readonly playerId: string; readonly teamId?: string }>
    >({
      query: (arg) => command('POST', '/picks', arg),
    }),
    setAutoMode: build.mutation<
      CommandResultView,
      InLeague<{ readonly teamId: string; readonly enabled: boolean }>
    >({
      query: (arg) => command('PUT', '/auto-mode', arg),
    }),
    pauseDraft: build.mutation<CommandResultView, InLeague<{ readonly reason: string }>>({
      query: (arg) => command('POST', '/pause', arg),
      invalidatesTags: changed,
    }),
    pauseAfter: build.mutation<
      CommandResultView,
      InLeague<{ readonly afterPickNo: number | null; readonly reason: string | null }>
    >({
      query: (arg) => command('PUT', '/pause-after', arg),
    }),
    resumeDraft: build.mutation<CommandResultView, InLeague<{ readonly seconds: number | null }>>({
      query: (arg) => command('POST', '/resume', arg),
      invalidatesTags: changed,
    }),
    undoPicks: build.mutation<
      CommandResultView,
      InLeague<{ readonly toPickNo: number; readonly reason: string }>
    >({
      query: (arg) => command('POST', '/undo', arg),
      invalidatesTags: changed,
    }),
    resetDraft: build.mutation<
      CommandResultView,
      InLeague<{ readonly reason: string; readonly confirmation: string }>
    >({
      query: (arg) => command('POST', '/reset', arg),
      invalidatesTags: changed,
    }),
    cancelDraft: build.mutation<CommandResultView, InLeague<{ readonly reason: string }>>({
      query: (arg) => command('POST', '/cancel', arg),
      invalidatesTags: changed,
    }),
    reopenDraft: build.mutation<CommandResultView, InLeague<{ readonly reason: string }>>({
      query: (arg) => command('POST', '/reopen', arg),
      invalidatesTags: changed,
    }),
    publishDraft: build.mutation<CommandResultView, InLeague>({
      query: (arg) => command('POST', '/publish', arg),
      invalidatesTags: changed,
    }),
    issueSpectatorLink: build.mutation<CommandResultView, InLeague>({
      query: (arg) => command('POST', '/spectator-link', arg),
      invalidatesTags: (_, __, { leagueId }) => [{ type: 'SpectatorLink', id: leagueId }],
    }),
    assignLatePlayer: build.mutation<CommandResultView, InLeague<{ readonly playerId: string }>>({
      query: (arg) => command('POST', '/late-players', arg),
      invalidatesTags: changed,
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
      query: ({ list, ifRevision, ...arg }) => {
        const request = command('PUT', `/plan/${list}`, arg);
        return { ...request, headers: { ...request.headers, 'if-match': `"${ifRevision}"` } };
      },
    }),
  }),
});
