import {
  AggregateCommand,
  AggregateStore,
  executeAggregateCommand,
  registerAggregate,
  type CommandResult,
  type RequestOf,
} from '@fieldhouse/kernel';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountAggregate, type AccountCommand as Decided } from '../domain/account.decider';

export type AccountRequest = RequestOf<Decided>;
export class AccountCommand extends AggregateCommand<AccountRequest> {}
registerAggregate('account', AccountCommand);

@CommandHandler(AccountCommand)
export class AccountHandler implements ICommandHandler<AccountCommand, CommandResult> {
  constructor(private readonly store: AggregateStore) {}

  execute(command: AccountCommand): Promise<CommandResult> {
    return executeAggregateCommand(this.store, accountAggregate, command, (request, context) => ({
      ...request,
      ...context,
    }));
  }
}
