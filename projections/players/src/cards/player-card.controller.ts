import { playerQuery, type PlayerCardView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { PlayerCardQuery } from './player-card.query';

class CardParameters extends createZodDto(playerQuery) {}

@ApiTags('player')
@ApiBearerAuth()
@Controller('players')
export class PlayerCardController {
  constructor(private readonly query: PlayerCardQuery) {}

  @Get(':accountId')
  @Access('member')
  @Header('cache-control', 'no-store')
  card(
    @Param('accountId') accountId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: CardParameters,
  ): Promise<PlayerCardView> {
    return this.query.view(accountId, caller.accountId, atLeast);
  }
}
