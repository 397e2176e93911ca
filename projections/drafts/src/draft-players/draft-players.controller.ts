import type { DraftPlayersView } from '@fieldhouse/api-contract';
import { Access, MaybeSignedIn, ReadParameters, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DraftRoomQuery } from '../draft-room/draft-room.query';
import { DraftPlayersQuery } from './draft-players.query';

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftPlayersController {
  constructor(
    private readonly rooms: DraftRoomQuery,
    private readonly query: DraftPlayersQuery,
  ) {}

  @Get('players')
  @Access('spectator', 'league_member', 'team_picker', 'commissioner')
  async players(
    @Param('leagueId') leagueId: string,
    @MaybeSignedIn() caller: Caller | null,
    @Query() { atLeast }: ReadParameters,
    @Query('spectator') spectator?: string,
  ): Promise<DraftPlayersView> {
    return this.query.players(leagueId, await this.rooms.open(leagueId, { caller, spectator }), atLeast);
  }
}
