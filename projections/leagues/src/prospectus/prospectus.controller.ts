import type { ProspectusView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ProspectusQuery } from './prospectus.query';

@ApiTags('prospectus')
@ApiBearerAuth()
@Controller('leagues/:leagueId/prospectus')
export class ProspectusViewController {
  constructor(private readonly query: ProspectusQuery) {}

  @Get()
  @Access('league_member')
  prospectus(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<ProspectusView> {
    return this.query.view(leagueId, caller, atLeast);
  }
}
