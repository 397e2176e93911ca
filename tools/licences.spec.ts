import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('has each direct dependency in the list of licences, with its version', () => {
  const script = join(__dirname, 'licences.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
