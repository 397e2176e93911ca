import type { Command, Decider } from '../decider/decider';
import { DomainError } from '../decider/decider';
import type { DomainEvent } from '../events/event-definition';

const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Given past events, when a command is decided, then exactly these events, in this order, or this refusal.
 * Everything passes through JSON on the way, as it would through the store.
 */
export const specification = <State, C extends Command, E extends DomainEvent>(
  decider: Decider<State, C, E>,
) => ({
  given: (...history: readonly E[]) => {
    const state = history.reduce((s, e) => decider.evolve(s, asStored(e)), decider.initialState);
    return {
      state,
      when: (command: C) => ({
        then: (...expected: readonly E[]): void => {
          expect(asStored(decider.decide(asStored(command), state))).toStrictEqual(asStored(expected));
        },
        thenRefused: (code: string, details?: Readonly<Record<string, unknown>>): void => {
          const refusal = refusalOf(() => decider.decide(asStored(command), state));
          expect(refusal.code).toBe(code);
          if (details) expect(asStored(refusal.details)).toStrictEqual(asStored(details));
        },
        events: (): readonly E[] => asStored(decider.decide(asStored(command), state)),
      }),
    };
  },
});

const refusalOf = (decide: () => unknown): DomainError => {
  try {
    decide();
  } catch (error) {
    if (error instanceof DomainError) return error as DomainError;
    throw error;
  }
  throw new Error('expected a refusal, but the command was accepted');
};
