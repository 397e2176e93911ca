import { playerQuery, type OwnPlayerView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/kernel';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OwnPlayerQuery } from './own-player.query';

class PlayerParameters extends createZodDto(playerQuery) {}

@ApiTags('player')
@ApiBearerAuth()
@Controller('player')
export class OwnPlayerController {
  constructor(private readonly query: OwnPlayerQuery) {}

  @Get()
  @Access('member')
  @Header('cache-control', 'no-store')
  own(@SignedIn() { accountId }: Caller, @Query() { atLeast }: PlayerParameters): Promise<OwnPlayerView> {
    return this.query.view(accountId, atLeast);
  }
}
