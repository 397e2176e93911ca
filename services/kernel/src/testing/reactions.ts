import type { DomainEvent } from '../events/event-definition';
import type { AnyProcess, Effect, Process } from '../subscriptions/process';
import { reactTo, type KeptState } from '../subscriptions/react-batch';
import { recorded } from './recorded';

/** What a process wants done because of each event of a history, in order; it remembers what came before. */
export const reactionsTo = <E extends DomainEvent, State>(
  process: Process<E, State>,
  history: readonly E[],
): (readonly Effect[])[] => {
  const states = new Map<string, KeptState>();
  return recorded(history).map((event) => reactTo(process as unknown as AnyProcess, states, event).effects);
};
