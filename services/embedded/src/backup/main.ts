import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataInUseError, FILES_FOLDER, SECRET_FILE } from '../data-folder';
import { backUp, BackupError, restore } from './backup';

const USAGE =
  'npm run backup -- --to DIR [--data DIR], or npm run restore -- --from DIR [--data DIR] [--force]; --data is .data unless given.';

const run = async (): Promise<string> => {
  const [task, ...args] = process.argv.slice(2);
  const { to, from, data, force } = readOptions(args);
  const dataDir = resolve(data ?? '.data');
  const { EVENTSTORE_URL, MONGODB_URL, FILES_DIR } = process.env;
  const filesDir = FILES_DIR ? resolve(FILES_DIR) : undefined;
  process.umask(0o077);
  if (task === 'backup' && to !== undefined) {
    if (EVENTSTORE_URL || MONGODB_URL)
      throw new BackupError(
        'Nothing was backed up: EVENTSTORE_URL or MONGODB_URL names a store that is in no data folder. Back up all stores with their own tools, or remove both to back up a folder.',
      );
    const kept = await backUp(dataDir, resolve(to), filesDir);
    const secret = kept.includes(SECRET_FILE)
      ? 'It holds the secret that opens what is sealed: keep it as safe as the data.'
      : 'The secret is not in the folder: keep FIELDHOUSE_SECRET with the backup, without it nothing personal can be read.';
    return [`Backed up ${kept.join(', ')} to ${resolve(to)}.`, ...filesElsewhere(kept), secret].join(' ');
  }
  if (task === 'restore' && from !== undefined) {
    const back = restore(resolve(from), dataDir, force === true, filesDir);
    return `Restored ${back.join(', ')} to ${dataDir}.`;
  }
  throw new BackupError(USAGE);
};

/** What people attach may be where this does not look. */
const filesElsewhere = (kept: readonly string[]): readonly string[] => {
  if (process.env['S3_URL'])
    return [
      'What people attach goes into the bucket of S3_URL and is not in it: let the bucket keep versions.',
    ];
  return kept.includes(FILES_FOLDER)
    ? []
    : [
        'There was nothing that people have attached: if the product is started with FILES_DIR or S3_URL, set it for the backup too.',
      ];
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
