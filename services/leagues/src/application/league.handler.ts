import type { InvitationOffer } from '@fieldhouse/events/leagues';
import {
  AggregateCommand,
  type Actor,
  type CommandContext,
  type CommandMeta,
  type CommandResult,
} from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  InvitationQuota,
  registerAggregate,
  type AccountDirectory,
} from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  findInvitation,
  findPlayer,
  leagueAggregate,
  leaguePlacesAggregate,
  playerPoolAggregate,
  prospectusAggregate,
  standingOf,
  type LeagueAsked,
  type LeagueCommand as Decided,
  type LeagueCommandOf,
  type LeagueUpkeep,
  type PlayerStanding,
} from '../domain';
import { LeagueQuotas } from '../infrastructure/league-quotas';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { DRAFT_TEAMS, type DraftTeams } from './draft-teams.port';
import { playsIn } from './league-membership';
import { followed } from './followed-registration';
import { ownIn } from './own-of-accounts';
import { REGISTERING_TEAMS, type RegisteringTeams } from './registering-teams.port';

/** Everything a league can be asked for; the controller names the new league. */
export type LeagueRequest =
  | Exclude<LeagueAsked, { type: 'CreateLeague' }>
  | (Extract<LeagueAsked, { type: 'CreateLeague' }> & { readonly leagueId: string })
  | LeagueUpkeep;

export class LeagueCommand extends AggregateCommand<LeagueRequest> {}
registerAggregate('league', LeagueCommand);

/** The id of the team that an `EnterTeam` with this command id makes. */
export const teamIdOf = (commandId: string): string => uuidv5('team', commandId);

@CommandHandler(LeagueCommand)
export class LeagueHandler implements ICommandHandler<LeagueCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(DRAFT_TEAMS) private readonly drafts: DraftTeams,
    @Inject(REGISTERING_TEAMS) private readonly teams: RegisteringTeams,
    private readonly people: PlayerAccounts,
    private readonly quotas: LeagueQuotas,
    private readonly invitations: InvitationQuota,
  ) {}

  /** @throws LeagueError */
  execute(command: LeagueCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      leagueAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      {
        isInsider: (accountId) => playsIn(this.store, command.id, accountId),
        // Before it is in the log, so that an erasure of the same moment finds it.
        beforehand: (facts) => this.people.noteAll(facts.flatMap(ownIn)),
      },
    );
  }

  private async complete(
    { id, meta }: LeagueCommand,
    request: LeagueRequest,
    context: CommandContext,
  ): Promise<Decided> {
    switch (request.type) {
      case 'CreateLeague': {
        const emailConfirmed = (await this.addressOf(meta.actor)) !== null;
        if (emailConfirmed) await this.takeLeague(id, meta.actor);
        return { ...context, ...request, emailConfirmed };
      }
      case 'IssueInvitation': {
        await this.takeInvitation(id, meta);
        const email = request.email.trim().toLowerCase();
        const player = await this.standing(id, request.offer, null);
        return { ...context, ...request, email, invitationId: uuidv5('invitation', meta.commandId), player };
      }
      case 'SendInvitationAgain':
        await this.takeInvitation(id, meta);
        return { ...context, ...request };
      case 'AcceptInvite': {
        const { state } = await this.store.load(leagueAggregate, id);
        const offer = state.status === 'none' ? undefined : findInvitation(state, request.inviteId)?.offer;
        const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : null;
        const player = await this.standing(id, offer, accountId);
        return { ...context, ...request, confirmedAddress: await this.addressOf(meta.actor), player };
      }
      case 'DeclineInvitation':
        return { ...context, ...request, confirmedAddress: await this.addressOf(meta.actor) };
      case 'EnterTeam':
        return { ...context, ...request, teamId: teamIdOf(meta.commandId) };
      case 'EnterTeams': {
        const teams = request.teams.map(({ captainEmail, ...team }) => ({
          ...team,
          captainEmail: captainEmail?.trim().toLowerCase() ?? null,
        }));
        await this.takeInvitation(id, meta, teams.filter((team) => team.captainEmail !== null).length);
        const ids = teams.map((_, index) => ({
          teamId: uuidv5(`team-${index}`, meta.commandId),
          invitationId: uuidv5(`invitation-${index}`, meta.commandId),
        }));
        return { ...context, ...request, teams, ids };
      }
      case 'WithdrawTeam': {
        const [inRunningDraft, registered] = await Promise.all([
          this.drafts.isInRunningDraft(id, request.teamId),
          this.isRegistered(id, request.teamId),
        ]);
        return { ...context, ...request, inRunningDraft, registered };
      }
      case 'IssueTeamInvite':
        return { ...context, ...request, inviteId: uuidv5('invite', meta.commandId) };
      case 'NameCaptainPlayer': {
        const { state } = await this.store.load(playerPoolAggregate, id);
        const player = request.playerId === null ? undefined : findPlayer(state.players, request.playerId);
        return { ...context, ...request, registered: player?.status === 'registered' };
      }
      case 'FollowRegistration': {
        const registration = await followed(this.store, this.teams, id, request.registrationId);
        const teamId = registration?.team?.teamId;
        const inRunningDraft = teamId !== undefined && (await this.drafts.isInRunningDraft(id, teamId));
        return { ...context, ...request, registration, inRunningDraft };
      }
      case 'FollowTeam':
        return { ...context, ...request, ...(await this.ledTeam(id, request.teamId)) };
      default:
        return { ...context, ...request };
    }
  }

  private async ledTeam(
    leagueId: string,
    teamId: string,
  ): Promise<Omit<LeagueCommandOf<'FollowTeam'>, 'type' | 'teamId' | keyof CommandContext>> {
    const [registered, team, said] = await Promise.all([
      this.isRegistered(leagueId, teamId),
      this.teams.of(teamId),
      this.store.load(prospectusAggregate, leagueId),
    ]);
    const seasonEndsOn = said.state.prospectus?.endsOn ?? null;
    return { registered, seasonEndsOn, captainIds: team?.captainIds ?? [], leaderIds: team?.leaderIds ?? [] };
  }

  /** Whether a team is in by a registration of its own. */
  private async isRegistered(leagueId: string, teamId: string): Promise<boolean> {
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    return [...state.registrations.values()].some(
      (one) => one.kind === 'team' && one.teamId === teamId && one.confirmed,
    );
  }

  private async takeInvitation(
    leagueId: string,
    { actor, commandId }: CommandMeta,
    invitations = 1,
  ): Promise<void> {
    if (actor.kind !== 'account' || invitations === 0) return;
    // A repetition sends no other.
    if (await this.store.has(leagueAggregate, leagueId, commandId)) return;
    await this.invitations.take(actor.accountId, invitations);
  }

  private async takeLeague(leagueId: string, actor: Actor): Promise<void> {
    if (actor.kind !== 'account') return;
    const { state } = await this.store.load(leagueAggregate, leagueId);
    // A repetition makes no other league.
    if (state.status === 'none') await this.quotas.takeLeague(actor.accountId);
  }

  private async addressOf(actor: Actor): Promise<string | null> {
    return actor.kind === 'account' ? this.accounts.confirmedAddressOf(actor.accountId) : null;
  }

  private async standing(
    leagueId: string,
    offer: InvitationOffer | undefined,
    accountId: string | null,
  ): Promise<PlayerStanding | null> {
    if (offer?.kind !== 'player') return null;
    const { state } = await this.store.load(playerPoolAggregate, leagueId);
    return standingOf(state, offer.playerId, accountId);
  }
}
