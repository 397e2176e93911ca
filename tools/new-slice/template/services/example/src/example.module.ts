import './http/example.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { exampleAggregate } from './domain/example.decider';
import { ExampleController } from './http/example.controller';

/** What decides the commands of an example. */
@Module({
  imports: [CqrsModule],
  controllers: [ExampleController],
  providers: [aggregateHandler(exampleAggregate)],
})
export class ExampleModule {}
