import type { DomainEvent } from '../events/event-definition';
import type { RecordedEvent } from '../events/recorded-event';

/** A command to send: which aggregate, which one of its kind, and what is asked. */
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

/** A policy: given an event, exactly these effects. Pure; what it must know stands in the event. */
export type Process<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly categories: readonly string[];
  readonly react: (event: RecordedEvent<Event>) => readonly Effect[];
};
