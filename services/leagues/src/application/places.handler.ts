import { registrationStream } from '@fieldhouse/events/leagues';
import { AggregateCommand, type Actor, type CommandMeta, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { InvitationQuota, registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  allPlayers,
  disciplineAggregate,
  holdsOver,
  leaguePlacesAggregate,
  ownRegistrationAggregate,
  playerPoolAggregate,
  standingInvitation,
  suspensionsOf,
  type Applicant,
  type PlacesAction,
  type PlacesAsked,
  type PlacesLeague,
  type PlacesUpkeep,
} from '../domain';
import { LeagueQuotas } from '../infrastructure/league-quotas';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { DRAFT_TEAMS, type DraftTeams } from './draft-teams.port';
import { playsIn } from './league-membership';
import { loadPlacesLeague } from './places-league';
import { randomCode } from './random-code';
import { REGISTRATION_MONEY, type RegistrationMoney } from './registration-money.port';
import { REGISTERING_TEAMS, type RegisteringTeams } from './registering-teams.port';

/** Everything a league's registrations and places can be asked for. */
export type PlacesRequest = PlacesAsked | PlacesUpkeep;

/** `id` is the league's. */
export class PlacesCommand extends AggregateCommand<PlacesRequest> {}
registerAggregate('leaguePlaces', PlacesCommand);

@CommandHandler(PlacesCommand)
export class PlacesHandler implements ICommandHandler<PlacesCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(REGISTERING_TEAMS) private readonly teams: RegisteringTeams,
    @Inject(DRAFT_TEAMS) private readonly drafts: DraftTeams,
    @Inject(REGISTRATION_MONEY) private readonly money: RegistrationMoney,
    private readonly quotas: LeagueQuotas,
    private readonly invitations: InvitationQuota,
    private readonly people: PlayerAccounts,
  ) {}

  /** @throws PlacesError; Unseen; 429 after many codes, registrations or invitations */
  async execute(command: PlacesCommand): Promise<CommandResult> {
    const { id: leagueId, request: asked, meta } = command;
    if (asked.type === 'InviteFreeAgent') await this.takeInvitation(leagueId, asked, meta);
    if (asked.type === 'SubmitRegistration') await this.takeSending(leagueId, asked, meta);
    return executeAggregateCommand(
      this.store,
      leaguePlacesAggregate,
      command,
      async (request, context) => {
        const league = await loadPlacesLeague(this.store, leagueId);
        const action = await this.complete(request, leagueId, league, meta);
        return {
          ...context,
          ...action,
          leagueId,
          league,
          leaderIds: await this.leadersFor(request, leagueId),
          securedIds: await this.securedBy(context.at, leagueId),
        };
      },
      { isInsider: (accountId) => playsIn(this.store, leagueId, accountId) },
    );
  }

  private async takeInvitation(
    leagueId: string,
    { registrationId, teamId }: Extract<PlacesRequest, { type: 'InviteFreeAgent' }>,
    { actor }: CommandMeta,
  ): Promise<void> {
    if (actor.kind !== 'account') return;
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    const one = state.registrations.get(registrationId);
    // A repetition sends no other.
    if (one && standingInvitation(one, teamId)) return;
    await this.invitations.take(actor.accountId);
  }

  private async takeSending(
    leagueId: string,
    { code }: Extract<PlacesRequest, { type: 'SubmitRegistration' }>,
    { actor, commandId }: CommandMeta,
  ): Promise<void> {
    if (actor.kind !== 'account') return;
    const { accountId } = actor;
    const [places, own] = await Promise.all([
      this.store.load(leaguePlacesAggregate, leagueId),
      this.store.load(ownRegistrationAggregate, registrationStream(leagueId, accountId)),
    ]);
    // A repetition sends no other, and tries no other code.
    if (places.state.registrations.has(registrationIdOf(commandId))) return;
    if (code !== undefined) await this.quotas.takeCode(accountId);
    await this.quotas.takeRegistration(accountId, own.state.saved?.kind === 'member');
  }

  /** Who leads the team that a request is about; nobody where it is about none, or not about what a team has sent. */
  private async leadersFor(request: PlacesRequest, leagueId: string): Promise<readonly string[]> {
    const teamId =
      request.type === 'FollowTeam' ? request.teamId : await this.registeredTeam(request, leagueId);
    return teamId === null ? [] : ((await this.teams.of(teamId))?.leaderIds ?? []);
  }

  /** Who has paid in time, though the places have not heard of it: whoever says so may be behind, the invoices are not. */
  private async securedBy(at: string, leagueId: string): Promise<readonly string[]> {
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    const held = holdsOver(state, at).map(({ registrationId }) => registrationId);
    return held.length === 0 ? [] : this.money.securedAmong(held);
  }

  private async registeredTeam(request: PlacesRequest, leagueId: string): Promise<string | null> {
    if (!('registrationId' in request)) return null;
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    const one = state.registrations.get(request.registrationId);
    return one?.kind === 'team' ? one.teamId : null;
  }

  private async complete(
    request: PlacesRequest,
    leagueId: string,
    league: PlacesLeague | null,
    { actor, commandId }: { readonly actor: Actor; readonly commandId: string },
  ): Promise<PlacesAction> {
    const accountId = actor.kind === 'account' ? actor.accountId : '';
    if (request.type === 'MakeCode') {
      // Before anything is in the log, so that an erasure of the same moment finds it.
      if (league?.treasurerIds.includes(accountId) === true)
        await this.people.note({ _id: `codes.${leagueId}.${accountId}`, kind: 'codes', leagueId, accountId });
      return { ...request, codeId: uuidv5('code', commandId), random: randomCode() };
    }
    if (request.type === 'ForfeitRegistration')
      return { ...request, drafted: await this.drafts.hasBegun(leagueId) };
    if (request.type !== 'SubmitRegistration') return request;
    const applicant = await this.applicant(leagueId, accountId, league);
    return { ...request, registrationId: registrationIdOf(commandId), applicant };
  }

  private async applicant(
    leagueId: string,
    accountId: string,
    league: PlacesLeague | null,
  ): Promise<Applicant> {
    const [own, pool, discipline] = await Promise.all([
      this.store.load(ownRegistrationAggregate, registrationStream(leagueId, accountId)),
      this.store.load(playerPoolAggregate, leagueId),
      this.store.load(disciplineAggregate, leagueId),
    ]);
    const { saved, signed } = own.state;
    const signatures = signed
      .filter(({ accepted }) => accepted)
      .map(({ waiverId, version, expiresAt }) => ({ waiverId, version: String(version), expiresAt }));
    const asked = league?.prospectus?.eligibility ?? [];
    const leagueIds = asked.flatMap((rule) => (rule.rule === 'prior_league' ? rule.leagueIds : []));
    const played = await Promise.all(leagueIds.map((one) => playsIn(this.store, one, accountId)));
    const playedIn = leagueIds.filter((_, n) => played[n]);
    const teamId = saved?.kind === 'team' ? saved.teamId : null;
    const team = teamId === null ? null : await this.teams.of(teamId);
    const playerIds = allPlayers(pool.state.players)
      .filter((one) => one.accountId === accountId && one.status === 'registered')
      .map(({ playerId }) => playerId);
    return {
      saved,
      savedRevision: own.revision,
      signatures,
      playedIn,
      playerIds,
      team: team?.leaderIds.includes(accountId) ? team : null,
      suspensions: suspensionsOf(discipline.state, accountId),
    };
  }
}

const registrationIdOf = (commandId: string): string => uuidv5('registration', commandId);
