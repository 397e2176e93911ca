import { commandTable } from '../shared/command-table';

/** What people do with their own examples. */
export const exampleCommands = commandTable({
  base: '/example',
  commands: {
    /** The id is in the answer's `streamId`. */
    OpenExample: { at: 'POST', by: ['member'] },
    CloseExample: { at: 'POST /:exampleId/close', by: ['member'] },
  },
});
