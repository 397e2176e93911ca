import { draftIdOf, draftPlanIdOf } from '@fieldhouse/events/drafts';
import { followed, notFound } from '@fieldhouse/platform';
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

/** A team's plan is known by the league and the team: `leagueId:teamId`. */
const ofPlan = (key: string): readonly [leagueId: string, teamId: string] => {
  const [leagueId = '', teamId = ''] = key.split(':');
  return [leagueId, teamId];
};

/** Whoever picks for a team hears when its private plan has changed. */
export const followedDraftPlans = followed({
  kinds: ['draftPlan'],
  judged: {
    module: DraftsReadModule,
    by: DraftRoomQuery,
    open: async (rooms, key, caller, atLeast) => {
      const [leagueId, teamId] = ofPlan(key);
      const { document } = await rooms.open(leagueId, { caller }, atLeast);
      const team = document.pickers.find((pickers) => pickers.teamId === teamId);
      if (!team?.accountIds.includes(caller.accountId)) throw notFound();
    },
    idOf: (key) => {
      const [leagueId, teamId] = ofPlan(key);
      return draftPlanIdOf(draftIdOf(leagueId), teamId);
    },
  },
});
