import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import type Redis from 'ioredis';
import { connectRedis } from '../kernel.module';
import { Presence, type Headcount } from './presence';
import { SharedEntries } from './shared-entries';

const captain = (teamId: string): readonly string[] => ['captain', teamId];
const spectator = ['spectator'];

describe('presence in two processes', () => {
  let stack: EmbeddedStack;
  const connections: Redis[] = [];
  const started: Presence[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['redis'] });
  }, 20_000);
  afterEach(async () => {
    await Promise.all(started.splice(0).map((presence) => presence.stop()));
    for (const redis of connections.splice(0)) redis.disconnect();
  });
  afterAll(() => stack.stop(), 20_000);

  /** A process of its own as far as the others see: its connection, its name, its sockets. */
  const process = async (): Promise<{ presence: Presence; redis: Redis; told: Headcount[] }> => {
    const redis = connectRedis(stack.redisUrl, 'producer');
    connections.push(redis);
    await until('Redis answers', () => redis.status === 'ready');
    const told: Headcount[] = [];
    const presence = new Presence(new SharedEntries<Headcount>(redis, 'presence'), (_, now) =>
      told.push(now),
    );
    presence.start();
    started.push(presence);
    return { presence, redis, told };
  };
  const untilTold = (told: readonly Headcount[], now: Headcount): Promise<void> =>
    until('everybody is counted', () => JSON.stringify(told.at(-1)) === JSON.stringify(now));

  it('counts the sockets of both, each told to both', async () => {
    const [a, b] = [await process(), await process()];
    a.presence.entered('s1', 'both', captain('hawks'));
    b.presence.entered('s2', 'both', captain('otters'));
    b.presence.entered('s3', 'both', captain('hawks'));
    b.presence.entered('s4', 'both', spectator);
    const all = { captain: 3, hawks: 2, otters: 1, spectator: 1 };
    await Promise.all([untilTold(a.told, all), untilTold(b.told, all)]);
    b.presence.left('s2');
    await untilTold(a.told, { captain: 2, hawks: 2, spectator: 1 });
  });

  it('forgets a process that ends, and one that dies without a word', async () => {
    const [a, b, c] = [await process(), await process(), await process()];
    a.presence.entered('s1', 'ends', captain('hawks'));
    b.presence.entered('s2', 'ends', captain('otters'));
    c.presence.entered('s3', 'ends', captain('foxes'));
    await untilTold(a.told, { captain: 3, foxes: 1, hawks: 1, otters: 1 });
    await b.presence.stop();
    c.redis.disconnect();
    await untilTold(a.told, { captain: 1, hawks: 1 });
  });

  it('counts its own sockets while Redis is away', async () => {
    const [a, b] = [await process(), await process()];
    b.presence.entered('s2', 'away', captain('otters'));
    a.presence.entered('s1', 'away', captain('hawks'));
    await untilTold(a.told, { captain: 2, hawks: 1, otters: 1 });
    a.redis.disconnect();
    await untilTold(a.told, { captain: 1, hawks: 1 });
    a.presence.entered('s3', 'away', spectator);
    await untilTold(a.told, { captain: 1, hawks: 1, spectator: 1 });
  });

  it('tells a rush of visitors at most ten times a second', async () => {
    const { presence, told } = await process();
    for (let n = 1; n <= 40; n += 1) presence.entered(`s${n}`, 'rush', spectator);
    await untilTold(told, { spectator: 40 });
    expect(told).toHaveLength(1);
  });
});
