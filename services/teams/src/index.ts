export { TeamsModule } from './teams.module';
