import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const HOOK = join(__dirname, '../../embedded/src/testing/register-ts.cjs');
const APP = `
const { runInBackground } = require(${JSON.stringify(join(__dirname, 'run-until-stopped.ts'))});
void runInBackground('app', class App {}, []);
`;
/** Nothing listens there. */
const AWAY = '127.0.0.1:9';

describe('a process that waits for its stores', () => {
  let app: ChildProcess;
  let ended: Promise<unknown[]>;

  beforeEach(async () => {
    app = spawn(process.execPath, ['--require', HOOK, '--eval', APP], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        EVENTSTORE_URL: `esdb://${AWAY}?tls=false`,
        MONGODB_URL: `mongodb://${AWAY}/?directConnection=true`,
        REDIS_URL: `redis://${AWAY}`,
        FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
        FIELDHOUSE_SUPERVISED: '1',
      },
    });
    ended = once(app, 'exit');
    if (!app.stdout) throw new Error('nothing can be read');
    for await (const line of createInterface(app.stdout)) if (line.includes('waiting for the')) return;
    throw new Error('it does not wait');
  });
  afterEach(async () => {
    app.kill('SIGKILL');
    await ended;
  });

  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])('ends itself at %s', async (signal) => {
    app.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  it('ends with its supervisor', async () => {
    app.stdin?.end();
    expect(await ended).toEqual([0, null]);
  });
});
