import type { reportBodies, SiteReportsView } from '@fieldhouse/api-contract';
import { reportCommands } from '@fieldhouse/api-contract/commands/reports';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

export const adminReportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteReports: build.query<SiteReportsView, void>({
      query: () => '/admin/reports',
      ...reads(['chatLog']),
    }),
    ...commandEndpoints<typeof reportBodies>()(build, reportCommands, 'chatLog'),
  }),
});
