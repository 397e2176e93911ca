import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

/** As timers of before ADR 52 have stored it. `id` is the draft's. */
export class DraftMailCommand extends AggregateCommand<{ readonly type: 'SendDraftMails' }> {}
registerAggregate('draftMail', DraftMailCommand);

/**
 * Sends nothing: the notifications mail what it was about. Without it, timers that were set before ADR 52 would come again for
 * ever. Goes with the next version: none is left then.
 */
@CommandHandler(DraftMailCommand)
export class DraftMailHandler implements ICommandHandler<DraftMailCommand, CommandResult> {
  execute({ id }: DraftMailCommand): Promise<CommandResult> {
    return Promise.resolve({ streamId: `draft-${id}`, revision: -1, position: '' });
  }
}
