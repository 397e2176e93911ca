import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import type { CommandMeta } from '../decider/command';
import { StoreUnavailable } from '../event-store/event-store.port';
import { connectRedis } from '@fieldhouse/platform';
import { until } from '../testing/until';
import { RetryLater, TimerService, type Timer } from './timer-service';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
type Sent = { readonly id: string; readonly at: number; readonly meta: CommandMeta };

describe('timers', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let db: Db;
  const services: TimerService[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore', 'redis'] });
    mongo = new MongoClient(stack.mongoUrl);
  });
  beforeEach(() => {
    db = mongo.db(`timers${uuidv4().slice(0, 8)}`);
  });
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.stop()));
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  const start = (
    send: (id: string, meta: CommandMeta) => Promise<unknown>,
    redisUrl = stack.redisUrl,
  ): TimerService => {
    const service = new TimerService({
      db,
      redis: (use) => connectRedis(redisUrl, use),
      send: (command, meta) => send(command.id, meta),
      log: silent,
    });
    services.push(service);
    service.start();
    return service;
  };
  const timer = (id: string, inMs: number, job = uuidv4()): Timer => ({
    _id: `t:${id}`,
    jobId: `job-${job}`,
    at: new Date(Date.now() + inMs).toISOString(),
    command: { aggregate: 'counter', id, request: { type: 'Count' } },
    correlationId: 'c',
    causationId: 'c',
  });
  const recorder = (): { sent: Sent[]; send: (id: string, meta: CommandMeta) => Promise<void> } => {
    const sent: Sent[] = [];
    return { sent, send: (id, meta) => Promise.resolve(void sent.push({ id, at: Date.now(), meta })) };
  };
  const pending = (): Promise<number> => db.collection('timers').countDocuments({});

  it('sends when it is due and never before', async () => {
    const { sent, send } = recorder();
    const service = start(send);
    const timers = Array.from({ length: 30 }, (_, n) => timer(`n${n}`, 50 + n * 5));
    await Promise.all(timers.map((one) => service.set([one])));
    await until('all are sent and cleared', async () => (await pending()) === 0);
    for (const one of timers) {
      const mine = sent.filter(({ id }) => id === one.command.id);
      expect(mine.length).toBeGreaterThan(0);
      expect(Math.min(...mine.map(({ at }) => at))).toBeGreaterThanOrEqual(Date.parse(one.at));
    }
  });

  it('sends the same command id by whichever way it comes', async () => {
    const first = recorder();
    const second = recorder();
    const one = timer('twice', 60);
    await start(first.send).set([one]);
    start(second.send);
    await until('it is cleared', async () => (await pending()) === 0);
    const ids = new Set([...first.sent, ...second.sent].map(({ meta }) => meta.commandId));
    expect(ids.size).toBe(1);
  });

  it('does not send what was cancelled or replaced', async () => {
    const { sent, send } = recorder();
    const service = start(send);
    await service.set([timer('cancelled', 80)]);
    await service.set([], ['t:cancelled']);
    await service.set([timer('moved', 40, 'early')]);
    const later = timer('moved', 150, 'later');
    await service.set([later]);
    await until('the later one is cleared', async () => (await pending()) === 0);
    expect(sent.filter(({ id }) => id === 'cancelled')).toEqual([]);
    const inProcess = sent.filter(({ id, at }) => id === 'moved' && at >= Date.parse(later.at));
    expect(inProcess.length).toBeGreaterThan(0);
  });

  it('is taken up by another process when the one that set it is gone', async () => {
    const gone = start(() => Promise.resolve());
    await gone.set([timer('orphan', 300)]);
    await gone.stop();
    const { sent, send } = recorder();
    start(send);
    await until('it is sent', () => sent.some(({ id }) => id === 'orphan'));
  });

  it('is sent although Redis is away', async () => {
    const { sent, send } = recorder();
    await start(send, 'redis://127.0.0.1:1').set([timer('no-redis', 50)]);
    await until('it is sent', () => sent.some(({ id }) => id === 'no-redis'));
  });

  it('is sent again after a store was away', async () => {
    let tries = 0;
    const service = start(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new StoreUnavailable('event store')) : Promise.resolve();
    }, 'redis://127.0.0.1:1');
    await service.set([timer('again', 20)]);
    await until('it is sent a second time and cleared', async () => tries >= 2 && (await pending()) === 0);
  });

  it('stands until the time that its command asks for', async () => {
    const tries: number[] = [];
    const service = start(() => {
      tries.push(Date.now());
      return tries.length === 1 ? Promise.reject(new RetryLater(2)) : Promise.resolve();
    }, 'redis://127.0.0.1:1');
    await service.set([timer('put-off', 20)]);
    await until(
      'it is sent a second time and cleared',
      async () => tries.length >= 2 && (await pending()) === 0,
    );
    const [first = 0, second = 0] = tries;
    expect(second - first).toBeGreaterThanOrEqual(1_900);
  });
});
