import type { DashboardView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { readsAsTold } from '../../../shared/api/reads';

/** Everything that the dashboard shows, in one request. */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<DashboardView, void>({
      query: () => '/dashboard',
      ...readsAsTold<DashboardView>(),
    }),
  }),
});
