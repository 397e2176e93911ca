import type { Actor } from '../events/recorded-event';
import type { DomainEvent } from '../events/event-definition';

/** What every command carries: who asks and when (ISO-8601 UTC). Decisions read no other clock. */
export type CommandContext = { readonly actor: Actor; readonly at: string };

/** A command: an imperative name and its fields. */
export type Command = CommandContext & { readonly type: string };

/**
 * One aggregate's rules. `decide` and `evolve` are pure, synchronous and total; `evolve` never throws.
 * `decide` returns `[]` when the command's effect already holds and throws a {@link DomainError} on misuse.
 */
export type Decider<State, C extends Command, E extends DomainEvent> = {
  readonly initialState: State;
  readonly decide: (command: C, state: State) => readonly E[];
  readonly evolve: (state: State, event: E) => State;
};

/** A kind of aggregate: where its streams live and how it decides. */
export type AggregateType<State, C extends Command, E extends DomainEvent> = {
  /** Stream category: camelCase, no dash. */
  readonly category: string;
  readonly decider: Decider<State, C, E>;
};

/** A refusal is an answer: whoever asked is told why, nothing is tried again. */
export abstract class Refusal extends Error {
  abstract readonly code: string;
}

/** Misuse of an aggregate: a snake_case reason that the aggregate's problem table maps to an HTTP answer. */
export abstract class DomainError<Code extends string = string> extends Refusal {
  /** @param details facts that the message to the person needs (JSON values) */
  constructor(
    readonly code: Code,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = new.target.name;
  }
}
