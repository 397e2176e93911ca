import { dashboardQuery, type DashboardView } from '@fieldhouse/api-contract';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Access, SignedIn, type Caller } from '../http/access';
import { Dashboard } from './dashboard';

class DashboardParameters extends createZodDto(dashboardQuery) {}

@ApiTags('dashboard')
@ApiBearerAuth()
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: Dashboard) {}

  @Get()
  @Access('member')
  own(@SignedIn() caller: Caller, @Query() { atLeast }: DashboardParameters): Promise<DashboardView> {
    return this.dashboard.of(caller, atLeast);
  }
}
