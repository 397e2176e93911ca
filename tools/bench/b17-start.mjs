import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, median, until } from '../harness/system.mjs';
import { root } from '../setup.mjs';

const { freePort } = built('services/embedded/src/free-port.js');

/** B17: an installed `npm start` until the first page is served. */
export const b17 = {
  id: 'B17',
  what: 'npm start → first page',
  unit: 's',
  anchor: 'none',
  goal: 6,
  atLeast: false,
  absolute: true,
  ownSystem: true,
  run: async () => {
    const seconds = [];
    for (let i = 0; i < 3; i += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'fieldhouse-start-'));
      const port = await freePort();
      const started = performance.now();
      const child = spawn(
        'npm',
        ['start', '--silent', '--', '--port', String(port), '--data', dataDir, '--empty'],
        { cwd: root, stdio: 'ignore', detached: true },
      );
      await until(
        'the first page is there',
        async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true,
      );
      seconds.push((performance.now() - started) / 1_000);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      process.kill(-child.pid, 'SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
    return { value: median(seconds), min: Math.min(...seconds), max: Math.max(...seconds) };
  },
};
