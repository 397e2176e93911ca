import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm start` was asked for. */
export type LaunchOptions = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly demo: boolean;
  /** Only this machine reaches it. */
  readonly isPrivate: boolean;
};

/** A mistake in what was typed, told in one sentence. */
export class UsageError extends Error {}

const HELP =
  'Options: --port N (3000), --host H (127.0.0.1), --data DIR (.data), --empty (without the demonstration), --demo (with it on any host).';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** Reads the command line. @throws UsageError */
export const readOptions = (args: readonly string[]): LaunchOptions => {
  const parsed = parse(args);
  const port = Number(parsed.port ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port takes a number from 1 to 65535, not '${parsed.port ?? ''}'.`);
  const host = parsed.host ?? '127.0.0.1';
  const isPrivate = LOOPBACK.test(host);
  if (parsed.empty && parsed.demo)
    throw new UsageError('--demo and --empty contradict each other: give one.');
  if (!isPrivate && !parsed.empty && !parsed.demo)
    throw new UsageError(
      `On ${host} others could reach the demonstration: give --empty to start without it, or --demo if that is meant.`,
    );
  return { port, host, dataDir: resolve(parsed.data ?? '.data'), demo: !parsed.empty, isPrivate };
};

const parse = (
  args: readonly string[],
): {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly empty?: boolean;
  readonly demo?: boolean;
} => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        empty: { type: 'boolean' },
        demo: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. ${HELP}`);
  }
};
