import type { PoolView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PlayerPoolQuery } from './player-pool.query';

@ApiTags('player pool')
@ApiBearerAuth()
@Controller('leagues/:leagueId/pool')
export class PlayerPoolViewController {
  constructor(private readonly query: PlayerPoolQuery) {}

  @Get()
  @Access('league_member')
  pool(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<PoolView> {
    return this.query.view(leagueId, caller, atLeast);
  }
}
