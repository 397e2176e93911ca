import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EVENTS_FILE } from '../data-folder';
import { startEventStore } from './server';

const isPortTaken = (error: unknown): boolean => String(error).includes('EADDRINUSE');

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Say where the data is, with --data DIR.');
  const port = Number(values.port ?? 0);
  const store = await startEventStore({
    file: join(values.data, EVENTS_FILE),
    port,
    host: values.host,
    // A subscriber of the product's own store gains nothing by being dropped.
    dropSlowSubscribers: process.env['DROP_SLOW_SUBSCRIBERS'] === '1',
  }).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new Error(`Port ${port} is in use: stop what uses it, or choose another with --port.`)
      : error;
  });
  const stop = (): void => void store.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // A supervisor holds the other end: when it is gone, however it went, nobody is left to be served.
  if (process.env['FIELDHOUSE_SUPERVISED'] === '1') process.stdin.once('end', stop).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, url: store.url })}\n`);
};

/** The transport's own complaints would come beside the one sentence that says what to do. */
setLogVerbosity(logVerbosity.NONE);

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
