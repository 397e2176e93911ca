import { atLeast, type ReplayView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { DraftRoomQuery } from '../draft-room/draft-room.query';
import { DraftReplayQuery } from './draft-replay.query';

class ReplayParameters extends createZodDto(
  z.object({ at: z.coerce.number().int().min(0).optional(), atLeast }),
) {}

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class DraftReplayController {
  constructor(
    private readonly rooms: DraftRoomQuery,
    private readonly replays: DraftReplayQuery,
  ) {}

  @Get('replay')
  @Access('league_member', 'team_picker', 'commissioner')
  async replay(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { at, atLeast }: ReplayParameters,
  ): Promise<ReplayView> {
    return this.replays.replay(await this.rooms.open(leagueId, { caller }, atLeast), at);
  }
}
