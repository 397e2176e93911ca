import {
  openLeagueQuery,
  openLeaguesQuery,
  type OpenLeaguesPage,
  type OpenLeagueView,
} from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { OpenLeaguesQuota } from './open-leagues-quota';
import { OpenLeaguesQueries } from './open-leagues.query';

class Filters extends createZodDto(openLeaguesQuery) {}
class Since extends createZodDto(openLeagueQuery) {}

/** What strangers see of leagues. */
@ApiTags('open leagues')
@Controller('open-leagues')
@Access('anonymous')
export class OpenLeaguesController {
  constructor(
    private readonly queries: OpenLeaguesQueries,
    private readonly quota: OpenLeaguesQuota,
  ) {}

  @Get()
  async page(@Query() filters: Filters, @Req() { ip }: FastifyRequest): Promise<OpenLeaguesPage> {
    await this.quota.take(ip);
    return this.queries.page(filters);
  }

  @Get(':leagueId')
  async league(
    @Param('leagueId') leagueId: string,
    @Query() { atLeast }: Since,
    @Req() { ip }: FastifyRequest,
  ): Promise<OpenLeagueView> {
    await this.quota.take(ip);
    return this.queries.view(leagueId, atLeast);
  }
}
