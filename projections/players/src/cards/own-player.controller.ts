import { playerQuery, type OwnPlayerView, type PlayerHistoryView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { PlayerHistoryQuery } from '../history/player-history.query';
import { OwnPlayerQuery } from './own-player.query';

class PlayerParameters extends createZodDto(playerQuery) {}

/** What people see of their own. */
@ApiTags('player')
@ApiBearerAuth()
@Controller('player')
export class OwnPlayerController {
  constructor(
    private readonly query: OwnPlayerQuery,
    private readonly histories: PlayerHistoryQuery,
  ) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'no-store')
  own(@SignedIn() { accountId }: Caller, @Query() { atLeast }: PlayerParameters): Promise<OwnPlayerView> {
    return this.query.view(accountId, atLeast);
  }

  @Get('history')
  @Access('member')
  @Header('cache-control', 'no-store')
  history(@SignedIn() { accountId }: Caller): Promise<PlayerHistoryView> {
    return this.histories.of(accountId);
  }
}
