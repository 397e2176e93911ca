import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import type Redis from 'ioredis';
import { connectRedis } from '../kernel.module';
import { LiveRelay } from './live-relay';

describe('words between processes', () => {
  let stack: EmbeddedStack;
  const ends: (() => void)[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['redis'] });
  }, 20_000);
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });
  afterAll(() => stack.stop(), 20_000);

  const process = async (channel = 'words') => {
    const redis: Redis = connectRedis(stack.redisUrl, 'producer');
    await until('Redis answers', () => redis.status === 'ready');
    const heard: string[] = [];
    const relay = new LiveRelay<string>(redis, channel, (word) => heard.push(word));
    relay.start();
    ends.push(() => {
      relay.stop();
      redis.disconnect();
    });
    return { relay, redis, heard };
  };
  const listening = (redis: Redis, count: number, channel = 'words') =>
    until('all listen', async () => (await redis.pubsub('NUMSUB', channel))[1] === count);

  it('are heard once in each, of their own channel', async () => {
    const [one, other, elsewhere] = [await process(), await process(), await process('others')];
    await listening(one.redis, 2);
    await listening(one.redis, 1, 'others');
    one.relay.say('first');
    expect(one.heard).toEqual(['first']);
    await until('the other has heard it', () => other.heard.length === 1);
    other.relay.say('second');
    await until('it was answered', () => one.heard.length === 2);
    expect([one.heard, other.heard, elsewhere.heard]).toEqual([['first', 'second'], ['first', 'second'], []]);
  });

  it('are heard at home while Redis is away, and everywhere once it is back', async () => {
    const [one, other] = [await process(), await process()];
    await listening(one.redis, 2);
    one.redis.disconnect();
    await until('it is away', () => one.redis.status === 'end');
    one.relay.say('alone');
    expect(one.heard).toEqual(['alone']);
    await one.redis.connect();
    await until('it is heard again', () => {
      one.relay.say('again');
      return other.heard.includes('again');
    });
    expect(other.heard).not.toContain('alone');
  });
});
