import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CARDS_FILE } from '../data-folder';
import { startCardProvider } from './server';

const isPortTaken = (error: unknown): boolean => String(error).includes('EADDRINUSE');

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      webhooks: { type: 'string' },
      'public-url': { type: 'string' },
    },
  });
  if (values.data === undefined) throw new Error('Say where the data is, with --data DIR.');
  const port = Number(values.port ?? 0);
  const provider = await startCardProvider({
    file: join(values.data, CARDS_FILE),
    port,
    host: values.host,
    webhookUrl: values.webhooks,
    publicUrl: values['public-url'],
  }).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new Error(`Port ${port} is in use: stop what uses it, or choose another with --port.`)
      : error;
  });
  const stop = (): void => void provider.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // A supervisor holds the other end: when it is gone, however it went, nobody is left to be served.
  if (process.env['FIELDHOUSE_SUPERVISED'] === '1') process.stdin.once('end', stop).resume();
  const { url, key, webhookSecret } = provider;
  process.stdout.write(`${JSON.stringify({ ready: true, url, key, webhookSecret })}\n`);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
