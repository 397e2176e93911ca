import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { atLeast, reasonText } from '../shared/shared.contract';
import type { exampleCommands } from './commands';

/** What the commands of {@link exampleCommands} say. */
export const exampleBodies = {
  OpenExample: z.object({
    name: z.string().trim().min(1, 'Give a name').max(100, 'Name must be at most 100 characters'),
  }),
  CloseExample: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof exampleCommands>;

/** GET /api/example */
export const exampleQuery = z.object({ atLeast });

export type ExampleView = {
  readonly exampleId: string;
  readonly name: string;
  /** ISO-8601 UTC. */
  readonly openedAt: string;
  readonly closed: { readonly at: string; readonly reason: string } | null;
  /** For `If-Match`. */
  readonly revision: number;
};
/** The caller's own, newest first. */
export type ExampleListView = { readonly list: readonly ExampleView[] };
