import { UPTIME_CLAIM_PERCENT, type StatusView } from '@fieldhouse/api-contract';
import { Access } from '@fieldhouse/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AvailabilityMonitor } from './availability.monitor';

/** How available the product is and was, for everybody. */
@ApiTags('status')
@Controller('status')
export class StatusController {
  constructor(private readonly monitor: AvailabilityMonitor) {}

  @Get()
  @Access('anonymous')
  @Header('cache-control', 'public, max-age=15')
  status(): StatusView {
    return { ...this.monitor.view(Date.now()), claimPercent: UPTIME_CLAIM_PERCENT };
  }
}
