import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: true }>> };

const root = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [, image = ''] = read('Dockerfile').split(/^FROM .*-slim$/m);

/** The folder that the image has: what it copies, without what only its build needs. */
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-image-'));
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const shipped = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  const links = ['dist', ...shipped.filter((path) => packages[path]?.dev !== true)];
  for (const path of links) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
  for (const [, files = '', to = ''] of image.matchAll(/^COPY (?!--from)(.*) (\S+)$/gm))
    for (const file of files.split(' '))
      cpSync(join(root, file), join(folder, to, file.split('/').at(-1) ?? ''));
  return folder;
};

describe('the image', () => {
  let folder: string;

  beforeAll(() => {
    folder = makeFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, ['--preserve-symlinks', ...args], { cwd: folder, encoding: 'utf8' });

  it('has the tool for what is parked and for the secret', () => {
    expect(run('tools/ops.mjs')).toMatchObject({ status: 2, stderr: expect.stringContaining('parked list') });
  });

  it('has the tool for the books, which builds nothing there', () => {
    const { status, stderr } = run('tools/ledger.mjs', 'verify', '--against', 'roots.json');
    expect([status, stderr]).toEqual([1, 'There is no file roots.json.\n']);
  });
});
