import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { ACCOUNT_DIRECTORY, registerAggregate, type AccountDirectory } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerPoolAggregate } from '../domain';
import { PlayerAccounts, type PlayerOfAccount } from '../infrastructure/player-accounts.store';
import { LeaguePeople } from './league-people';

/**
 * What is done outside the log because of facts of a league and its pool; the id is that of a player, or of what is noted
 * (`_id` of {@link PlayerOfAccount}).
 */
export type PoolPeopleRequest =
  | ({ readonly type: 'NoteOwn' } & Omit<PlayerOfAccount, '_id'>)
  | { readonly type: 'DropAccountOfPlayer'; readonly leagueId: string }
  | { readonly type: 'FinishForgetting'; readonly leagueId: string };
export class PoolPeopleCommand extends AggregateCommand<PoolPeopleRequest> {}
registerAggregate('poolPeople', PoolPeopleCommand);

@CommandHandler(PoolPeopleCommand)
export class PoolPeopleHandler implements ICommandHandler<PoolPeopleCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly links: PlayerAccounts,
    private readonly people: LeaguePeople,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  async execute({ id, request, meta }: PoolPeopleCommand): Promise<CommandResult> {
    const { leagueId } = request;
    switch (request.type) {
      case 'NoteOwn': {
        const { type: _, ...own } = request;
        await this.note({ _id: id, ...own }, meta.commandId);
        break;
      }
      case 'DropAccountOfPlayer':
        await this.links.remove(id);
        break;
      case 'FinishForgetting':
        await this.links.remove(id);
        await this.keyring.destroy(id);
        break;
      default:
        request satisfies never;
    }
    const { revision, position } = await this.store.load(playerPoolAggregate, leagueId);
    return { streamId: `playerPool-${leagueId}`, revision, position };
  }
  /** Who has left before this was there to be found is forgotten now: their erasure does not look again. */
  private async note(own: PlayerOfAccount, causeId: string): Promise<void> {
    await this.links.note(own);
    if (await this.accounts.isErased(own.accountId)) await this.people.forgetOwn(own, causeId);
  }
}
