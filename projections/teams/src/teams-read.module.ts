import { Module } from '@nestjs/common';

/** What a projections worker runs for it. */
export const teamsProjections = [] as const;

@Module({})
export class TeamsReadModule {}
