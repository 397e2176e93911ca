import { ListsModule } from '@fieldhouse/lists';
import { PeopleModule } from '@fieldhouse/read-people';
import { Module } from '@nestjs/common';
import { TeamHistoryQuery } from './history/team-history.query';
import { MemberNames } from './members/member-names';
import { poolPlayersProjection } from './members/pool-players.projection';
import { RosterListController } from './roster-list/roster-list.controller';
import { RosterListQuery } from './roster-list/roster-list.query';
import { RosterListThread } from './roster-list/roster-list-thread';
import { TeamViewController } from './team/team.controller';
import { teamProjection } from './team/team.projection';
import { TeamQuery } from './team/team.query';

/** What a projections worker runs for the teams. */
export const teamProjections = [teamProjection, poolPlayersProjection] as const;

/** The teams' queries. */
@Module({
  imports: [PeopleModule, ListsModule],
  controllers: [TeamViewController, RosterListController],
  providers: [
    TeamQuery,
    TeamHistoryQuery,
    MemberNames,
    RosterListQuery,
    { provide: RosterListThread, useFactory: () => new RosterListThread() },
  ],
  exports: [TeamQuery],
})
export class TeamsReadModule {}
