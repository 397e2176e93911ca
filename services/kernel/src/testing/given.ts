import { DomainError, Unseen, type Command, type Decider, type Refusal } from '../decider/decider';
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
    const decide = (given: C): readonly E[] => {
      const command = asStored(given);
      if (decider.sees && !decider.sees(command, state)) throw new Unseen();
      return decider.decide(command, state);
    };
    return {
      state,
      when: (command: C) => ({
        then: (...expected: readonly E[]): void => {
          expect(asStored(decide(command))).toStrictEqual(asStored(expected));
        },
        thenRefused: (code: string, details?: Readonly<Record<string, unknown>>): void => {
          const refusal = refusalOf(() => decide(command));
          expect(refusal.code).toBe(code);
          const told = refusal instanceof DomainError ? refusal.details : {};
          if (details) expect(asStored(told)).toStrictEqual(asStored(details));
        },
        events: (): readonly E[] => asStored(decide(command)),
      }),
    };
  },
});

const refusalOf = (decide: () => unknown): Refusal => {
  try {
    decide();
  } catch (error) {
    if (error instanceof DomainError || error instanceof Unseen) return error;
    throw error;
  }
  throw new Error('expected a refusal, but the command was accepted');
};
