import type { scheduleRequestBodies, ScheduleRequestsView } from '@fieldhouse/api-contract';
import { scheduleRequestCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { readsOfLeague } from '../../../shared/api/reads';

export const scheduleRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the teams of a league ask of its schedule, or the own one does. */
    scheduleRequests: build.query<ScheduleRequestsView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/schedule-requests`,
      ...readsOfLeague('scheduleRequests', 'league', 'prospectus'),
    }),
    ...commandEndpoints<typeof scheduleRequestBodies>()(build, scheduleRequestCommands, 'scheduleRequests'),
  }),
});
