import type { ManagedLeaguesView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ProspectusQuery } from './prospectus.query';

@ApiTags('prospectus')
@ApiBearerAuth()
@Controller('managed-leagues')
export class ManagedLeaguesController {
  constructor(private readonly query: ProspectusQuery) {}

  @Get()
  @Access('member')
  managed(@SignedIn() caller: Caller, @Query() { atLeast }: ReadParameters): Promise<ManagedLeaguesView> {
    return this.query.managed(caller, atLeast);
  }
}
