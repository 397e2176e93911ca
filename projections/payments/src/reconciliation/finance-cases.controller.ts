import {
  casesQuery,
  type FinanceCasesView,
  type PeriodsView,
  type ReconciliationsView,
} from '@fieldhouse/api-contract';
import { Access, ReadParameters } from '@fieldhouse/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { FinanceCasesQuery } from './finance-cases.query';

class CasesParameters extends createZodDto(casesQuery) {}

/** What was reconciled and closed, for site admins. */
@ApiTags('finance')
@ApiBearerAuth()
@Controller('finance')
export class FinanceCasesController {
  constructor(private readonly query: FinanceCasesQuery) {}

  @Get('cases')
  @Access('site_admin')
  cases(@Query() asked: CasesParameters): Promise<FinanceCasesView> {
    return this.query.page(asked);
  }

  @Get('reconciliations')
  @Access('site_admin')
  reconciliations(@Query() { atLeast: position }: ReadParameters): Promise<ReconciliationsView> {
    return this.query.reconciliations(position);
  }

  @Get('periods')
  @Access('site_admin')
  periods(@Query() { atLeast: position }: ReadParameters): Promise<PeriodsView> {
    return this.query.periods(position);
  }
}
