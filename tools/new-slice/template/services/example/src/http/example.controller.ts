import { exampleBodies, exampleCommands } from '@fieldhouse/api-contract';
import { commandController } from '@fieldhouse/platform';
import { v5 as uuidv5 } from 'uuid';

/** The commands of {@link exampleCommands}. */
export const ExampleController = commandController(
  'example',
  exampleCommands,
  exampleBodies,
  (asked, { commandId }) => {
    const id = asked.type === 'OpenExample' ? uuidv5('example', commandId) : asked.exampleId;
    return { aggregate: 'example', id, request: { ...asked, exampleId: id } };
  },
);
