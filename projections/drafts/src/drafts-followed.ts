import { draftIdOf } from '@fieldhouse/events/drafts';
import { followed } from '@fieldhouse/platform';
import { DraftRoomQuery } from './draft-room/draft-room.query';
import { DraftsReadModule } from './drafts-read.module';

/** Whoever may see a league's draft hears when it has changed. */
export const followedDrafts = followed({
  kinds: ['draft'],
  judged: {
    module: DraftsReadModule,
    by: DraftRoomQuery,
    open: (rooms, leagueId, caller, atLeast) => rooms.open(leagueId, { caller }, atLeast),
    idOf: draftIdOf,
  },
});
