import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Somebody began one; it is theirs. */
export const exampleOpened = defineEvent(
  'ExampleOpened',
  z.object({ exampleId: id, accountId: id, name: z.string() }),
);
export const exampleClosed = defineEvent('ExampleClosed', z.object({ exampleId: id, reason: z.string() }));

/** Every event of an `example-…` stream. */
export const exampleEvents = [exampleOpened, exampleClosed] as const;
export type ExampleEvent = EventOf<(typeof exampleEvents)[number]>;
