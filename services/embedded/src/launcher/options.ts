import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm start` was asked for. */
export type LaunchOptions = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly demo: boolean;
};

/** A mistake in what was typed, told in one sentence. */
export class UsageError extends Error {}

const HELP =
  'Options: --port N (3000), --host H (127.0.0.1), --data DIR (.data), --empty (without the demonstration).';

/** Reads the command line. @throws UsageError */
export const readOptions = (args: readonly string[]): LaunchOptions => {
  const parsed = parse(args);
  const port = Number(parsed.port ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port takes a number from 1 to 65535, not '${parsed.port ?? ''}'.`);
  return {
    port,
    host: parsed.host ?? '127.0.0.1',
    dataDir: resolve(parsed.data ?? '.data'),
    demo: !parsed.empty,
  };
};

const parse = (
  args: readonly string[],
): { readonly port?: string; readonly host?: string; readonly data?: string; readonly empty?: boolean } => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        empty: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. ${HELP}`);
  }
};
