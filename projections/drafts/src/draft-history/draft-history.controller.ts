import type { HistoryView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { DraftPlayersQuery } from '../draft-players/draft-players.query';
import { DraftRoomQuery } from '../draft-room/draft-room.query';
import { DraftHistoryQuery } from './draft-history.query';

class HistoryParameters extends createZodDto(
  z.object({ before: z.coerce.number().int().min(0).optional(), atLeast: z.string().optional() }),
) {}

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftHistoryController {
  constructor(
    private readonly rooms: DraftRoomQuery,
    private readonly players: DraftPlayersQuery,
    private readonly histories: DraftHistoryQuery,
  ) {}

  @Get('history')
  @Access('league_member', 'team_picker', 'commissioner')
  async history(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { before, atLeast }: HistoryParameters,
  ): Promise<HistoryView> {
    const room = await this.rooms.open(leagueId, { caller });
    return this.histories.history(room, await this.players.names(leagueId), before, atLeast);
  }
}
