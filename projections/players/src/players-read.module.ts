import { Module } from '@nestjs/common';
import { OwnPlayerController } from './cards/own-player.controller';
import { OwnPlayerQuery } from './cards/own-player.query';
import { playerCardsProjection } from './cards/player-cards.projection';

/** What a projections worker runs for the players' cards. */
export const playerProjections = [playerCardsProjection] as const;

@Module({ controllers: [OwnPlayerController], providers: [OwnPlayerQuery] })
export class PlayersReadModule {}
