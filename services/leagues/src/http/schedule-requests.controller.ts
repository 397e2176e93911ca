import { scheduleRequestBodies, scheduleRequestCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import type { ScheduleRequestsRequest } from '../domain';

type Asked = Exclude<ScheduleRequestsRequest, { readonly type: 'ForgetScheduleWriter' }>;

/** What captains ask of the schedule, and what the staff answers. */
export const ScheduleRequestController = commandController(
  'leagues',
  scheduleRequestCommands,
  scheduleRequestBodies,
  ({ leagueId, ...request }: Asked & { readonly leagueId: string }) => ({
    aggregate: 'scheduleRequests',
    id: leagueId,
    request,
  }),
);
