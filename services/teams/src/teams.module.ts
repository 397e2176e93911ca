import './http/team.problems';
import { PicturesModule } from '@fieldhouse/pictures';
import { InvitationQuota, InvitedPeople } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TeamCrests } from './application/team-crests';
import { TeamPeople } from './application/team-people';
import { TeamSecretUpkeep } from './application/team-secret-upkeep';
import { TeamUpkeepHandler } from './application/team-upkeep.handler';
import { TeamHandler } from './application/team.handler';
import { GetTeamsOfAccountHandler } from './application/team.queries';
import { TeamCrestController } from './http/team-crest.controller';
import { TeamCodeController, TeamInviteController } from './http/team-invite.controller';
import { TeamController } from './http/team.controller';
import { CrestStore } from './infrastructure/crest.store';
import { InvitedMembers, TeamCodes, TeamsOfAccounts } from './infrastructure/team-indexes';
import { TeamQuotas } from './infrastructure/team-quotas';

/** Teams. Needs ACCOUNT_DIRECTORY and LEAGUE_ENTRIES from the composing application. */
@Module({
  imports: [CqrsModule, PicturesModule],
  controllers: [TeamInviteController, TeamCodeController, TeamCrestController, TeamController],
  providers: [
    TeamHandler,
    GetTeamsOfAccountHandler,
    TeamQuotas,
    InvitationQuota,
    InvitedPeople,
    InvitedMembers,
    TeamCodes,
    TeamsOfAccounts,
    TeamCrests,
    CrestStore,
    TeamPeople,
    TeamSecretUpkeep,
  ],
  exports: [TeamPeople],
})
export class TeamsModule {}

/** What a team's facts bring about outside the log, for the worker. Needs a MAILER as well. */
@Module({
  imports: [CqrsModule, TeamsModule],
  providers: [TeamUpkeepHandler, InvitedMembers, TeamCodes, TeamsOfAccounts, CrestStore],
})
export class TeamUpkeepModule {}
