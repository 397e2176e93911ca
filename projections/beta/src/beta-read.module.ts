import { Module } from '@nestjs/common';
import { BetaApplicationsController } from './beta-applications.controller';
import { betaApplicationsProjection } from './beta-applications.projection';
import { BetaApplicationsQuery } from './beta-applications.query';
import { betaPeopleProjection } from './beta-people.projection';

/** What a projections worker runs for the open beta. */
export const betaProjections = [betaApplicationsProjection, betaPeopleProjection] as const;

@Module({
  controllers: [BetaApplicationsController],
  providers: [BetaApplicationsQuery],
  exports: [BetaApplicationsQuery],
})
export class BetaReadModule {}
