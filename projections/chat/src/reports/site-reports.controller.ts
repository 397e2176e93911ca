import { siteReportsQuery, type SiteReportsView } from '@fieldhouse/api-contract';
import { Access, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { SiteReportsQuery } from './site-reports.query';

class ReportsParameters extends createZodDto(siteReportsQuery) {}

@ApiTags('chat')
@ApiBearerAuth()
@Controller('admin/reports')
export class SiteReportsController {
  constructor(private readonly query: SiteReportsQuery) {}

  @Get()
  @Access('site_admin')
  waiting(@SignedIn() caller: Caller, @Query() { atLeast }: ReportsParameters): Promise<SiteReportsView> {
    return this.query.waiting(caller, atLeast);
  }
}
