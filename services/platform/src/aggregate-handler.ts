import { AggregateCommand, type AggregateType, type Command, type DomainEvent } from '@fieldhouse/kernel';
import type { CommandResult, RequestOf } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { Inject, type Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { registerAggregate } from './command-sender';

/**
 * The whole application side of an aggregate whose rules need nothing but what was asked, who asked and when: a provider
 * for its module. An aggregate that needs more has a handler of its own, which completes the command.
 */
export const aggregateHandler = <State, C extends Command, E extends DomainEvent>(
  type: AggregateType<State, C, E>,
): Type => {
  class PlainCommand extends AggregateCommand<RequestOf<C> & { readonly type: string }> {}
  registerAggregate(type.category, PlainCommand);

  @CommandHandler(PlainCommand)
  class PlainHandler implements ICommandHandler<PlainCommand, CommandResult> {
    constructor(@Inject(AggregateStore) private readonly store: AggregateStore) {}

    execute(command: PlainCommand): Promise<CommandResult> {
      return executeAggregateCommand(this.store, type, command, (request, context) => {
        const decided: RequestOf<C> & typeof context = { ...request, ...context };
        return decided as Command as C;
      });
    }
  }
  return PlainHandler;
};
