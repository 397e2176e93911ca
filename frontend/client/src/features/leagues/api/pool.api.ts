import type {
  CommandResultView,
  ImportMapping,
  ImportPreview,
  PlayerBody,
  PoolView,
} from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

type InLeague<T = object> = Keyed & { readonly leagueId: string } & T;
type OfPlayer<T = object> = InLeague<{ readonly playerId: string } & T>;
type ImportStarted = {
  readonly importId: string;
  readonly rows: number;
  readonly revision: number;
  readonly position: string;
};

const pool = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/pool`;
const player = ({ leagueId, playerId }: { readonly leagueId: string; readonly playerId: string }): string =>
  `${pool(leagueId)}/players/${playerId}`;
const command = (method: 'POST' | 'PUT' | 'DELETE', url: string, arg: Keyed, body?: object) => ({
  url,
  method,
  headers: keyHeader(arg),
  body,
});

const changed = (_: unknown, __: unknown, { leagueId }: { readonly leagueId: string }) => [
  { type: 'Pool' as const, id: leagueId },
  { type: 'DraftPlayers' as const, id: leagueId },
  { type: 'Checklist' as const, id: leagueId },
  { type: 'Draft' as const, id: leagueId },
  'DraftLeagues' as const,
];

const upload = (file: File, mapping: ImportMapping | undefined): FormData => {
  const form = new FormData();
  // Fields first: the service reads them before the file's stream.
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set('file', file, file.name);
  return form;
};

export const poolApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pool: build.query<PoolView, string>({
      query: (leagueId) => ({ url: pool(leagueId), params: atLeast('playerPool') }),
      providesTags: (_, __, leagueId) => [{ type: 'Pool', id: leagueId }],
    }),
    addPlayer: build.mutation<CommandResultView, InLeague<{ readonly body: PlayerBody }>>({
      query: (arg) => command('POST', `${pool(arg.leagueId)}/players`, arg, arg.body),
      invalidatesTags: changed,
    }),
    changePlayer: build.mutation<CommandResultView, OfPlayer<{ readonly body: PlayerBody }>>({
      query: (arg) => command('PUT', player(arg), arg, arg.body),
      invalidatesTags: changed,
    }),
    withdrawPlayer: build.mutation<CommandResultView, OfPlayer<{ readonly reason: string }>>({
      query: (arg) => command('POST', `${player(arg)}/withdraw`, arg, { reason: arg.reason }),
      invalidatesTags: changed,
    }),
    reinstatePlayer: build.mutation<CommandResultView, OfPlayer>({
      query: (arg) => command('POST', `${player(arg)}/reinstate`, arg),
      invalidatesTags: changed,
    }),
    addNote: build.mutation<CommandResultView, OfPlayer<{ readonly text: string }>>({
      query: (arg) => command('POST', `${player(arg)}/notes`, arg, { text: arg.text }),
      invalidatesTags: changed,
    }),
    linkAccount: build.mutation<CommandResultView, OfPlayer<{ readonly email: string | null }>>({
      query: (arg) => command('PUT', `${player(arg)}/account`, arg, { email: arg.email }),
      invalidatesTags: changed,
    }),
    requestGroup: build.mutation<CommandResultView, OfPlayer<{ readonly withPlayerId: string }>>({
      query: (arg) =>
        command('POST', `${player(arg)}/group-requests`, arg, { withPlayerId: arg.withPlayerId }),
      invalidatesTags: changed,
    }),
    dissolveGroup: build.mutation<CommandResultView, InLeague<{ readonly groupId: string }>>({
      query: (arg) => command('DELETE', `${pool(arg.leagueId)}/groups/${arg.groupId}`, arg),
      invalidatesTags: changed,
    }),
    previewImport: build.mutation<
      ImportPreview,
      { readonly leagueId: string; readonly file: File; readonly mapping?: ImportMapping }
    >({
      query: ({ leagueId, file, mapping }) => ({
        url: `${pool(leagueId)}/imports/preview`,
        method: 'POST',
        body: upload(file, mapping),
      }),
    }),
    startImport: build.mutation<
      ImportStarted,
      InLeague<{ readonly file: File; readonly mapping: ImportMapping }>
    >({
      query: (arg) => ({
        ...command('POST', `${pool(arg.leagueId)}/imports`, arg),
        body: upload(arg.file, arg.mapping),
      }),
      extraOptions: { writes: 'playerPool' },
      invalidatesTags: changed,
    }),
  }),
});
