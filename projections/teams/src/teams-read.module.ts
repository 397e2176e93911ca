import { Module } from '@nestjs/common';
import { TeamsListController } from './teams-list.controller';
import { teamsListProjection } from './teams-list.projection';
import { TeamsListQuery } from './teams-list.query';

/** What a projections worker runs for it. */
export const teamsProjections = [teamsListProjection] as const;

@Module({ controllers: [TeamsListController], providers: [TeamsListQuery] })
export class TeamsReadModule {}
