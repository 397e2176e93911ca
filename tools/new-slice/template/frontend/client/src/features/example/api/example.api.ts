import type { ExampleListView, exampleBodies } from '@fieldhouse/api-contract';
import { exampleCommands } from '@fieldhouse/api-contract/commands/example';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

export const exampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownExample: build.query<ExampleListView['list'], void>({
      query: () => '/example',
      transformResponse: ({ list }: ExampleListView) => list,
      ...reads(['example']),
    }),
    ...commandEndpoints<typeof exampleBodies>()(build, exampleCommands, 'example'),
  }),
});
