import { StoreWatch } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { AvailabilityMonitor } from './availability.monitor';
import { StatusController } from './status.controller';

/** Measured availability behind the public figure. */
@Module({
  controllers: [StatusController],
  providers: [StoreWatch, AvailabilityMonitor],
  exports: [StoreWatch],
})
export class StatusModule {}
