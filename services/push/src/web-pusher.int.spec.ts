import { RetryLater } from '@fieldhouse/kernel/runtime';
import { MemoryKeyring } from '@fieldhouse/kernel/testing';
import { readConfig, type PushMessage } from '@fieldhouse/platform';
import pino from 'pino';
import { startPushService, vapidOf, type PushService } from './testing/push-service';
import { WebPusher } from './web-pusher';

const message: PushMessage = {
  title: 'Night Hawks',
  body: 'Ana: Bring the bats',
  path: '/teams/t1?tab=chat',
  tag: 'chat:t1',
};
const config = readConfig({
  NODE_ENV: 'test',
  EVENTSTORE_URL: 'esdb://none',
  MONGODB_URL: 'mongodb://none',
  REDIS_URL: 'redis://none',
  FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
  PUSH_HOSTS: '127.0.0.1',
  MAIL_FROM: 'Fieldhouse <hello@fieldhouse.example>',
});
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

let service: PushService;
let pusher: WebPusher;
beforeAll(async () => {
  service = await startPushService();
  pusher = new WebPusher(new MemoryKeyring(), config, log);
  await pusher.onModuleInit();
});
afterAll(() => service.stop());

const answering = async (status: number, headers: Readonly<Record<string, string>> = {}) => {
  service.answer = () => ({ status, headers, body: 'x'.repeat(1_000_000) });
  try {
    return await pusher.push(service.subscription, message);
  } catch (error) {
    return error;
  }
};

describe('a push', () => {
  it('arrives sealed for its device, signed by the product, and for a day', async () => {
    expect(await answering(201)).toBe('sent');
    const { headers, opened } = service.arrived.at(-1) ?? { headers: {}, opened: null };
    expect(opened).toEqual(message);
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/) as unknown,
    });
    const vapid = vapidOf(headers);
    expect(vapid).toMatchObject({
      key: pusher.publicKey,
      aud: new URL(service.subscription.endpoint).origin,
      sub: 'mailto:hello@fieldhouse.example',
    });
  });

  it('is kept for as long as it is worth something, and no longer than a day', async () => {
    const ttlOf = async (ttlSeconds: number) => {
      await pusher.push(service.subscription, { ...message, ttlSeconds });
      return service.arrived.at(-1)?.headers['ttl'];
    };
    expect([await ttlOf(45), await ttlOf(1_000_000)]).toEqual(['45', '86400']);
    expect(service.arrived.at(-1)?.opened).toEqual(message);
  });

  it('gives way to a later one with the same tag only', async () => {
    const topicOf = async (tag: string) => {
      await pusher.push(service.subscription, { ...message, tag });
      return service.arrived.at(-1)?.headers['topic'];
    };
    const [first, same, other] = [await topicOf('one'), await topicOf('one'), await topicOf('other')];
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [307, 'refused'],
  ])('that is answered with %d is %s', async (status, outcome) => {
    expect(await answering(status, { location: 'http://127.0.0.1:1/' })).toBe(outcome);
  });

  it.each([
    [429, { 'retry-after': '120' }, 120],
    [503, {}, 30],
    [500, { 'retry-after': '999999' }, 3_600],
  ])('that is answered with %d is tried later', async (status, headers, seconds) => {
    expect(await answering(status, headers as Record<string, string>)).toMatchObject(new RetryLater(seconds));
  });

  it('is tried later while the push service does not answer', async () => {
    const nobody = { ...service.subscription, endpoint: 'http://127.0.0.1:1/secret-path' };
    await expect(pusher.push(nobody, message)).rejects.toBeInstanceOf(RetryLater);
  });

  it('is tried later where the push service says nothing for a while', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000);
      return AbortSignal.abort(new DOMException('the time is over', 'TimeoutError'));
    });
    await expect(pusher.push(service.subscription, message)).rejects.toBeInstanceOf(RetryLater);
    limit.mockRestore();
  });

  it('goes nowhere but to push services, and to no device whose keys are none', async () => {
    const before = service.arrived.length;
    const elsewhere = { ...service.subscription, endpoint: 'https://10.0.0.1/push' };
    expect(await pusher.push(elsewhere, message)).toBe('refused');
    expect(await pusher.push({ ...service.subscription, p256dh: 'A'.repeat(87) }, message)).toBe('refused');
    expect(await pusher.push({ ...service.subscription, auth: 'AAAA' }, message)).toBe('refused');
    expect(service.arrived).toHaveLength(before);
  });

  it('is shortened to what every push service takes', async () => {
    await answering(201);
    const long = { ...message, title: '🥎'.repeat(500), body: '\u0000🥎'.repeat(5_000) };
    expect(await pusher.push(service.subscription, long)).toBe('sent');
    const { headers, opened } = service.arrived.at(-1) ?? { headers: {}, opened: null };
    expect(Number(headers['content-length'])).toBeLessThan(4_096);
    expect((opened as PushMessage).title).toBe(`${'🥎'.repeat(119)}…`);
  });

  it('leaves no endpoint in the log nor in what is thrown', async () => {
    const thrown = await answering(503);
    await answering(403);
    expect(logged.join()).toContain('a push service refuses');
    log.error({ err: thrown }, 'as a runner would');
    expect(logged.join()).not.toContain('secret-path');
  });
});
