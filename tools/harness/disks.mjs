import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError, root } from '../setup.mjs';

/** Which setting names each store. */
const SETTINGS = { eventStore: 'EVENTSTORE_URL', documentStore: 'MONGODB_URL', redis: 'REDIS_URL' };
const DISK = '128m';
const CHUNK = Buffer.alloc(1024 * 1024);

const run = (command, ...args) => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new SetupError(`${command} ${args.join(' ')} failed: ${(error?.message ?? stderr).trim()}`);
};

/**
 * Goes on in a process of its own mounts, which end with it however it ends. The disks of {@link openDisks} need it.
 * @returns in that process only
 */
export const withOwnMounts = () => {
  if (process.env.FIELDHOUSE_OWN_MOUNTS === '1') return;
  const namespaces = process.getuid() === 0 ? ['--mount'] : ['--mount', '--user', '--map-root-user'];
  const { status } = spawnSync('unshare', [...namespaces, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, FIELDHOUSE_OWN_MOUNTS: '1' },
  });
  process.exit(status ?? 1);
};

/**
 * A disk of memory for each store: really full when it is filled, and with a library in the stores that lets syncs to
 * it fail, which no disk does on demand.
 */
export const openDisks = (dir) => {
  const library = join(dir, 'failing-sync.so');
  run('cc', '-shared', '-fPIC', '-o', library, join(root, 'services/embedded/src/testing/failing-sync.c'));
  process.env.LD_PRELOAD = library;
  const folders = new Map(Object.keys(SETTINGS).map((name) => [name, join(dir, name)]));
  for (const folder of folders.values()) {
    mkdirSync(folder);
    run('mount', '-t', 'tmpfs', '-o', `size=${DISK}`, 'fieldhouse', folder);
  }
  const file = (name, file) => join(folders.get(name), file);
  return {
    names: [...folders.keys()],
    /** Starts every store on its disk. */
    start: async (startStores) => {
      const all = { env: {}, processes: new Map(), stops: [] };
      for (const [name, folder] of folders) {
        const others = Object.values(SETTINGS).filter((setting) => setting !== SETTINGS[name]);
        const elsewhere = Object.fromEntries(others.map((setting) => [setting, 'elsewhere']));
        const { env, processes, stop } = await startStores(folder, elsewhere);
        all.env[SETTINGS[name]] = env[SETTINGS[name]];
        all.processes.set(name, processes.get(name));
        all.stops.push(stop);
      }
      return { ...all, stop: () => Promise.all(all.stops.map((stop) => stop())) };
    },
    /** Leaves so many bytes free. */
    fill: (name, leave) => {
      const ballast = openSync(file(name, 'ballast'), 'w');
      const { bavail, bsize } = statfsSync(folders.get(name));
      try {
        for (let left = bavail * bsize - leave; left > 0;)
          left -= writeSync(ballast, CHUNK, 0, Math.min(left, CHUNK.length));
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        closeSync(ballast);
      }
    },
    makeRoom: (name) => rmSync(file(name, 'ballast')),
    refuseSyncs: (name) => writeFileSync(file(name, 'sync-fails'), ''),
    allowSyncs: (name) => rmSync(file(name, 'sync-fails')),
    close: () => {
      delete process.env.LD_PRELOAD;
      for (const folder of folders.values()) run('umount', folder);
    },
  };
};
