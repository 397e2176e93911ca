import type { AccountEvent } from '@fieldhouse/events/identity';
import { AggregateCommand, type CommandResult, type Effect, type Process } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountAggregate } from '../domain/account.decider';
import { Leaving } from './leaving';

export class AccountErasureCommand extends AggregateCommand<{ readonly type: 'FinishErasure' }> {}
registerAggregate('accountErasure', AccountErasureCommand);

/** An erasure that was interrupted after its fact is brought to its end. */
export const accountErasures: Process<AccountEvent> = {
  name: 'account-erasures',
  categories: ['account'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] =>
    type === 'AccountErased'
      ? [
          {
            kind: 'dispatch',
            command: { aggregate: 'accountErasure', id: data.accountId, request: { type: 'FinishErasure' } },
          },
        ]
      : [],
};

@CommandHandler(AccountErasureCommand)
export class AccountErasureHandler implements ICommandHandler<AccountErasureCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly leaving: Leaving,
  ) {}

  async execute({ id }: AccountErasureCommand): Promise<CommandResult> {
    const { state, revision, position } = await this.store.load(accountAggregate, id);
    if (state.status === 'erased') await this.leaving.sweep(id);
    return { streamId: `account-${id}`, revision, position };
  }
}
