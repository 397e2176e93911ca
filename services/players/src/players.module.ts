import './http/player.problems';
import { PicturesModule } from '@fieldhouse/pictures';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { PhotoUpkeepHandler } from './application/photo-upkeep';
import { GetPlayerPhotoHandler } from './application/photo.queries';
import { PlayerPeople } from './application/player-people';
import { PlayerPhotos } from './application/player-photos';
import { PlayerProfileHandler } from './application/player-profile.handler';
import { PlayerPhotoController } from './http/player-photo.controller';
import { PlayerController } from './http/player.controller';
import { PhotoStore } from './infrastructure/photo.store';

/** The cards of players: what they say of themselves, and their pictures. */
@Module({
  imports: [CqrsModule, PicturesModule],
  controllers: [PlayerController, PlayerPhotoController],
  providers: [
    PlayerProfileHandler,
    PhotoUpkeepHandler,
    GetPlayerPhotoHandler,
    PlayerPhotos,
    PhotoStore,
    PlayerPeople,
  ],
})
export class PlayersModule {}
