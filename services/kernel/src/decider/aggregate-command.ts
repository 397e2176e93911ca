import type { AggregateStore } from './aggregate-store';
import type { AggregateCommand, CommandResult } from './command';
import { Unseen, type AggregateType, type Command, type CommandContext } from './decider';
import type { DomainEvent } from '../events/event-definition';

/** What a handler sees to besides. */
export type HandlerPart<E extends DomainEvent> = {
  /** Whether another aggregate knows the actor; asked only about those whom this one does not know. */
  readonly isInsider?: (accountId: string) => Promise<boolean>;
  /** As {@link AggregateStore.execute} says. */
  readonly beforehand?: (facts: readonly E[]) => Promise<void>;
};

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
  complete: (request: Request, context: CommandContext) => C | Promise<C>,
  { isInsider, beforehand }: HandlerPart<E> = {},
): Promise<CommandResult> => {
  const { actor } = meta;
  const command = await complete(request, { actor, at: new Date().toISOString() });
  try {
    return await store.execute(type, id, command, meta, beforehand);
  } catch (error) {
    const unseen = error instanceof Unseen && actor.kind === 'account';
    if (!unseen || !(await isInsider?.(actor.accountId))) throw error;
    return store.execute(type, id, { ...command, isInsider: true }, meta, beforehand);
  }
};
