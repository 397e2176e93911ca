import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';

const EVENTS = 100_000;

/** The whole embedded stack, idle, with 100,000 events in the log. */
export const memory = {
  id: 'MEM',
  what: 'embedded stack idle with 100,000 events',
  unit: 'MB',
  anchor: 'none',
  goal: 600,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    for (let i = 0; i < EVENTS / 500; i += 1) {
      const events = Array.from({ length: 500 }, (_, n) =>
        jsonEvent({ type: 'Filler', data: { n, text: 'x'.repeat(280) } }),
      );
      await client.appendToStream(`filler-${randomUUID()}`, events, { expectedRevision: NO_STREAM });
    }
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const parts = Object.fromEntries(
      ['eventStore', 'documentStore', 'redis', 'api'].map((name) => [
        name,
        Math.round(residentMb(system.pid(name))),
      ]),
    );
    return { value: Object.values(parts).reduce((a, b) => a + b, 0), parts };
  },
};

const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
