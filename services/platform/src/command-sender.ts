import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Dispatch } from '@fieldhouse/kernel';
import { Metrics } from './metrics';
import type { AggregateCommandClass } from '@fieldhouse/kernel';
import type { CommandMeta, CommandResult } from '@fieldhouse/kernel';
import { NotYetDue, Refusal } from '@fieldhouse/kernel';
import { RetryLater } from '@fieldhouse/kernel/runtime';

const classes = new Map<string, AggregateCommandClass<never>>();

/**
 * Makes an aggregate's command class known under the name that timers and processes store.
 * @param aggregate its stream category
 */
export const registerAggregate = <Request extends { readonly type: string }>(
  aggregate: string,
  commandClass: AggregateCommandClass<Request>,
): void => {
  // eslint-disable-next-line no-restricted-syntax -- each class takes its own requests; the map holds them all
  classes.set(aggregate, commandClass as unknown as AggregateCommandClass<never>);
};

/** The one way to send a command: through the bus, timed. */
@Injectable()
export class CommandSender {
  constructor(
    private readonly bus: CommandBus,
    private readonly metrics: Metrics,
  ) {}

  async send(command: Dispatch, meta: CommandMeta): Promise<CommandResult> {
    const CommandClass = classes.get(command.aggregate);
    if (!CommandClass) throw new Error(`no aggregate is called ${command.aggregate}`);
    const stop = this.metrics.commandSeconds.startTimer({
      aggregate: command.aggregate,
      command: command.request.type,
    });
    try {
      const result: CommandResult = await this.bus.execute(
        new CommandClass(command.id, command.request as never, meta),
      );
      stop({ outcome: 'accepted' });
      return result;
    } catch (error) {
      stop({ outcome: outcomeOf(error) });
      throw error;
    }
  }
}

/** `later`: nothing is wrong with it, and its timer stands. */
const outcomeOf = (error: unknown): 'refused' | 'later' | 'failed' => {
  if (error instanceof RetryLater || error instanceof NotYetDue) return 'later';
  return error instanceof Refusal ? 'refused' : 'failed';
};
