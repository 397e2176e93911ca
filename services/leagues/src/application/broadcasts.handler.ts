import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { audienceOf } from '@fieldhouse/values';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  broadcastsAggregate,
  knownLeague,
  leagueAggregate,
  type BroadcastCommand,
  type BroadcastRequest,
} from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { crowdOf } from './league-crowd';
import { playsIn } from './league-membership';

/** `id` is the league's. */
export class LeagueBroadcastCommand extends AggregateCommand<BroadcastRequest> {}
registerAggregate('leagueBroadcasts', LeagueBroadcastCommand);

/** Where it stands by which account has sent what in which league. */
const senderId = (leagueId: string, accountId: string): string => `broadcasts.${leagueId}.${accountId}`;

@CommandHandler(LeagueBroadcastCommand)
export class LeagueBroadcastHandler implements ICommandHandler<LeagueBroadcastCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: PlayerAccounts,
  ) {}

  /** @throws BroadcastError; Unseen */
  execute(command: LeagueBroadcastCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      broadcastsAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      { isInsider: (accountId) => playsIn(this.store, command.id, accountId) },
    );
  }

  private async complete(
    { id: leagueId, meta }: LeagueBroadcastCommand,
    request: BroadcastRequest,
    context: CommandContext,
  ): Promise<BroadcastCommand> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    const league = state.status === 'none' ? null : knownLeague(state);
    const about = { ...context, leagueId, league };
    if (request.type === 'ForgetSender') return { ...about, ...request };
    const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
    const isStaff = state.status !== 'none' && league?.staffIds.includes(accountId) === true;
    // Before anything is in the log, so that an erasure of the same moment finds it.
    if (isStaff)
      await this.people.note({ _id: senderId(leagueId, accountId), kind: 'sender', leagueId, accountId });
    return {
      ...about,
      ...request,
      broadcastId: uuidv5('broadcast', meta.commandId),
      // Whom a cancelled league had until then it may still tell something.
      recipientIds: isStaff
        ? audienceOf(await crowdOf(this.store, leagueId, state), request.audience, accountId)
        : [],
    };
  }
}
