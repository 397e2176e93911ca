import { createServer, type AddressInfo } from 'node:net';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '../config';
import { KernelModule } from '../kernel.module';
import { createLogger } from '../logger';
import { Metrics } from '../metrics';
import { HealthModule } from './health.module';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describe('the health of an app without an HTTP side', () => {
  let stack: EmbeddedStack;
  let app: INestApplicationContext;
  let url: string;
  const states = { steady: 'live', other: 'standby' };

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const config = readConfig({
      NODE_ENV: 'test',
      EVENTSTORE_URL: stack.eventStoreUrl,
      MONGODB_URL: stack.mongoUrl,
      REDIS_URL: stack.redisUrl,
      FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
      HEALTH_PORT: String(port),
    });
    const logger = createLogger('silent', 'test');
    @Module({ imports: [KernelModule.forRoot(config, logger, []), HealthModule] })
    class Root {}
    app = await NestFactory.createApplicationContext(Root, { logger: false, abortOnError: false });
    app.get(Metrics).watchFeeds(
      [
        ['steady', { status: () => states.steady }],
        ['other', { status: () => states.other }],
      ],
      () => Promise.resolve(new Map()),
    );
  });
  afterAll(async () => {
    await app.close();
    await stack.stop();
  });

  const ready = async (): Promise<{ readonly status: number; readonly failing: readonly string[] }> => {
    const answer = await fetch(`${url}/health/ready`);
    const { failing } = (await answer.json()) as { failing: string[] };
    return { status: answer.status, failing };
  };

  it('is live, and ready once the stores have answered', async () => {
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await until('it is ready', async () => (await ready()).status === 200);
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  });

  it('is not ready while a feed has stopped', async () => {
    states.steady = 'stopped';
    expect(await ready()).toEqual({ status: 503, failing: ['steady'] });
    states.steady = 'live';
    expect((await ready()).status).toBe(200);
  });

  it('bears a feed that lags for a minute, and no longer', () => {
    const metrics = app.get(Metrics);
    const now = Date.now();
    expect(metrics.failingFeeds(now)).toEqual([]);
    states.steady = 'behind';
    expect(metrics.failingFeeds(now + 59_000)).toEqual([]);
    expect(metrics.failingFeeds(now + 61_000)).toEqual(['steady']);
    states.steady = 'live';
    expect(metrics.failingFeeds(now + 62_000)).toEqual([]);
  });

  it('shows its metrics', async () => {
    const shown = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
    expect(await shown()).toContain('fieldhouse_feed_live{feed="steady"} 1');
    app.get(Metrics).watchTimers(() => Promise.resolve(new Map([['noticeMail', 2]])));
    expect(await shown()).toContain('fieldhouse_timers_waiting{aggregate="noticeMail"} 2');
    app.get(Metrics).watchTimers(() => Promise.resolve(new Map()));
    expect(await shown()).not.toContain('fieldhouse_timers_waiting{');
  });
});
