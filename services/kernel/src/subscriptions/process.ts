import type { DomainEvent } from '../events/event-definition';
import type { RecordedEvent } from '../events/recorded-event';

/**
 * A command to send: which aggregate, which one of its kind, and what is asked. It asks for a state, not for a step: it
 * may be sent twice for one event, and once for several events that ask for the same.
 */
export type Dispatch = {
  readonly aggregate: string;
  readonly id: string;
  readonly request: { readonly type: string; readonly [field: string]: unknown };
};

/** Sets or takes back an appointment; a later one with the same `timerId` replaces it. */
export type TimerEffect =
  | {
      readonly kind: 'schedule';
      readonly timerId: string;
      readonly jobId: string;
      readonly at: string;
      readonly command: Dispatch;
    }
  | { readonly kind: 'cancel'; readonly timerId: string };

/** What a process wants done because of an event. */
export type Effect = { readonly kind: 'dispatch'; readonly command: Dispatch } | TimerEffect;

/** Has a command sent. */
export const asks = (command: Dispatch): Effect => ({ kind: 'dispatch', command });

/**
 * Has a command sent at an instant (ISO-8601 UTC). A later appointment of the same name replaces one that is still to come;
 * once that has been sent, the later one is a command of its own.
 */
export const asksAt = (at: string, timerId: string, command: Dispatch): Effect => ({
  kind: 'schedule',
  timerId,
  jobId: `${timerId}@${at}`,
  at,
  command,
});

/** An effect and the event that it follows from. */
export type Caused<E> = { readonly effect: E; readonly cause: RecordedEvent };

/** What a process must remember of earlier events: one state for each key, folded as an aggregate's is. */
export type ProcessState<Event extends DomainEvent, State> = {
  /** Whose state an event belongs to; null = the event means nothing to this process. */
  readonly keyOf: (event: RecordedEvent<Event>) => string | null;
  readonly initial: State;
  /** Pure. What it returns must survive the document store (plain JSON values). */
  readonly evolve: (state: State, event: RecordedEvent<Event>) => State;
};

/**
 * A policy: given an event, exactly these effects. Pure; what it must know stands in the event or, if it has `state`,
 * in the state after that event. A stateless one is written `Process<Event>`.
 */
export type Process<Event extends DomainEvent = DomainEvent, State = undefined> = {
  readonly name: string;
  readonly categories: readonly string[];
  /**
   * Where its first run begins. `beginning`: what follows from the whole log must hold (a clock, a copy of facts).
   * `now`: only what happens from then on is acted on (mails, grants that may have been taken back since).
   */
  readonly startFrom: 'beginning' | 'now';
} & ([State] extends [undefined]
  ? { readonly react: (event: RecordedEvent<Event>) => readonly Effect[]; readonly state?: undefined }
  : {
      readonly react: (event: RecordedEvent<Event>, state: State) => readonly Effect[];
      readonly state: ProcessState<Event, State>;
    });

/** A process as its runner sees it: of any events, with any state or none. */
export type AnyProcess = Pick<Process, 'name' | 'categories' | 'startFrom'> & {
  readonly react: (event: RecordedEvent, state: unknown) => readonly Effect[];
  readonly state?: ProcessState<DomainEvent, unknown>;
};
