import { Queue, QueueEvents, Worker } from 'bullmq';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Redis from 'ioredis';
import { eventually } from '../testing/launched';
import { failingSyncIn } from '../testing/failing-sync';
import { findRedisServer, startRedis } from './redis';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the redis child', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'redis-'))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is found on this machine', () => {
    expect(findRedisServer()).toMatch(/redis-server$/);
  });

  it('runs with the settings that queues need and keeps its data over a restart', async () => {
    const first = await startRedis({ dir });
    const client = new Redis(first.url);
    const setting = async (name: string): Promise<unknown> => (await client.config('GET', name))[1];
    expect(await setting('appendonly')).toBe('yes');
    expect(await setting('appendfsync')).toBe('everysec');
    expect(await setting('maxmemory-policy')).toBe('noeviction');
    expect(await setting('hz')).toBe('500');
    expect(await setting('dynamic-hz')).toBe('no');
    expect(await setting('save')).toBe('');
    const { pid = 0 } = first.process;
    expect(await client.info('server')).toContain(`process_id:${pid}\r`);
    await client.set('kept', 'yes');
    client.disconnect();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await startRedis({ dir });
    const again = new Redis(second.url);
    expect(await again.get('kept')).toBe('yes');
    again.disconnect();
    await second.stop();
  });

  it('answers nobody who does not know the password of this start', async () => {
    const redis = await startRedis({ dir });
    const stranger = new Redis({ port: redis.port, host: '127.0.0.1', lazyConnect: true });
    stranger.on('error', () => undefined);
    await stranger.connect().catch(() => undefined);
    await expect(stranger.get('kept')).rejects.toThrow('NOAUTH');
    stranger.disconnect();
    const { password } = new URL(redis.url);
    expect(readFileSync(`/proc/${redis.process.pid}/cmdline`, 'utf8')).not.toContain(password);
    expect(statSync(join(dir, 'redis.conf')).mode & 0o077).toBe(0);
    await redis.stop();
    const again = await startRedis({ dir });
    expect(new URL(again.url).password).not.toBe(password);
    await again.stop();
  });

  it('runs BullMQ jobs', async () => {
    const redis = await startRedis({ dir });
    const { password } = new URL(redis.url);
    const connection = { host: '127.0.0.1', port: redis.port, password, maxRetriesPerRequest: null };
    const queue = new Queue<number, number>('sums', { connection });
    const events = new QueueEvents('sums', { connection });
    const worker = new Worker<number, number>('sums', async (job) => job.data + 1, { connection });
    await Promise.all([events.waitUntilReady(), worker.waitUntilReady()]);
    const job = await queue.add('one-more', 41, { delay: 5 });
    expect(await job.waitUntilFinished(events)).toBe(42);
    await Promise.all([worker.close(), events.close(), queue.close()]);
    await redis.stop();
  });

  it('takes writes again once its disk syncs again', async () => {
    const disk = failingSyncIn(dir);
    process.env['LD_PRELOAD'] = disk.library;
    const redis = await startRedis({ dir });
    const client = new Redis(redis.url, { retryStrategy: () => 50 });
    client.on('error', () => undefined);
    const set = (name: string): Promise<boolean> =>
      client.set(name, 'yes').then(
        () => true,
        () => false,
      );
    expect(await set('before')).toBe(true);
    disk.refuse();
    const { pid } = redis.process;
    await eventually('it was started again', 60_000, async () => {
      await set('meanwhile');
      return redis.process.pid !== pid;
    });
    disk.allow();
    await eventually('writes are taken', 60_000, () => set('after'));
    expect(await client.mget('before', 'after')).toEqual(['yes', 'yes']);
    client.disconnect();
    await redis.stop();
    delete process.env['LD_PRELOAD'];
  });

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startRedis({ dir, port })).rejects.toThrow(
      `redis-server did not start: port ${port} is in use`,
    );
    other.close();
  });

  it('dies with the process that started it, even when that is killed with -9', async () => {
    const script = `require(${JSON.stringify(join(__dirname, 'redis.ts'))}).startRedis({ dir: process.argv[1] })
      .then(({ process }) => { console.log(process.pid); setInterval(() => undefined, 1000); });`;
    const hook = join(__dirname, '..', 'testing', 'register-ts.cjs');
    const parent = spawn(process.execPath, ['--require', hook, '-e', script, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});
