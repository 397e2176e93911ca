import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import Redis from 'ioredis';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import type { CommandMeta } from '../decider/command';
import { NotYetDue } from '../decider/decider';
import { StoreUnavailable } from '../event-store/event-store.port';
import type { RunnerLog } from '../subscriptions/runner-log';
import { until } from '../testing/until';
import { RetryLater, TimerService, type Timer } from './timer-service';

/** Fails at once while Redis is away, or waits for it as blocking workers do. */
const connect = (url: string, use: 'producer' | 'worker'): Redis => {
  const waits = use === 'worker';
  const redis = new Redis(url, {
    maxRetriesPerRequest: waits ? null : 1,
    enableOfflineQueue: waits,
    retryStrategy: () => 100,
  });
  redis.on('error', () => undefined);
  return redis;
};
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
    log: RunnerLog = silent,
  ): TimerService => {
    const service = new TimerService({
      db,
      redis: (use) => connect(redisUrl, use),
      send: (command, meta) => send(command.id, meta),
      log,
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

  it('has no job where it is due when it is set, and is sent by another if its own process hangs', async () => {
    const hangs = start(() => new Promise(() => undefined));
    const [due, ahead] = [timer('due', -1), timer('ahead', 60_000)];
    await hangs.set([due, ahead]);
    const redis = connect(stack.redisUrl, 'worker');
    const hasJob = async ({ jobId }: Timer): Promise<boolean> =>
      (await redis.exists(`bull:timers:${jobId}`)) === 1;
    await until('the one that lies ahead has a job', () => hasJob(ahead));
    expect(await hasJob(due)).toBe(false);
    redis.disconnect();
    const { sent, send } = recorder();
    start(send);
    await until('it is sent', () => sent.some(({ id }) => id === 'due'));
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

  it('warns of what something outside puts off for the third time, and counts it until it is sent', async () => {
    const said: unknown[] = [];
    const say = (level: string) => (about: object, message: string) => said.push([level, message, about]);
    const log = { info: say('info'), warn: say('warn'), error: say('error') };
    const away = new RetryLater(0, { cause: new Error('the mail server is away') });
    let failures: readonly Error[] = [away, new RetryLater(0), away, away, new RetryLater(600, away)];
    const service = start(
      () => {
        const [first, ...rest] = failures;
        failures = rest;
        return first ? Promise.reject(first) : Promise.resolve();
      },
      'redis://127.0.0.1:1',
      log,
    );
    await service.set([timer('mail', 20)]);
    await until('it has been put off for long', () => said.length === 5);
    expect(said).toEqual(
      (
        [
          ['info', 1],
          ['info', 1],
          ['info', 2],
          ['warn', 3],
          ['warn', 4],
        ] as const
      ).map(([level, times]) => [
        level,
        'timer put off',
        expect.objectContaining({ timer: 't:mail', times }) as object,
      ]),
    );
    await until('it is counted', async () => (await service.waiting()).get('counter') === 1);
    await db.collection<{ _id: string }>('timers').insertMany([
      { ...timer('hour', 3_600_000), ...{ ownedUntil: '' } },
      // As one that another process says it sends.
      { ...timer('over', -90_000), ...{ ownedUntil: new Date(Date.now() + 60_000).toISOString() } },
    ]);
    expect(await service.waiting()).toEqual(new Map([['counter', 2]]));
    const { modifiedCount } = await db
      .collection('timers')
      .updateMany({}, { $set: { at: new Date().toISOString(), ownedUntil: '' } });
    expect(modifiedCount).toBe(3);
    await until('all are sent', async () => (await pending()) === 0);
    expect(await service.waiting()).toEqual(new Map());
  });

  it('waits on where the clock is put back before the time has come', async () => {
    const { sent, send } = recorder();
    const service = start(send, 'redis://127.0.0.1:1');
    const one = timer('early', 150);
    await service.set([one]);
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 400);
    try {
      await until('it is sent and cleared', async () => (await pending()) === 0);
    } finally {
      clock.mockRestore();
    }
    expect(Math.min(...sent.map(({ at }) => at))).toBeGreaterThanOrEqual(Date.parse(one.at));
  });

  it('stands where the command says that its time has not come', async () => {
    const dueAt = new Date(Date.now() + 700).toISOString();
    const tries: number[] = [];
    const told: (string | undefined)[] = [];
    const service = start((_, meta) => {
      tries.push(Date.now());
      told.push(meta.dueAt);
      return Date.now() < Date.parse(dueAt) ? Promise.reject(new NotYetDue(dueAt)) : Promise.resolve();
    }, 'redis://127.0.0.1:1');
    const one = timer('not-yet', 20);
    await service.set([one]);
    await until('it is sent when it is due and cleared', async () => (await pending()) === 0);
    expect(tries).toHaveLength(2);
    expect(tries[1]).toBeGreaterThanOrEqual(Date.parse(dueAt));
    expect(told).toEqual([one.at, dueAt]);
  });

  it('is sent by one of several processes that could', async () => {
    const setter = start(() => Promise.resolve());
    const timers = Array.from({ length: 40 }, (_, n) => timer(`once${n}`, 400));
    await setter.set(timers);
    await setter.stop();
    const others = Array.from({ length: 3 }, recorder);
    for (const { send } of others) start(send);
    await until('all are cleared', async () => (await pending()) === 0);
    const ids = others.flatMap(({ sent }) => sent.map(({ id }) => id));
    expect(ids.sort()).toEqual(timers.map(({ command }) => command.id).sort());
  });

  it('sends what is due with so many at once, and all of it', async () => {
    let under = 0;
    let most = 0;
    const sent = new Set<string>();
    const overdue = Array.from({ length: 450 }, (_, n) => timer(`late${n}`, -60_000));
    await db
      .collection<{ _id: string }>('timers')
      .insertMany(overdue.map((one) => ({ ...one, ownedUntil: '' })));
    start(async (id) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      sent.add(id);
    }, 'redis://127.0.0.1:1');
    await until('all are cleared', async () => (await pending()) === 0);
    expect(sent.size).toBe(overdue.length);
    expect(most).toBeLessThanOrEqual(20);
  });

  it('does not wait for what another aggregate’s commands wait for', async () => {
    let release = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = Array.from({ length: 220 }, (_, n) => {
      const one = timer(`slow${n}`, -60_000);
      return { ...one, command: { ...one.command, aggregate: 'mail' }, ownedUntil: '' };
    });
    await db.collection<{ _id: string }>('timers').insertMany(slow);
    const sent: string[] = [];
    const service = start(async (id) => {
      if (id.startsWith('slow')) await answered;
      sent.push(id);
    }, 'redis://127.0.0.1:1');
    await service.set([timer('soon', 300), timer('swept', 16_000)]);
    await db.collection('timers').updateOne({ _id: 't:swept' } as object, {
      $set: { at: new Date().toISOString() },
    });
    await until('the others are sent', () => sent.length === 2);
    expect(sent.sort()).toEqual(['soon', 'swept']);
    release();
    await until('all are cleared', async () => (await pending()) === 0);
  });

  it('looks for what is due by an index', async () => {
    start(() => Promise.resolve());
    await until('it has swept', async () =>
      (
        await db
          .collection('timers')
          .indexes()
          .catch(() => [])
      ).some(({ key }) => key['at'] === 1),
    );
  });

  it('asks the same from memory and from the store', async () => {
    const hashes = new Set<string>();
    const note = (_: string, { requestHash }: CommandMeta): Promise<unknown> => {
      hashes.add(requestHash);
      return hashes.size < 3 && tries++ < 1
        ? Promise.reject(new StoreUnavailable('event store'))
        : Promise.resolve();
    };
    let tries = 0;
    const service = start(note, 'redis://127.0.0.1:1');
    const one = timer('sparse', 20);
    await service.set([{ ...one, command: { ...one.command, request: { type: 'Count', by: undefined } } }]);
    await until('it is sent a second time and cleared', async () => tries > 0 && (await pending()) === 0);
    expect(hashes.size).toBe(1);
  });
});
