import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENTS_FILE } from '../data-folder';
import { startDocumentStore } from './server';

const isPortTaken = (error: unknown): boolean => String(error).includes('EADDRINUSE');

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Say where the data is, with --data DIR.');
  const port = Number(values.port ?? 0);
  const file = join(values.data, DOCUMENTS_FILE);
  const store = await startDocumentStore({ file, port, host: values.host }).catch((error: unknown) => {
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

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
