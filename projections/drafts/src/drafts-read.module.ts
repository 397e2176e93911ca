import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { DraftHistoryController } from './draft-history/draft-history.controller';
import { draftHistoryProjection } from './draft-history/draft-history.projection';
import { DraftHistoryQuery } from './draft-history/draft-history.query';
import { DraftPlayersController } from './draft-players/draft-players.controller';
import { draftPlayersProjection } from './draft-players/draft-players.projection';
import { DraftPlayersQuery } from './draft-players/draft-players.query';
import { DraftReplayController } from './draft-replay/draft-replay.controller';
import { DraftReplayQuery } from './draft-replay/draft-replay.query';
import { SignedResultController } from './signed-result/signed-result.controller';
import { SignedResultQuery } from './signed-result/signed-result.query';
import { DraftRoomController } from './draft-room/draft-room.controller';
import { DraftRoomGateway } from './draft-room/draft-room.gateway';
import { draftRoomProjection } from './draft-room/draft-room.projection';
import { DraftRoomQuery } from './draft-room/draft-room.query';

/** What a projections worker runs for the drafts. */
export const draftProjections = [
  draftRoomProjection,
  draftPlayersProjection,
  draftHistoryProjection,
] as const;

/** The drafts' queries and their live room. */
@Module({
  imports: [LiveModule, PeopleModule],
  controllers: [
    DraftRoomController,
    DraftPlayersController,
    DraftHistoryController,
    DraftReplayController,
    SignedResultController,
  ],
  providers: [
    DraftRoomQuery,
    DraftPlayersQuery,
    DraftHistoryQuery,
    DraftReplayQuery,
    SignedResultQuery,
    DraftRoomGateway,
  ],
  exports: [DraftRoomQuery],
})
export class DraftsReadModule {}
