import './import-file.problems';
import { Module } from '@nestjs/common';
import { ListTurns } from './list-turns';

/** What every context needs that reads lists of people. */
@Module({ providers: [ListTurns], exports: [ListTurns] })
export class ListsModule {}
