import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { AwayLog } from '../away-log';
import { filesOf } from './configured-files';
import { DiskFiles } from './disk-files';
import type { FileStore } from './file-store';
import { toldFiles } from './told-files';

let dir: string;
let server: S3rver;
let bucket: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'files-'));
  server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(dir, 's3') },
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  bucket = `http://S3RVER:S3RVER@127.0.0.1:${port}/files`;
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const kinds: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => filesOf({ FILES_DIR: join(dir, 'disk'), S3_URL: '' })],
  ['a bucket', () => filesOf({ FILES_DIR: '', S3_URL: bucket })],
];

describe.each(kinds)('files in %s', (_, storeOf) => {
  let files: FileStore;
  beforeAll(() => {
    files = storeOf();
  });

  it('are there as they were put, for every process, until they are removed', async () => {
    const name = randomUUID();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_one, n) => n % 256));
    expect(await files.get(name)).toBeNull();
    await files.put(name, bytes);
    expect((await storeOf().get(name))?.equals(bytes)).toBe(true);
    await storeOf().remove([name]);
    expect(await files.get(name)).toBeNull();
  });

  it('are put once more in place of what is there, also at once', async () => {
    const name = randomUUID();
    const same = Buffer.from('the same');
    await Promise.all([files.put(name, same), storeOf().put(name, same)]);
    expect(await files.get(name)).toEqual(same);
    await files.put(name, Buffer.from('another'));
    expect(String(await files.get(name))).toBe('another');
  });

  it('are removed together, and those that there are none of passed over', async () => {
    const names = Array.from({ length: 20 }, () => randomUUID());
    for (const name of names) await files.put(name, Buffer.from(name));
    await files.remove([...names, randomUUID()]);
    expect((await Promise.all(names.map((name) => files.get(name)))).every((one) => one === null)).toBe(true);
  });

  it.each(['../../etc/passwd', 'a/b', '', '..', 'x'.repeat(65), 'name.txt', '%2e%2e%2f%2e%2e'])(
    'have no name such as %j',
    async (name) => {
      await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not a name');
      await expect(files.get(name)).rejects.toThrow('not a name');
    },
  );
});

describe('a folder', () => {
  it('holds nothing half, and loses what a process that died has left', async () => {
    const folder = join(dir, 'half');
    mkdirSync(join(folder, 'parts'), { recursive: true });
    for (const [name, age] of [
      ['old', 7_200],
      ['young', 60],
    ] as const) {
      writeFileSync(join(folder, 'parts', name), 'half');
      utimesSync(join(folder, 'parts', name), Date.now() / 1_000 - age, Date.now() / 1_000 - age);
    }
    await new DiskFiles(folder).put(randomUUID(), Buffer.from('whole'));
    expect(readdirSync(join(folder, 'parts'))).toEqual(['young']);
  });

  it('that has no room says so, has what it had, and nothing half', async () => {
    const folder = join(dir, 'full');
    const files = new DiskFiles(folder);
    const [before, name] = [randomUUID(), randomUUID()];
    await files.put(before, Buffer.from('before'));
    const real = fs.open;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(fs, 'open').mockImplementationOnce(async (...asked) => {
      const file = await real(...asked);
      return Object.assign(file, { writeFile: () => Promise.reject(full) });
    });
    await expect(files.put(name, Buffer.from('after'))).rejects.toMatchObject({
      ...{ status: 507, code: 'no_room_for_files' },
    });
    expect(String(await files.get(before))).toBe('before');
    expect(await files.get(name)).toBeNull();
    expect(readdirSync(join(folder, 'parts'))).toEqual([]);
    await files.put(name, Buffer.from('after'));
    expect(String(await files.get(name))).toBe('after');
  });
});

describe('a store that is not there', () => {
  it('is told as such', async () => {
    const away = filesOf({ FILES_DIR: '', S3_URL: 'http://K:S@127.0.0.1:9/files' });
    await expect(away.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
    await expect(away.get(randomUUID())).rejects.toThrow(StoreUnavailable);
    await expect(away.remove([randomUUID()])).rejects.toThrow(StoreUnavailable);
  });

  it('says why in the log, each reason once', async () => {
    const said: unknown[] = [];
    const away = new AwayLog('file store', { warn: (about: object) => void said.push(about) } as never);
    const noBucket = toldFiles(filesOf({ FILES_DIR: '', S3_URL: bucket.replace('/files', '/others') }), away);
    for (let n = 0; n < 2; n += 1)
      await expect(noBucket.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
    writeFileSync(join(dir, 'no-folder'), '');
    const noFolder = toldFiles(filesOf({ FILES_DIR: join(dir, 'no-folder'), S3_URL: '' }), away);
    for (let n = 0; n < 2; n += 1) await expect(noFolder.get(randomUUID())).rejects.toThrow(StoreUnavailable);
    const nowhere = toldFiles(filesOf({ FILES_DIR: '', S3_URL: 'http://K:S@127.0.0.1:9/files' }), away);
    await expect(nowhere.remove([randomUUID()])).rejects.toThrow(StoreUnavailable);
    const start = 'the file store does not answer: ';
    expect(said).toEqual(
      [`${start}PUT was answered with 404`, `${start}ENOTDIR open`, `${start}fetch failed`].map((reason) => ({
        reason: expect.stringContaining(reason) as string,
      })),
    );
  });

  it('a bucket that there is none of, too', async () => {
    const files = filesOf({ FILES_DIR: '', S3_URL: bucket.replace('/files', '/others') });
    await expect(files.put(randomUUID(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
  });
});
