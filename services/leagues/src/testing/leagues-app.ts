import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { accountEvents } from '@fieldhouse/events/identity';
import {
  leagueBroadcastEvents,
  leagueDisciplineEvents,
  leagueEvents,
  playerPoolEvents,
  prospectusEvents,
  scheduleRequestEvents,
  type LeagueEvent,
} from '@fieldhouse/events/leagues';
import { IdentityModule, OWN_PICTURE, accountDirectory } from '@fieldhouse/identity';
import { metaFromProcess, type CommandResult, type Projection } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  CommandSender,
  NOTICE_RECEIPTS,
  REGISTRATION_PAYMENTS,
  type NoticeReceipts,
  type RegistrationPayments,
} from '@fieldhouse/platform';
import { join, startTestApp, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { Global, Module, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DRAFT_TEAMS, type DraftTeams } from '../application/draft-teams.port';
import { REGISTERING_TEAMS, type RegisteringTeams } from '../application/registering-teams.port';
import { REGISTRATION_MONEY, type RegistrationMoney } from '../application/registration-money.port';
import { invitations } from '../application/invitations.process';
import { LeaguesModule } from '../leagues.module';

/** When the draft of each league begins. */
export const DRAFT_START = '2027-03-02T00:30:00.000Z';

@Global()
@Module({
  imports: [CqrsModule],
  providers: [
    { provide: ACCOUNT_DIRECTORY, useFactory: accountDirectory, inject: [AggregateStore] },
    {
      provide: DRAFT_TEAMS,
      useValue: {
        isInRunningDraft: async () => false,
        hasBegun: async () => false,
        startsAt: async () => DRAFT_START,
      } satisfies DraftTeams,
    },
    { provide: REGISTERING_TEAMS, useValue: { of: async () => null } satisfies RegisteringTeams },
    { provide: REGISTRATION_MONEY, useValue: { securedAmong: async () => [] } satisfies RegistrationMoney },
    { provide: NOTICE_RECEIPTS, useValue: { of: async () => new Map() } satisfies NoticeReceipts },
    {
      provide: REGISTRATION_PAYMENTS,
      useValue: {
        of: async () => new Map(),
        refunds: async () => [],
        atLeast: async () => true,
        // There are no invoices: all of them are known.
        appliedTo: async () => '18446744073709551615',
      } satisfies RegistrationPayments,
    },
    { provide: OWN_PICTURE, useValue: { of: async () => null } },
  ],
  exports: [
    ACCOUNT_DIRECTORY,
    DRAFT_TEAMS,
    REGISTERING_TEAMS,
    REGISTRATION_MONEY,
    NOTICE_RECEIPTS,
    REGISTRATION_PAYMENTS,
    OWN_PICTURE,
  ],
})
class TestPorts {}

export const leagueBody = {
  name: 'Tuesday Softball',
  sport: 'softball',
  season: 'Summer 2026',
  teamCount: 3,
  rosterSize: 15,
  limits: { positions: [{ position: 'P', minimum: 1, maximum: null }], genders: [] },
  gameNights: ['tue'],
  zone: 'America/New_York',
};
export const playerBody = {
  externalId: null,
  firstName: 'Pia',
  lastName: 'Sanz',
  birthDate: '1990-04-01',
  hometown: 'Graz',
  phone: '+1 555 010 9999',
  gender: 'woman',
  positions: ['P'],
  rating: 7.5,
  nights: ['tue'],
  comment: null,
  ownColumns: [{ column: 'Shirt size', value: 'Amaranth XL' }],
};

export type LeaguesApp = TestApp & {
  /** @returns the id of a new league */
  readonly createLeague: (owner: TestPerson, overrides?: object) => Promise<string>;
  /** Invites somebody to be a player, who accepts. @returns where the pool stands then */
  readonly linkPlayer: (
    owner: TestPerson,
    leagueId: string,
    playerId: string,
    person: TestPerson,
  ) => Promise<CommandResult>;
  /** @returns the id of a new team */
  readonly enterTeam: (owner: TestPerson, leagueId: string, name: string) => Promise<string>;
};

/** The leagues context over the embedded servers (its own ones unless some are given), with identity's sign-up. */
export const startLeaguesApp = async (
  modules: readonly Type[] = [],
  projections: readonly Projection[] = [],
  given?: EmbeddedStack,
): Promise<LeaguesApp> => {
  const stack = given ?? (await startEmbeddedStack());
  const app = await startTestApp({
    stack,
    modules: [TestPorts, IdentityModule, LeaguesModule, ...modules],
    events: [
      ...accountEvents,
      ...leagueEvents,
      ...playerPoolEvents,
      ...prospectusEvents,
      ...leagueBroadcastEvents,
      ...scheduleRequestEvents,
      ...leagueDisciplineEvents,
    ],
    projections,
  });
  return {
    ...app,
    createLeague: async ({ token }, overrides = {}) => {
      const body = { ...leagueBody, ...overrides };
      const { streamId } = await app.command('POST', '/leagues', { token, body });
      return streamId.slice('league-'.length);
    },
    linkPlayer: async (owner, leagueId, playerId, person) => {
      const { revision } = await join(app, leagueId, owner, person, { kind: 'player', playerId });
      const accepted = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`))[revision];
      if (!accepted) throw new Error('nobody has accepted');
      // No worker runs here: what the process asks for is sent by hand.
      const [effect] = invitations.react(accepted);
      if (effect?.kind !== 'dispatch') throw new Error('nothing is linked');
      const cause = { id: accepted.id, correlationId: accepted.metadata.$correlationId };
      const meta = metaFromProcess(invitations.name, cause, effect.command.request);
      return app.nest.get(CommandSender).send(effect.command, meta);
    },
    enterTeam: async ({ token }, leagueId, name) => {
      await app.command('POST', `/leagues/${leagueId}/teams`, { token, body: { name, color: '#0B6B4A' } });
      const entered = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).at(-1);
      if (entered?.type !== 'TeamEntered') throw new Error('no team was entered');
      return entered.data.teamId;
    },
    stop: async () => {
      await app.stop();
      if (!given) await stack.stop();
    },
  };
};
