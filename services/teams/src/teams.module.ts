import './http/teams.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { teamsAggregate } from './domain/teams.decider';
import { TeamsController } from './http/teams.controller';

/** What decides the commands of a teams. */
@Module({
  imports: [CqrsModule],
  controllers: [TeamsController],
  providers: [aggregateHandler(teamsAggregate)],
})
export class TeamsModule {}
