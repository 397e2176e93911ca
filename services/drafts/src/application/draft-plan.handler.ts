import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { notFound, registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { draftAggregate, draftPlanAggregate, isPickerOf, type DraftPlanRequest } from '../domain';

export type { DraftPlanRequest };
export class DraftPlanCommand extends AggregateCommand<DraftPlanRequest> {}
registerAggregate('draftPlan', DraftPlanCommand);

/** A team's private lists: only its own pickers may write them, and nobody else learns that they exist. */
@CommandHandler(DraftPlanCommand)
export class DraftPlanHandler implements ICommandHandler<DraftPlanCommand, CommandResult> {
  constructor(private readonly store: AggregateStore) {}

  async execute(command: DraftPlanCommand): Promise<CommandResult> {
    const { draftId, teamId } = command.request;
    const { state } = await this.store.load(draftAggregate, draftId);
    if (!isPickerOf(state, teamId, command.meta.actor)) throw notFound();
    return executeAggregateCommand(this.store, draftPlanAggregate, command, (request, context) => ({
      ...request,
      ...context,
    }));
  }
}
