import type { Actor } from '../events/recorded-event';
import type { AggregateStore } from './aggregate-store';
import type { AggregateType } from './decider';
import type { AggregateCommand, CommandResult } from './command';
import type { Command } from './decider';
import type { DomainEvent } from '../events/event-definition';

/**
 * The whole handler of an aggregate: complete the request with what the rules need, then execute it.
 * @param complete adds foreign facts, drawn randomness and the like to a request
 */
export const executeAggregateCommand = async <
  State,
  C extends Command,
  E extends DomainEvent,
  Request extends { readonly type: string },
>(
  store: AggregateStore,
  type: AggregateType<State, C, E>,
  { id, request, meta }: AggregateCommand<Request>,
  complete: (request: Request, context: { readonly actor: Actor; readonly at: string }) => C | Promise<C>,
): Promise<CommandResult> => {
  const command = await complete(request, { actor: meta.actor, at: new Date().toISOString() });
  return store.execute(type, id, command, meta);
};
