import type { CodesView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { CodesQuery } from './codes.query';

@ApiTags('discount codes')
@ApiBearerAuth()
@Controller('leagues/:leagueId/codes')
export class CodesController {
  constructor(private readonly query: CodesQuery) {}

  @Get()
  @Access('league_treasurer')
  codes(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<CodesView> {
    return this.query.all(leagueId, caller, atLeast);
  }
}
