import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOf, noRoom, type FileStore } from './file-store';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** A part that is older was left by a process that died. */
const PART_MS = 3_600_000;
const PARTS = 'parts';

/** Files in a folder of this machine, which several processes may share. */
export class DiskFiles implements FileStore {
  private tidied: Promise<void> | undefined;

  constructor(private readonly dir: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const part = join(this.dir, PARTS, randomUUID());
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await mkdir(dirname(part), { recursive: true, mode: 0o700 });
      await (this.tidied ??= this.tidy());
      await written(part, bytes);
      await rename(part, path);
      await synced(dirname(path));
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      if (FULL.has(codeOf(error))) throw noRoom();
      throw unavailable(error);
    }
  }

  async get(name: string): Promise<Buffer | null> {
    const path = this.pathOf(name);
    try {
      return await readFile(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw unavailable(error);
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    const paths = names.map((name) => this.pathOf(name));
    try {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Few in each folder: some file systems and all tools are slow with many. */
  private pathOf(name: string): string {
    return join(this.dir, nameOf(name).slice(0, 2), name);
  }

  private async tidy(): Promise<void> {
    const folder = join(this.dir, PARTS);
    for (const part of await readdir(folder)) {
      const found = await stat(join(folder, part)).catch(() => null);
      if (found && found.mtimeMs < Date.now() - PART_MS) await rm(join(folder, part), { force: true });
    }
  }
}

const written = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Only then the name is there after a loss of power too. */
const synced = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const unavailable = (cause: unknown): StoreUnavailable => new StoreUnavailable('file store', { cause });
