import type { ScheduleRequestsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ScheduleRequestsQuery } from './schedule-requests.query';

@ApiTags('leagues')
@ApiBearerAuth()
@Controller('leagues/:leagueId/schedule-requests')
export class ScheduleRequestsViewController {
  constructor(private readonly query: ScheduleRequestsQuery) {}

  @Get()
  @Access('commissioner', 'team_captain')
  scheduleRequests(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<ScheduleRequestsView> {
    return this.query.all(leagueId, caller, atLeast);
  }
}
