import type { AskedOf, exampleBodies, exampleCommands } from '@fieldhouse/api-contract';
import type { ExampleEvent } from '@fieldhouse/events/example';
import { DomainError, type CommandContext, type Decider } from '@fieldhouse/kernel';

/** What clients ask for; the server makes the id of a new one. */
export type ExampleCommand = CommandContext &
  AskedOf<typeof exampleCommands, typeof exampleBodies> & { readonly exampleId: string };

export type ExampleErrorCode = 'example_closed';
export class ExampleError extends DomainError<ExampleErrorCode> {}

export type ExampleState = {
  readonly status: 'none' | 'open' | 'closed';
  /** The account that it belongs to. */
  readonly ownerId: string;
};

const decide = (command: ExampleCommand, { status }: ExampleState): readonly ExampleEvent[] => {
  const { actor, exampleId } = command;
  switch (command.type) {
    case 'OpenExample': {
      if (status !== 'none' || actor.kind !== 'account') return [];
      return [{ type: 'ExampleOpened', data: { exampleId, accountId: actor.accountId, name: command.name } }];
    }
    case 'CloseExample':
      if (status === 'closed') throw new ExampleError('example_closed');
      return [{ type: 'ExampleClosed', data: { exampleId, reason: command.reason } }];
    default:
      return command satisfies never;
  }
};

const evolve = (state: ExampleState, event: ExampleEvent): ExampleState => {
  switch (event.type) {
    case 'ExampleOpened':
      return { status: 'open', ownerId: event.data.accountId };
    case 'ExampleClosed':
      return { ...state, status: 'closed' };
    default:
      return (event satisfies never) ?? state;
  }
};

/** To others than its owner an example does not exist. */
const sees = ({ type, actor }: ExampleCommand, { ownerId }: ExampleState): boolean =>
  type === 'OpenExample' || (actor.kind === 'account' && actor.accountId === ownerId);

export const exampleDecider: Decider<ExampleState, ExampleCommand, ExampleEvent> = {
  sees,
  initialState: { status: 'none', ownerId: '' },
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it. */
export const exampleAggregate = { category: 'example', decider: exampleDecider } as const;
