import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playerPoolAggregate } from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';

/** What is done outside the log because of facts about a player, an import or a member's account, whose id it is. */
export type PoolPeopleRequest =
  | { readonly type: 'NoteMember'; readonly leagueId: string }
  | { readonly type: 'NoteAccountOfPlayer'; readonly leagueId: string; readonly accountId: string | null }
  | { readonly type: 'NoteAccountOfImport'; readonly leagueId: string; readonly accountId: string }
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

  async execute({ id, request }: PoolPeopleCommand): Promise<CommandResult> {
    const { leagueId } = request;
    switch (request.type) {
      case 'NoteMember':
        await this.links.note({ _id: `member.${leagueId}.${id}`, kind: 'member', leagueId, accountId: id });
        break;
      case 'NoteAccountOfPlayer': {
        const { accountId } = request;
        if (accountId === null) await this.links.remove(id);
        else await this.links.note({ _id: id, kind: 'player', leagueId, accountId });
        break;
      }
      case 'NoteAccountOfImport':
        await this.links.note({ _id: id, kind: 'import', leagueId, accountId: request.accountId });
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
}
