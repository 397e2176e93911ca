import type {
  ImportMapping,
  ImportPreview,
  ImportRatings,
  PoolView,
  playerPoolBodies,
} from '@fieldhouse/api-contract';
import { playerPoolCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf } from '../../../shared/api/positions';
import { readsOfLeague } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

type ImportStarted = {
  readonly importId: string;
  readonly rows: number;
  readonly revision: number;
  readonly position: string;
};

const pool = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}/pool`;

type List = {
  readonly leagueId: string;
  readonly file: File;
  readonly mapping?: ImportMapping;
  /** What words of the rating's column mean. */
  readonly ratings: ImportRatings;
  /** Invites whoever has an address in the list. */
  readonly invite?: boolean;
};

const upload = ({ file, mapping, ratings, invite = false }: List): FormData => {
  const form = new FormData();
  // Fields first: the service reads them before the file's stream.
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set('ratings', JSON.stringify(ratings));
  form.set('invite', JSON.stringify(invite));
  form.set('file', file, file.name);
  return form;
};

export const poolApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pool: build.query<PoolView, string>({
      query: pool,
      // An answer on its way while players were rated must not take the ratings back.
      merge: (shown, answer) => (answer.revision < shown.revision ? shown : answer),
      ...readsOfLeague('playerPool'),
    }),
    ...commandEndpoints<typeof playerPoolBodies>()(build, playerPoolCommands, 'playerPool'),
    previewImport: build.mutation<ImportPreview, List>({
      query: (list) => ({
        url: `${pool(list.leagueId)}/imports/preview`,
        method: 'POST',
        body: upload(list),
      }),
    }),
    startImport: build.mutation<ImportStarted, Keyed & List>({
      query: (arg) => ({
        url: `${pool(arg.leagueId)}/imports`,
        method: 'POST',
        headers: keyHeader(arg),
        body: upload(arg),
      }),
      extraOptions: { writes: 'playerPool' },
      invalidatesTags: [tagOf('playerPool')],
    }),
  }),
});
