import { Module } from '@nestjs/common';
import { PeopleDirectory } from './people.directory';
import { peopleProjection } from './people.projection';

/** What a projections worker runs for the directory. */
export const peopleProjections = [peopleProjection] as const;

/** The one directory of people, for every read model that shows them. */
@Module({ providers: [PeopleDirectory], exports: [PeopleDirectory] })
export class PeopleModule {}
