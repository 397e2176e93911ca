import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerPoolAggregate } from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';

/** What is done outside the log because of facts about a player; the id is the player's. */
export type PoolPeopleRequest =
  | { readonly type: 'NoteAccountOfPlayer'; readonly leagueId: string; readonly accountId: string | null }
  | { readonly type: 'FinishForgetting'; readonly leagueId: string };
export class PoolPeopleCommand extends AggregateCommand<PoolPeopleRequest> {}
registerAggregate('poolPeople', PoolPeopleCommand);

@CommandHandler(PoolPeopleCommand)
export class PoolPeopleHandler implements ICommandHandler<PoolPeopleCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly links: PlayerAccounts,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  async execute({ id: playerId, request }: PoolPeopleCommand): Promise<CommandResult> {
    const { leagueId } = request;
    if (request.type === 'NoteAccountOfPlayer' && request.accountId !== null)
      await this.links.note(leagueId, playerId, request.accountId);
    else await this.links.remove(playerId);
    if (request.type === 'FinishForgetting') await this.keyring.destroy(playerId);
    const { revision, position } = await this.store.load(playerPoolAggregate, leagueId);
    return { streamId: `playerPool-${leagueId}`, revision, position };
  }
}
