import { CHAT_MEMBERS } from '@fieldhouse/chat';
import { APPLICANT_DIRECTORY, type ApplicantDirectory } from '@fieldhouse/beta';
import {
  DRAFT_CONTACTS_PORT,
  DRAFT_LEAGUE_PORT,
  GetDraftMail,
  GetDraftStart,
  HasDraftBegun,
  IsTeamInRunningDraft,
  type DraftContactsPort,
  type DraftLeaguePort,
} from '@fieldhouse/drafts';
import {
  CurrentCallers,
  GetAccountContact,
  GetConfirmedAddress,
  HasConfirmedAddress,
  GetShortName,
  IsErased,
  IdentityModule,
  OWN_PICTURE,
  type OwnPicture,
} from '@fieldhouse/identity';
import {
  ACCOUNT_DIRECTORY,
  MONEY_PARTIES,
  DRAFT_MAILS,
  REGISTRATION_RECORDS,
  TOKEN_READER,
  type AccountDirectory,
  type DraftMails,
  type RegistrationRecords,
} from '@fieldhouse/platform';
import {
  DRAFT_TEAMS,
  GetLeagueFacts,
  GetPoolFacts,
  GetRegistrationEvidence,
  GetTeamEntry,
  IsLeagueMember,
  LeaguesModule,
  REGISTERING_TEAMS,
  REGISTRATION_MONEY,
  type DraftTeams,
  type RegisteringTeams,
  type RegistrationMoney,
} from '@fieldhouse/leagues';
import { GetSecuredRegistrations } from '@fieldhouse/payments';
import { OWN_TEAMS, type OwnTeams } from '@fieldhouse/notifications';
import { GetRegisteringTeam, GetTeamMembership, LEAGUE_ENTRIES, type LeagueEntries } from '@fieldhouse/teams';
import { GetPlayerPhoto, PlayersModule } from '@fieldhouse/players';
import { Global, Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { chatMembers } from './chat-members';
import { moneyParties } from './money-parties';

/** Binds each context's ports to the queries of the contexts that know the answer. */
@Global()
@Module({
  imports: [CqrsModule, IdentityModule, LeaguesModule, PlayersModule],
  providers: [
    { provide: TOKEN_READER, useExisting: CurrentCallers },
    {
      provide: DRAFT_LEAGUE_PORT,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): DraftLeaguePort => ({
        league: async (leagueId) => {
          const league = await queries.execute(new GetLeagueFacts(leagueId));
          if (!league.exists) return null;
          const { name, teams, commissionerIds, teamCount, formerCaptainTeamIds } = league;
          return { name, teams, commissionerIds, teamCount, formerCaptainTeamIds };
        },
        isMember: (leagueId, accountId) => queries.execute(new IsLeagueMember(leagueId, accountId)),
        pool: async (leagueId) => (await queries.execute(new GetPoolFacts(leagueId))).players,
      }),
    },
    {
      provide: ACCOUNT_DIRECTORY,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): AccountDirectory => ({
        confirmedAddressOf: (accountId) => queries.execute(new GetConfirmedAddress(accountId)),
        hasConfirmedAddress: (accountId) => queries.execute(new HasConfirmedAddress(accountId)),
        shortNameOf: (accountId) => queries.execute(new GetShortName(accountId)),
        isErased: (accountId) => queries.execute(new IsErased(accountId)),
      }),
    },
    {
      provide: DRAFT_TEAMS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): DraftTeams => ({
        isInRunningDraft: (leagueId, teamId) => queries.execute(new IsTeamInRunningDraft(leagueId, teamId)),
        hasBegun: (leagueId) => queries.execute(new HasDraftBegun(leagueId)),
        startsAt: (leagueId) => queries.execute(new GetDraftStart(leagueId)),
      }),
    },
    {
      provide: REGISTERING_TEAMS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): RegisteringTeams => ({
        of: (teamId) => queries.execute(new GetRegisteringTeam(teamId)),
      }),
    },
    {
      provide: REGISTRATION_MONEY,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): RegistrationMoney => ({
        securedAmong: (registrationIds) => queries.execute(new GetSecuredRegistrations(registrationIds)),
      }),
    },
    {
      provide: LEAGUE_ENTRIES,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): LeagueEntries => ({
        entryOf: async (leagueId, teamId) => {
          const entry = await queries.execute(new GetTeamEntry(leagueId, teamId));
          if (!entry) return null;
          const { people, ...facts } = entry;
          const leaders = people.flatMap(({ accountId, role }) =>
            role === 'proxy' ? [] : [{ accountId, role: role === 'captain' ? role : ('admin' as const) }],
          );
          return { ...facts, leaders };
        },
      }),
    },
    {
      provide: CHAT_MEMBERS,
      inject: [QueryBus],
      useFactory: chatMembers,
    },
    {
      provide: MONEY_PARTIES,
      inject: [QueryBus],
      useFactory: moneyParties,
    },
    {
      provide: REGISTRATION_RECORDS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): RegistrationRecords => ({
        of: (leagueId, registrationId) =>
          queries.execute(new GetRegistrationEvidence(leagueId, registrationId)),
      }),
    },
    {
      provide: OWN_TEAMS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): OwnTeams => ({
        isOf: async (teamId, accountId) =>
          (await queries.execute(new GetTeamMembership(teamId, accountId))) !== null,
      }),
    },
    {
      provide: DRAFT_MAILS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): DraftMails => ({
        textFor: (accountId, fact) => queries.execute(new GetDraftMail(accountId, fact)),
      }),
    },
    {
      provide: APPLICANT_DIRECTORY,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): ApplicantDirectory => ({
        isEmailConfirmed: async (accountId) =>
          (await queries.execute(new GetConfirmedAddress(accountId))) !== null,
        contactOf: (accountId) => queries.execute(new GetAccountContact(accountId)),
      }),
    },
    {
      provide: DRAFT_CONTACTS_PORT,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): DraftContactsPort => ({
        contactOf: async (accountId) => {
          const confirmed = await queries.execute(new GetConfirmedAddress(accountId));
          return confirmed === null ? null : queries.execute(new GetAccountContact(accountId));
        },
      }),
    },
    {
      provide: OWN_PICTURE,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): OwnPicture => ({
        of: (accountId) => queries.execute(new GetPlayerPhoto(accountId)),
      }),
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
    APPLICANT_DIRECTORY,
    DRAFT_CONTACTS_PORT,
    OWN_PICTURE,
  ],
})
export class PortsModule {}
