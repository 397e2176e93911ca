import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const fonts = resolve(__dirname, '../frontend/client/src/app/fonts');
const KIB = 1_024;

describe('fonts of the client', () => {
  it('are cut from the packages that they come from', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve(__dirname, 'fonts.mjs'), '--check'],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '9 fonts\n', stderr: '' });
  });

  it.each([
    ['inter-basic', 20],
    ['barlow-600-basic', 9],
  ])('have of %s no more than a first visit should fetch', (name, kib) => {
    expect(readFileSync(resolve(fonts, `${name}.woff2`)).length).toBeLessThanOrEqual(kib * KIB);
  });
});
