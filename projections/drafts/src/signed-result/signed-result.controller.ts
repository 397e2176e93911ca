import type { MaybeSignedResultView } from '@fieldhouse/api-contract';
import { Access, ReadParameters, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DraftRoomQuery } from '../draft-room/draft-room.query';
import { SignedResultQuery } from './signed-result.query';

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('leagues/:leagueId/draft')
export class SignedResultController {
  constructor(
    private readonly rooms: DraftRoomQuery,
    private readonly results: SignedResultQuery,
  ) {}

  /** For whoever may read the history: what it does not tell stands here as a digest. */
  @Get('signed-result')
  @Access('league_member', 'team_picker', 'commissioner')
  async signedResult(
    @Param('leagueId') leagueId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ReadParameters,
  ): Promise<MaybeSignedResultView> {
    return { signed: await this.results.newest(await this.rooms.open(leagueId, { caller }, atLeast)) };
  }
}
