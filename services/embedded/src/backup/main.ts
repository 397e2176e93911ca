import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataInUseError, SECRET_FILE } from '../data-folder';
import { backUp, BackupError, restore } from './backup';

const USAGE =
  'npm run backup -- --to DIR [--data DIR], or npm run restore -- --from DIR [--data DIR] [--force]; --data is .data unless given.';

const run = async (): Promise<string> => {
  const [task, ...args] = process.argv.slice(2);
  const { to, from, data, force } = readOptions(args);
  const dataDir = resolve(data ?? '.data');
  process.umask(0o077);
  if (task === 'backup' && to !== undefined) {
    const kept = await backUp(dataDir, resolve(to));
    const secret = kept.includes(SECRET_FILE)
      ? 'It holds the secret that opens what is sealed: keep it as safe as the data.'
      : 'The secret is not in the folder: keep FIELDHOUSE_SECRET with the backup, without it nothing personal can be read.';
    return `Backed up ${kept.join(', ')} to ${resolve(to)}. ${secret}`;
  }
  if (task === 'restore' && from !== undefined) {
    const back = restore(resolve(from), dataDir, force === true);
    return `Restored ${back.join(', ')} to ${dataDir}.`;
  }
  throw new BackupError(USAGE);
};

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        data: { type: 'string' },
        force: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new BackupError(USAGE);
  }
};

run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    const known = error instanceof BackupError || error instanceof DataInUseError;
    const words =
      error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${words}\n`);
    process.exitCode = 1;
  },
);
