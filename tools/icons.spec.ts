import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

describe('icons of the client', () => {
  it('are those of the set that they come from, each with its name', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve(__dirname, 'icons.mjs'), '--check'],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\d\d+ icons\n$/) as unknown,
      stderr: '',
    });
  });
});
