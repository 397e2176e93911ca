import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Every event of an `example-…` stream. */
export const exampleEvents = [
  /** Somebody began one; it is theirs. */
  defineEvent('ExampleOpened', z.object({ exampleId: id, accountId: id, name: z.string() })),
  defineEvent('ExampleClosed', z.object({ exampleId: id, reason: z.string() })),
] as const;
export type ExampleEvent = EventOf<(typeof exampleEvents)[number]>;
