import { z } from 'zod';
import { DomainError, type AggregateType, type CommandContext, type Decider } from '../decider/decider';
import { defineEvent, type EventOf } from '../events/event-definition';

/** The smallest aggregate there is, for the kernel's own tests. */
export const counted = defineEvent('Counted', z.object({ counterId: z.string(), by: z.number() }));
export const counterNamed = defineEvent(
  'CounterNamed',
  z.object({ counterId: z.string(), name: z.string() }),
  {
    encrypted: { keyOf: 'counterId', fields: { name: 'Deleted' } },
  },
);
export type CounterEvent = EventOf<typeof counted> | EventOf<typeof counterNamed>;
export type CounterCommand = CommandContext &
  (
    | { readonly type: 'Count'; readonly counterId: string; readonly by: number }
    | { readonly type: 'NameCounter'; readonly counterId: string; readonly name: string }
  );
export type CounterState = { readonly total: number; readonly name: string };
export class CounterError extends DomainError<'too_much'> {}

const decider: Decider<CounterState, CounterCommand, CounterEvent> = {
  initialState: { total: 0, name: '' },
  decide: (command, state) => {
    const { counterId } = command;
    if (command.type === 'NameCounter')
      return command.name === state.name
        ? []
        : [{ type: 'CounterNamed', data: { counterId, name: command.name } }];
    if (state.total + command.by > 100) throw new CounterError('too_much', { total: state.total });
    return command.by === 0 ? [] : [{ type: 'Counted', data: { counterId, by: command.by } }];
  },
  evolve: (state, event) =>
    event.type === 'Counted'
      ? { ...state, total: state.total + event.data.by }
      : { ...state, name: event.data.name },
};
export const counterAggregate: AggregateType<CounterState, CounterCommand, CounterEvent> = {
  category: 'counter',
  decider,
  subject: (command) => command.counterId,
};
