import { LEAGUE_PAGES, type LeaguePages } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { BroadcastsViewController } from './broadcasts/broadcasts.controller';
import { broadcastsProjection } from './broadcasts/broadcasts.projection';
import { BroadcastsQuery } from './broadcasts/broadcasts.query';
import { CodesController } from './codes/codes.controller';
import { codesProjection } from './codes/codes.projection';
import { CodesQuery } from './codes/codes.query';
import { DisciplineViewController } from './discipline/discipline.controller';
import { disciplineProjection } from './discipline/discipline.projection';
import { DisciplineQuery } from './discipline/discipline.query';
import { discoveryProjection } from './discovery/discovery.projection';
import { draftDatesProjection } from './discovery/draft-dates.projection';
import { OpenLeaguesController } from './discovery/open-leagues.controller';
import { OpenLeaguesQuota } from './discovery/open-leagues-quota';
import { OpenLeaguesQueries } from './discovery/open-leagues.query';
import { PlacesController } from './discovery/places.controller';
import { LeagueViewController } from './league/league.controller';
import { leagueProjection } from './league/league.projection';
import { LeagueQuery } from './league/league.query';
import { PlayerPoolViewController } from './player-pool/player-pool.controller';
import { playerPoolProjection } from './player-pool/player-pool.projection';
import { PlayerPoolQuery } from './player-pool/player-pool.query';
import { PlayerPoolReader } from './player-pool/player-pool.reader';
import { ManagedLeaguesController } from './prospectus/managed-leagues.controller';
import { ProspectusViewController } from './prospectus/prospectus.controller';
import { prospectusProjection } from './prospectus/prospectus.projection';
import { ProspectusQuery } from './prospectus/prospectus.query';
import { leaguePlacesProjection } from './registrations/league-places.projection';
import { registrantsProjection } from './registrations/registrants.projection';
import { RegistrationsViewController } from './registrations/registrations.controller';
import { registrationsProjection } from './registrations/registrations.projection';
import { RegistrationsQuery } from './registrations/registrations.query';
import { ScheduleRequestsViewController } from './schedule-requests/schedule-requests.controller';
import { scheduleRequestsProjection } from './schedule-requests/schedule-requests.projection';
import { ScheduleRequestsQuery } from './schedule-requests/schedule-requests.query';

/** What a projections worker runs for the leagues. */
export const leagueProjections = [
  leagueProjection,
  playerPoolProjection,
  prospectusProjection,
  registrationsProjection,
  leaguePlacesProjection,
  registrantsProjection,
  codesProjection,
  discoveryProjection,
  draftDatesProjection,
  broadcastsProjection,
  scheduleRequestsProjection,
  disciplineProjection,
] as const;

/** The leagues' queries. Needs NOTICE_RECEIPTS and REGISTRATION_PAYMENTS. */
@Module({
  imports: [PeopleModule, TeamMembersModule],
  controllers: [
    LeagueViewController,
    PlayerPoolViewController,
    ProspectusViewController,
    RegistrationsViewController,
    CodesController,
    ManagedLeaguesController,
    OpenLeaguesController,
    PlacesController,
    BroadcastsViewController,
    ScheduleRequestsViewController,
    DisciplineViewController,
  ],
  providers: [
    LeagueQuery,
    PlayerPoolQuery,
    PlayerPoolReader,
    ProspectusQuery,
    RegistrationsQuery,
    CodesQuery,
    BroadcastsQuery,
    ScheduleRequestsQuery,
    DisciplineQuery,
    OpenLeaguesQueries,
    OpenLeaguesQuota,
    {
      provide: LEAGUE_PAGES,
      inject: [OpenLeaguesQueries, OpenLeaguesQuota],
      useFactory: (queries: OpenLeaguesQueries, quota: OpenLeaguesQuota): LeaguePages => ({
        view: async (leagueId, ip) => {
          await quota.take(ip);
          return queries.view(leagueId);
        },
      }),
    },
  ],
  exports: [LeagueQuery, ProspectusQuery, RegistrationsQuery, ScheduleRequestsQuery, DisciplineQuery],
})
export class LeaguesReadModule {}
