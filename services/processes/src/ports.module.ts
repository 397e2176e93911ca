import { CHAT_MEMBERS } from '@fieldhouse/chat';
import { DRAFT_LEAGUE_PORT, DraftMailTexts, draftFacts, type DraftLeaguePort } from '@fieldhouse/drafts';
import {
  CurrentCallers,
  IdentityModule,
  OWN_PICTURE,
  OWN_ZONE,
  accountDirectory,
  type OwnPicture,
  type OwnZone,
} from '@fieldhouse/identity';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  MONEY_PARTIES,
  DRAFT_MAILS,
  REGISTRATION_RECORDS,
  TOKEN_READER,
} from '@fieldhouse/platform';
import {
  DRAFT_TEAMS,
  LeagueRegistrationRecords,
  LeaguesModule,
  REGISTERING_TEAMS,
  REGISTRATION_MONEY,
  leagueFacts,
  type DraftTeams,
  type RegisteringTeams,
  type RegistrationMoney,
} from '@fieldhouse/leagues';
import { securedRegistrations } from '@fieldhouse/payments';
import { OWN_TEAMS, ownZones, type OwnTeams } from '@fieldhouse/notifications';
import { LEAGUE_ENTRIES, teamFacts, type LeagueEntries } from '@fieldhouse/teams';
import { GetPlayerPhoto, PlayersModule } from '@fieldhouse/players';
import { Global, Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { chatMembers } from './chat-members';
import { moneyParties } from './money-parties';

/** Binds each context's ports to the facts of the contexts that know the answer. */
@Global()
@Module({
  imports: [CqrsModule, IdentityModule, LeaguesModule, PlayersModule],
  providers: [
    { provide: TOKEN_READER, useExisting: CurrentCallers },
    {
      provide: DRAFT_LEAGUE_PORT,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): DraftLeaguePort => {
        const leagues = leagueFacts(store);
        return {
          league: async (leagueId) => {
            const [league, cancelledBecause] = await Promise.all([
              leagues.of(leagueId),
              leagues.cancelledBecause(leagueId),
            ]);
            if (!league) return null;
            const { name, teams, commissionerIds, teamCount, formerCaptainTeamIds } = league;
            return { name, teams, commissionerIds, teamCount, formerCaptainTeamIds, cancelledBecause };
          },
          isMember: leagues.hasMember,
          pool: leagues.pool,
        };
      },
    },
    { provide: ACCOUNT_DIRECTORY, inject: [AggregateStore], useFactory: accountDirectory },
    {
      provide: DRAFT_TEAMS,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): DraftTeams => draftFacts(store),
    },
    {
      provide: REGISTERING_TEAMS,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): RegisteringTeams => ({ of: teamFacts(store).registering }),
    },
    {
      provide: REGISTRATION_MONEY,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): RegistrationMoney => ({
        securedAmong: (registrationIds) => securedRegistrations(store, registrationIds),
      }),
    },
    {
      provide: LEAGUE_ENTRIES,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): LeagueEntries => ({
        entryOf: async (leagueId, teamId) => {
          const entry = await leagueFacts(store).teamEntry(leagueId, teamId);
          if (!entry) return null;
          const { people, ...facts } = entry;
          const leaders = people.flatMap(({ accountId, role }) =>
            role === 'proxy' ? [] : [{ accountId, role: role === 'captain' ? role : ('admin' as const) }],
          );
          return { ...facts, leaders };
        },
      }),
    },
    { provide: CHAT_MEMBERS, inject: [AggregateStore, QueryBus], useFactory: chatMembers },
    { provide: MONEY_PARTIES, inject: [AggregateStore], useFactory: moneyParties },
    { provide: REGISTRATION_RECORDS, useClass: LeagueRegistrationRecords },
    {
      provide: OWN_TEAMS,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): OwnTeams => ({
        isOf: async (teamId, accountId) => (await teamFacts(store).membership(teamId, accountId)) !== null,
      }),
    },
    { provide: DRAFT_MAILS, useClass: DraftMailTexts },
    {
      provide: OWN_PICTURE,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): OwnPicture => ({
        of: (accountId) => queries.execute(new GetPlayerPhoto(accountId)),
      }),
    },
    {
      provide: OWN_ZONE,
      inject: [AggregateStore],
      useFactory: (store: AggregateStore): OwnZone => ownZones(store),
    },
  ],
  exports: [
    TOKEN_READER,
    DRAFT_LEAGUE_PORT,
    DRAFT_TEAMS,
    REGISTERING_TEAMS,
    REGISTRATION_MONEY,
    ACCOUNT_DIRECTORY,
    LEAGUE_ENTRIES,
    CHAT_MEMBERS,
    MONEY_PARTIES,
    REGISTRATION_RECORDS,
    OWN_TEAMS,
    DRAFT_MAILS,
    OWN_PICTURE,
    OWN_ZONE,
  ],
})
export class PortsModule {}
