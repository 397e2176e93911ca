import { AggregateCommand, type Actor, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
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
  presentIn,
  teamAggregate,
  type InvitedPerson,
  type TeamAsked,
  type TeamCommand as Decided,
  type TeamUpkeep,
} from '../domain';
import { TeamsOfAccounts, teamOfAccount } from '../infrastructure/team-indexes';
import { TeamQuotas } from '../infrastructure/team-quotas';
import { LEAGUE_ENTRIES, type LeagueEntries } from './league-entries.port';
import { accountsIn } from './team-followers.process';

/** Everything a team can be asked for. */
export type TeamRequest = TeamAsked | TeamUpkeep;

export class TeamCommand extends AggregateCommand<TeamRequest> {}
registerAggregate('team', TeamCommand);

@CommandHandler(TeamCommand)
export class TeamHandler implements ICommandHandler<TeamCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(LEAGUE_ENTRIES) private readonly leagues: LeagueEntries,
    private readonly teams: TeamsOfAccounts,
    private readonly quotas: TeamQuotas,
    private readonly invitations: InvitationQuota,
  ) {}

  /** @throws TeamError */
  execute(command: TeamCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      teamAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      {
        // Before it is in the log, so that an erasure of the same moment finds it.
        beforehand: async (facts) => {
          for (const accountId of facts.flatMap(accountsIn))
            await this.teams.note(teamOfAccount(command.id, accountId));
        },
      },
    );
  }

  private async complete(
    command: TeamCommand,
    request: TeamRequest,
    context: CommandContext,
  ): Promise<Decided> {
    const { actor, commandId } = command.meta;
    const { id } = command;
    switch (request.type) {
      case 'CreateTeam':
        await this.count(command, (accountId) => this.quotas.teams.take(accountId));
        return { ...context, ...request, teamId: id };
      case 'InviteMembers': {
        const invited = whomToInvite(request, commandId);
        await this.count(command, (accountId) => this.invitations.take(accountId, invited.length));
        const [confirmedAddress, ofMembers] = await Promise.all([
          this.addressOf(actor),
          this.addressesIn(id),
        ]);
        return { ...context, ...request, invited, ofMembers, confirmedAddress };
      }
      case 'InviteTeammates': {
        const accountIds = [...new Set(request.accountIds)];
        await this.count(command, (accountId) => this.invitations.take(accountId, accountIds.length));
        const invitationIds = accountIds.map((_, index) => uuidv5(`invitation-${index}`, commandId));
        const known = await this.teammatesOf(actor, accountIds);
        return { ...context, ...request, accountIds, invitationIds, known };
      }
      case 'InviteMemberAgain':
        await this.count(command, (accountId) => this.invitations.take(accountId));
        return { ...context, ...request };
      case 'OpenTeamLink':
        return { ...context, ...request, linkId: uuidv5('link', commandId) };
      case 'RequestToJoin': {
        await this.count(command, (accountId) => this.quotas.requests.take(accountId));
        const confirmedAddress = await this.addressOf(actor);
        return { ...context, ...request, requestId: uuidv5('request', commandId), confirmedAddress };
      }
      case 'AcceptJoinRequest':
        return {
          ...context,
          ...request,
          confirmedAddress: await this.addressOfAsking(id, request.requestId),
        };
      case 'AcceptTeamInvite':
      case 'DeclineTeamInvite':
        return { ...context, ...request, confirmedAddress: await this.addressOf(actor) };
      case 'FollowLeague': {
        const entry = await this.leagues.entryOf(request.leagueId, id);
        return { ...context, ...request, teamId: id, entry };
      }
      default:
        return { ...context, ...request };
    }
  }

  /** @returns who of these accounts has been of a team that the actor has been of */
  private async teammatesOf(actor: Actor, accountIds: readonly string[]): Promise<readonly string[]> {
    if (actor.kind !== 'account') return [];
    const known = new Set<string>();
    for (const { teamId } of await this.teams.of(actor.accountId)) {
      const { state } = await this.store.load(teamAggregate, teamId);
      const of = state.status === 'none' ? [] : state.members.flatMap(({ accountId }) => accountId ?? []);
      if (of.includes(actor.accountId))
        for (const accountId of accountIds) if (of.includes(accountId)) known.add(accountId);
    }
    return [...known];
  }

  /** Of members who have accepted an invitation to an address: of nobody else's is anything to be learned. */
  private async addressesIn(teamId: string): Promise<readonly string[]> {
    const { state } = await this.store.load(teamAggregate, teamId);
    if (state.status === 'none') return [];
    const known = new Set(
      state.invitations.flatMap(({ accountId, acceptedBy }) =>
        accountId === null ? (acceptedBy ?? []) : [],
      ),
    );
    const members = presentIn(state).flatMap(({ accountId }) => accountId ?? []);
    const addresses = members
      .filter((accountId) => known.has(accountId))
      .map((accountId) => this.accounts.confirmedAddressOf(accountId));
    return (await Promise.all(addresses)).flatMap((address) => address ?? []);
  }

  /** What a person asks for counts once: a repetition brings nothing about. @throws 429; StoreUnavailable */
  private async count(
    { id, meta: { actor, commandId } }: TeamCommand,
    take: (accountId: string) => Promise<void>,
  ): Promise<void> {
    if (actor.kind === 'account' && !(await this.store.has(teamAggregate, id, commandId)))
      await take(actor.accountId);
  }

  private async addressOfAsking(teamId: string, requestId: string): Promise<string | null> {
    const { state } = await this.store.load(teamAggregate, teamId);
    const requests = state.status === 'none' ? [] : state.requests;
    const asking = requests.find((one) => one.requestId === requestId);
    return asking ? this.accounts.confirmedAddressOf(asking.accountId) : null;
  }

  private async addressOf(actor: Actor): Promise<string | null> {
    return actor.kind === 'account' ? this.accounts.confirmedAddressOf(actor.accountId) : null;
  }
}

/** Everybody who is asked for; an address that is named twice counts as it is named last. */
const whomToInvite = (
  { emails, role, people }: Extract<TeamAsked, { type: 'InviteMembers' }>,
  commandId: string,
): readonly InvitedPerson[] => {
  const plainly = emails.map((email) => ({ email, role, number: null, positions: [] }));
  const byAddress = new Map(
    [...plainly, ...people].map((one) => [one.email.trim().toLowerCase(), one] as const),
  );
  return [...byAddress].map(([email, one], index) => ({
    ...one,
    email,
    invitationId: uuidv5(`invitation-${index}`, commandId),
  }));
};
