import { hash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '../events/recorded-event';
import type { Command } from './decider';

/** Where and how a command arrived. `commandId` makes it repeatable. */
export type CommandMeta = {
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** {@link hashOf} the command as it was asked for, before a handler added facts, clock or randomness. */
  readonly requestHash: string;
  readonly actor: Actor;
  /** Refuse unless the stream's last revision is this one (`If-Match`). */
  readonly expectedRevision?: number;
  /** A command that had no effect is judged anew when it is repeated; else it is answered the same for a day. */
  readonly noEffect?: 'forgotten';
  /** For when a timer was set that sends it, or was put off (ISO-8601 UTC): how late it is follows from that. Absent: no timer. */
  readonly dueAt?: string;
};

/** What every command answers: where the stream stands and the position that a query can wait for. */
export type CommandResult = {
  readonly streamId: string;
  readonly revision: number;
  readonly position: string;
};

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

/** @returns a digest that is equal for a command and its repetition, and for nothing else. */
export const hashOf = (request: unknown): string => hash('sha256', JSON.stringify(request), 'base64url');
