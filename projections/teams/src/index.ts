export { TeamsReadModule, teamsProjections } from './teams-read.module';
