import type { BroadcastsView, ReceiptsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { BroadcastsQuery } from './broadcasts.query';

@ApiTags('leagues')
@ApiBearerAuth()
@Controller('leagues/:leagueId/broadcasts')
export class BroadcastsViewController {
  constructor(private readonly query: BroadcastsQuery) {}

  @Get()
  @Access('commissioner')
  broadcasts(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<BroadcastsView> {
    return this.query.all(leagueId, caller, atLeast);
  }

  @Get(':broadcastId/receipts')
  @Access('commissioner')
  receipts(
    @Param('leagueId') leagueId: string,
    @Param('broadcastId') broadcastId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<ReceiptsView> {
    return this.query.receiptsOf({ leagueId, broadcastId }, caller, atLeast);
  }
}
