export { PlayersModule } from './players.module';
export { playerPhotos, type PhotoUpkeepRequest } from './application/photo-upkeep';
export { GetPlayerPhoto } from './application/photo.queries';
export { PlayerProfileCommand, type PlayerProfileRequest } from './application/player-profile.handler';
