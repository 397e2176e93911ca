export { LeaguesReadModule, leagueProjections } from './leagues-read.module';
