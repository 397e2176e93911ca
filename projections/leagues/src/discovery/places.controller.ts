import { placesQuery, type PlacesFound } from '@fieldhouse/api-contract';
import { placesLike } from '@fieldhouse/gazetteer';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { OpenLeaguesQuota } from './open-leagues-quota';

const MOST = 8;
class Sought extends createZodDto(placesQuery) {}

/** The places by which leagues are found, as one types them. */
@ApiTags('open leagues')
@Controller('places')
@Access('anonymous')
export class PlacesController {
  constructor(private readonly quota: OpenLeaguesQuota) {}

  @Get()
  async like(@Query() { q }: Sought, @Req() { ip }: FastifyRequest): Promise<PlacesFound> {
    await this.quota.take(ip);
    return { places: placesLike(q, MOST).map(({ label }) => label) };
  }
}
