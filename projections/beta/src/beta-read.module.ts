import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { BetaApplicationsController } from './beta-applications.controller';
import { betaApplicationsProjection } from './beta-applications.projection';
import { BetaApplicationsQuery } from './beta-applications.query';

/** What a projections worker runs for the open beta. */
export const betaProjections = [betaApplicationsProjection] as const;

@Module({
  imports: [PeopleModule],
  controllers: [BetaApplicationsController],
  providers: [BetaApplicationsQuery],
  exports: [BetaApplicationsQuery],
})
export class BetaReadModule {}
