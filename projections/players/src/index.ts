export { PlayersReadModule, playerProjections } from './players-read.module';
