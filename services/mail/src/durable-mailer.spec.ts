import { RetryLater } from '@fieldhouse/kernel/runtime';
import type { Claim, Mail, SendOutcome } from '@fieldhouse/platform';
import { DurableMailer } from './durable-mailer';
import { MailRefused } from './mail-transport';

const mail: Mail = { to: 'ana@example.com', subject: 'Hello', paragraphs: ['Hello.'] };
const NOW = new Date().toISOString();
const compose = (): Promise<Mail> => Promise.resolve(mail);

const setUp = (claim: Claim, deliver: () => Promise<void> = () => Promise.resolve()) => {
  const told: string[] = [];
  const transport = {
    deliver: (one: Mail) => {
      told.push(`deliver ${one.subject}`);
      return deliver();
    },
  };
  const deliveries = {
    claim: () => Promise.resolve(claim),
    finish: (key: string, outcome: SendOutcome) =>
      Promise.resolve(void told.push(`finish ${key}: ${outcome}`)),
    endOf: () => Promise.resolve(null),
    putOff: (key: string, seconds: number) => Promise.resolve(void told.push(`put ${key} off ${seconds}`)),
  };
  const log = { error: () => void told.push('given up') };
  return { told, mailer: new DurableMailer(transport, deliveries, log) };
};

describe('a durable mailer', () => {
  it('delivers what nobody has delivered', async () => {
    const { mailer, told } = setUp({ outcome: 'mine', tries: 1, mayHaveLeft: false });
    await mailer.send('k', NOW, compose);
    expect(told).toEqual(['deliver Hello', 'finish k: sent']);
  });

  it('delivers nothing twice', async () => {
    const { mailer, told } = setUp({ outcome: 'done', how: 'refused' });
    expect(await mailer.send('k', NOW, compose)).toBe('refused');
    expect(told).toEqual([]);
  });

  it('says nothing about what happened more than a day ago', async () => {
    const { mailer, told } = setUp({ outcome: 'mine', tries: 1, mayHaveLeft: false });
    await mailer.send('k', new Date(Date.now() - 25 * 3_600_000).toISOString(), compose);
    expect(told).toEqual([]);
    await mailer.send('k', new Date(Date.now() - 23 * 3_600_000).toISOString(), compose);
    expect(told).toEqual(['deliver Hello', 'finish k: sent']);
  });

  it('tries what something waits for until it leaves, however old it is', async () => {
    const { mailer, told } = setUp({ outcome: 'mine', tries: 100, mayHaveLeft: false }, () =>
      Promise.reject(new Error('away')),
    );
    await expect(mailer.send('k', null, compose)).rejects.toMatchObject({ constructor: RetryLater });
    expect(told).toEqual(['deliver Hello', 'put k off 900']);
  });

  it('waits for whoever is at it', async () => {
    const { mailer } = setUp({ outcome: 'held', seconds: 7 });
    await expect(mailer.send('k', NOW, compose)).rejects.toMatchObject({
      constructor: RetryLater,
      seconds: 7,
    });
  });

  it('has nothing to do when there is nothing to say any more', async () => {
    const { mailer, told } = setUp({ outcome: 'mine', tries: 1, mayHaveLeft: false });
    await mailer.send('k', NOW, () => Promise.resolve(null));
    expect(told).toEqual(['finish k: nothing']);
  });

  it.each([
    [1, 5],
    [3, 20],
    [9, 900],
    [60, 900],
  ])('after try %i waits %i s for a server that is away', async (tries, seconds) => {
    const { mailer, told } = setUp({ outcome: 'mine', tries, mayHaveLeft: false }, () =>
      Promise.reject(new Error('away')),
    );
    await expect(mailer.send('k', NOW, compose)).rejects.toMatchObject({ constructor: RetryLater, seconds });
    expect(told).toEqual(['deliver Hello', `put k off ${seconds}`]);
  });

  it('gives up what is refused for good, and after a day of tries', async () => {
    for (const [tries, error] of [
      [1, new MailRefused('no such box')],
      [100, new Error('away')],
    ] as const) {
      const { mailer, told } = setUp({ outcome: 'mine', tries, mayHaveLeft: false }, () =>
        Promise.reject(error),
      );
      await mailer.send('k', NOW, compose);
      expect(told).toEqual(['deliver Hello', 'given up', 'finish k: refused']);
    }
  });
});
