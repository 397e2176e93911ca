import { dashboardPart } from '@fieldhouse/platform';
import { DraftRoomQuery } from './draft-room/draft-room.query';
import { DraftsReadModule } from './drafts-read.module';

/** Somebody's draft leagues, and how far their drafts are. */
export const draftDashboard = [
  dashboardPart({
    name: 'drafts',
    kinds: ['league', 'draft'],
    keysOf: (leagues) => leagues?.map(({ leagueId }) => leagueId) ?? [],
    module: DraftsReadModule,
    by: DraftRoomQuery,
    read: (rooms, caller, atLeast) => rooms.leaguesOf(caller, atLeast),
  }),
];
