import type { Actor } from '../events/recorded-event';
import type { DomainEvent } from '../events/event-definition';

/** What every command carries: who asks and when (ISO-8601 UTC). Decisions read no other clock. */
export type CommandContext = {
  readonly actor: Actor;
  readonly at: string;
  /** Another aggregate knows the actor as one who may know of this one, as a league does of its draft. */
  readonly isInsider?: true;
};

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
  /**
   * May whoever sends this command know that the aggregate exists? If not, the command ends as {@link Unseen} before
   * any other rule is looked at. It is judged beside the decision, on a state that the log has confirmed before anybody
   * is turned away, so that no process refuses by what it remembers. Pure and total. Without it everybody may know.
   */
  readonly sees?: (command: C, state: State) => boolean;
};

/** A kind of aggregate: where its streams live and how it decides. */
export type AggregateType<State, C extends Command, E extends DomainEvent> = {
  /** Stream category: camelCase, no dash. */
  readonly category: string;
  readonly decider: Decider<State, C, E>;
  /**
   * What an event adds to what the state takes in memory, in characters; without it, all that the event says. What
   * weighs more than there is room for is read anew with every command.
   */
  readonly weightOf?: (event: E) => number;
  /** Whom a command is about, by the id of their key, though none of its facts be sealed with it. Pure and total. */
  readonly subject?: (command: C) => string | readonly string[] | undefined;
};

/** A refusal is an answer: whoever asked is told why, nothing is tried again. */
export abstract class Refusal extends Error {
  abstract readonly code: string;
}

/** The caller may not know that the aggregate exists, or it does not: both are answered alike. */
export class Unseen extends Refusal {
  readonly code = 'not_found';

  constructor() {
    super('not_found');
  }
}

/** A timer's command came before its time, by the clock of what it is about: its timer is set to that instant. */
export class NotYetDue extends Error {
  /** @param dueAt ISO-8601 UTC */
  constructor(readonly dueAt: string) {
    super(`not due before ${dueAt}`);
  }
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
