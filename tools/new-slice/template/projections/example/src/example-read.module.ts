import { Module } from '@nestjs/common';
import { ExampleListController } from './example-list.controller';
import { exampleListProjection } from './example-list.projection';
import { ExampleListQuery } from './example-list.query';

/** What a projections worker runs for it. */
export const exampleProjections = [exampleListProjection] as const;

@Module({ controllers: [ExampleListController], providers: [ExampleListQuery] })
export class ExampleReadModule {}
