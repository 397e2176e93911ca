import { betaQuery, ownBetaQuery, type BetaPage, type OwnBetaView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { BetaApplicationsQuery } from './beta-applications.query';

class OwnParameters extends createZodDto(ownBetaQuery) {}
class BetaParameters extends createZodDto(betaQuery) {}

@ApiTags('beta')
@ApiBearerAuth()
@Controller()
export class BetaApplicationsController {
  constructor(private readonly query: BetaApplicationsQuery) {}

  @Get('beta/application')
  @Access('member')
  @Header('cache-control', 'no-store')
  own(@SignedIn() { accountId }: Caller, @Query() { atLeast }: OwnParameters): Promise<OwnBetaView> {
    return this.query.own(accountId, atLeast);
  }

  @Get('admin/beta/applications')
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  page(@Query() filter: BetaParameters): Promise<BetaPage> {
    return this.query.page(filter);
  }
}
