import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { DataInUseError, lockDataFolder } from './data-folder';

const holder = `
  const Database = require('better-sqlite3');
  const lock = new Database(process.argv[1]);
  lock.exec('BEGIN EXCLUSIVE');
  console.log('held');
  setInterval(() => lock.inTransaction, 1000);
`;

describe('lockDataFolder', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lock-'))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('refuses a second holder in the same process, and lets it in after release', () => {
    const release = lockDataFolder(dir, 'store');
    expect(() => lockDataFolder(dir, 'store')).toThrow(DataInUseError);
    expect(() => lockDataFolder(dir, 'store')).toThrow(/in use by another running instance/);
    release();
    lockDataFolder(dir, 'store')();
  });

  it('gives different names in one folder their own lock', () => {
    const first = lockDataFolder(dir, 'events');
    expect(lockDataFolder(dir, 'documents')).not.toThrow();
    first();
  });

  it('refuses while another process holds it and opens once that process was killed with -9', async () => {
    const child = execFile(process.execPath, ['-e', holder, join(dir, 'store.lock')]);
    await once(child.stdout ?? child, 'data');
    expect(() => lockDataFolder(dir, 'store')).toThrow(DataInUseError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDataFolder(dir, 'store')();
  });
});
