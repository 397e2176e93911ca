import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  findPlayer,
  leagueAggregate,
  playerPoolAggregate,
  type LeagueAsked,
  type LeagueCommand as Decided,
  type LeagueUpkeep,
} from '../domain';
import { ACCOUNT_DIRECTORY, type AccountDirectory } from './account-directory.port';
import { DRAFT_TEAMS, type DraftTeams } from './draft-teams.port';
import { playsIn } from './league-membership';

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
  ) {}

  /** @throws LeagueError */
  execute(command: LeagueCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      leagueAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      (accountId) => playsIn(this.store, command.id, accountId),
    );
  }

  private async complete(
    { id, meta }: LeagueCommand,
    request: LeagueRequest,
    context: CommandContext,
  ): Promise<Decided> {
    switch (request.type) {
      case 'CreateLeague': {
        const { actor } = meta;
        const emailConfirmed =
          actor.kind === 'account' && (await this.accounts.isEmailConfirmed(actor.accountId));
        return { ...context, ...request, emailConfirmed };
      }
      case 'AddLeagueStaff':
      case 'GrantTeamRole': {
        const { email, ...rest } = request;
        const account = await this.accounts.findByEmail(email);
        return { ...context, ...rest, accountId: account?.accountId ?? null };
      }
      case 'EnterTeam':
        return { ...context, ...request, teamId: teamIdOf(meta.commandId) };
      case 'WithdrawTeam': {
        const inRunningDraft = await this.drafts.isInRunningDraft(id, request.teamId);
        return { ...context, ...request, inRunningDraft };
      }
      case 'IssueTeamInvite':
        return { ...context, ...request, inviteId: uuidv5('invite', meta.commandId) };
      case 'NameCaptainPlayer': {
        const { state } = await this.store.load(playerPoolAggregate, id);
        const player = request.playerId === null ? undefined : findPlayer(state.players, request.playerId);
        return { ...context, ...request, registered: player?.status === 'registered' };
      }
      default:
        return { ...context, ...request };
    }
  }
}
