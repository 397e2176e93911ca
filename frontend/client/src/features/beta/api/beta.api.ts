import type { OwnBetaView, betaBodies } from '@fieldhouse/api-contract';
import { betaCommands } from '@fieldhouse/api-contract/commands/beta';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

export const betaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownBeta: build.query<OwnBetaView, void>({
      query: () => '/beta/application',
      ...reads(['betaApplication']),
    }),
    ...commandEndpoints<typeof betaBodies>()(build, betaCommands, 'betaApplication'),
  }),
});
