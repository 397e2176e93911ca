export { PeopleDirectory, type Person } from './people.directory';
export { PeopleModule, peopleProjections } from './people.module';
