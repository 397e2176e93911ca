import type { OwnBetaView, betaBodies } from '@fieldhouse/api-contract';
import { betaCommands } from '@fieldhouse/api-contract/commands/beta';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { atLeast } from '../../../shared/api/own-writes';

const OWN = '/beta/application';

export const betaApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnBeta'] }).injectEndpoints({
  endpoints: (build) => ({
    ownBeta: build.query<OwnBetaView, void>({
      query: () => ({ url: OWN, params: atLeast('betaApplication') }),
      providesTags: ['OwnBeta'],
    }),
    ...commandEndpoints<typeof betaBodies>()(build, betaCommands, () => ['OwnBeta']),
  }),
});
