import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { OwnPlayerController } from './cards/own-player.controller';
import { OwnPlayerQuery } from './cards/own-player.query';
import { PlayerCardController } from './cards/player-card.controller';
import { PlayerCardQuery } from './cards/player-card.query';
import { playerCardsProjection } from './cards/player-cards.projection';
import { playerCirclesProjection } from './circles/player-circles.projection';
import { PlayerCirclesReader } from './circles/player-circles.reader';
import { draftOutcomesProjection } from './history/draft-outcomes.projection';
import { PlayerHistoryQuery } from './history/player-history.query';

/** What a projections worker runs for the players' cards. */
export const playerProjections = [
  playerCardsProjection,
  playerCirclesProjection,
  draftOutcomesProjection,
] as const;

@Module({
  imports: [TeamMembersModule],
  controllers: [OwnPlayerController, PlayerCardController],
  providers: [OwnPlayerQuery, PlayerCardQuery, PlayerCirclesReader, PlayerHistoryQuery],
})
export class PlayersReadModule {}
