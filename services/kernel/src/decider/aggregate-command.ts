import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '../events/recorded-event';
import {
  hashOf,
  type AggregateStore,
  type AggregateType,
  type CommandMeta,
  type CommandResult,
} from './aggregate-store';
import type { Command } from './decider';
import type { DomainEvent } from '../events/event-definition';

/** A command's own fields: what a client or a process asks for. The handler adds actor, clock and foreign facts. */
export type RequestOf<C> = C extends Command ? Omit<C, 'actor' | 'at'> : never;

/**
 * What the command bus carries: one class per aggregate, so that HTTP, timers, processes and tests dispatch alike.
 * `Request` is the union of the aggregate's requests.
 */
export abstract class AggregateCommand<
  Request extends { readonly type: string } = { readonly type: string },
> {
  constructor(
    /** The aggregate's id, without its category. */
    readonly id: string,
    readonly request: Request,
    readonly meta: CommandMeta,
  ) {}
}

/** Makes a command of an aggregate; what timers and processes hold to send it later. */
export type AggregateCommandClass<Request extends { readonly type: string }> = new (
  id: string,
  request: Request,
  meta: CommandMeta,
) => AggregateCommand<Request>;

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

/** The meta of a command that a process sends because of an event: the same event sends the same command once. */
export const metaFromProcess = (
  processName: string,
  cause: { readonly id: string; readonly correlationId: string },
  request: unknown,
): CommandMeta => ({
  commandId: uuidv5(`${processName}:${cause.id}:${hashOf(request)}`, uuidv5.URL),
  correlationId: cause.correlationId,
  causationId: cause.id,
  requestHash: hashOf(request),
  actor: { kind: 'process', name: processName },
});
