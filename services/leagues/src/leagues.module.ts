import './http/broadcasts.problems';
import './http/discipline.problems';
import './http/league.problems';
import './http/player-pool.problems';
import './http/prospectus.problems';
import './http/registration.problems';
import './http/schedule-requests.problems';
import { ListsModule } from '@fieldhouse/lists';
import { InvitationQuota, InvitedPeople } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LeagueBroadcastHandler } from './application/broadcasts.handler';
import { DisciplineHandler } from './application/discipline.handler';
import { PlayerListThread } from './application/import/player-list-thread';
import { LeagueHandler } from './application/league.handler';
import { InvitedAddressUpkeep } from './application/invited-address-upkeep';
import { LeagueMailHandler } from './application/league-mails.handler';
import { PlayerPoolHandler } from './application/player-pool.handler';
import { ProspectusHandler } from './application/prospectus.handler';
import { OwnRegistrationHandler } from './application/own-registration.handler';
import { PlacesHandler } from './application/places.handler';
import { LeaguePeople } from './application/league-people';
import { PricePreviews } from './application/price-preview';
import { PoolImports } from './application/pool-imports';
import { ScheduleRequestsHandler } from './application/schedule-requests.handler';
import { LeagueQuotas } from './infrastructure/league-quotas';
import { PoolPeopleHandler } from './application/pool-people.handler';
import { BroadcastController } from './http/broadcasts.controller';
import { DisciplineController } from './http/discipline.controller';
import { DiscountCodeController, PricePreviewController } from './http/discount-code.controller';
import { InviteController } from './http/invite.controller';
import { LeagueController, SportController } from './http/league.controller';
import { PlayerPoolController } from './http/player-pool.controller';
import { ProspectusController } from './http/prospectus.controller';
import {
  DivisionController,
  OwnRegistrationController,
  RegistrationController,
} from './http/registration.controller';
import { ScheduleRequestController } from './http/schedule-requests.controller';
import { PoolImportController } from './http/pool-import.controller';
import { InvitedAddresses } from './infrastructure/invited-addresses.store';
import { PlayerAccounts } from './infrastructure/player-accounts.store';

/** Leagues, their teams and their player pools. Needs ACCOUNT_DIRECTORY, DRAFT_TEAMS, REGISTERING_TEAMS and REGISTRATION_MONEY from the composing application. */
@Module({
  imports: [CqrsModule, ListsModule],
  controllers: [
    LeagueController,
    SportController,
    InviteController,
    PlayerPoolController,
    PoolImportController,
    ProspectusController,
    OwnRegistrationController,
    RegistrationController,
    DivisionController,
    DiscountCodeController,
    PricePreviewController,
    BroadcastController,
    ScheduleRequestController,
    DisciplineController,
  ],
  providers: [
    LeagueHandler,
    PlayerPoolHandler,
    ProspectusHandler,
    PlacesHandler,
    OwnRegistrationHandler,
    LeagueBroadcastHandler,
    ScheduleRequestsHandler,
    DisciplineHandler,
    { provide: PlayerListThread, useFactory: () => new PlayerListThread() },
    PoolImports,
    LeagueQuotas,
    PricePreviews,
    InvitationQuota,
    InvitedPeople,
    PoolPeopleHandler,
    PlayerAccounts,
    InvitedAddresses,
    InvitedAddressUpkeep,
    LeaguePeople,
  ],
})
export class LeaguesModule {}

/** The mails to invited addresses, for the worker. Needs a MAILER as well. */
@Module({ imports: [CqrsModule], providers: [LeagueMailHandler, InvitedAddresses] })
export class LeagueMailsModule {}
