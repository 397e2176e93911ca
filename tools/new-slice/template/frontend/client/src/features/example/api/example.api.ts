import type { ExampleListView, exampleBodies } from '@fieldhouse/api-contract';
import { exampleCommands } from '@fieldhouse/api-contract/commands/example';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { atLeast } from '../../../shared/api/own-writes';

export const exampleApi = baseApi.enhanceEndpoints({ addTagTypes: ['Example'] }).injectEndpoints({
  endpoints: (build) => ({
    ownExample: build.query<ExampleListView['list'], void>({
      query: () => ({ url: '/example', params: atLeast('example') }),
      transformResponse: ({ list }: ExampleListView) => list,
      providesTags: ['Example'],
    }),
    ...commandEndpoints<typeof exampleBodies>()(build, exampleCommands, () => ['Example']),
  }),
});
