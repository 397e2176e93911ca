import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient } from 'mongodb';
import { SentOnce } from './sent-once';

describe('what leaves once', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let once: SentOnce;

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    once = new SentOnce(mongo.db('once'), 'sent');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  it('is one’s who comes first; the others wait', async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => once.claim('race')));
    expect(claims.map(({ outcome }) => outcome).sort()).toEqual([...Array<string>(7).fill('held'), 'mine']);
  });

  it('says to whoever comes later how it ended', async () => {
    await once.claim('ended');
    expect(await once.endOf('ended')).toBeNull();
    await once.finish('ended', 'refused');
    expect(await once.endOf('ended')).toEqual({ how: 'refused', at: expect.any(Date) as unknown });
    expect(await once.claim('ended')).toEqual({ outcome: 'done', how: 'refused' });
  });

  it('is tried again when it was put off, and has not left then', async () => {
    await once.claim('later');
    await once.putOff('later', 0);
    expect(await once.claim('later')).toEqual({ outcome: 'mine', tries: 2, mayHaveLeft: false });
  });

  it('may have left when whoever had it says nothing for a minute', async () => {
    expect(await once.claim('dead')).toEqual({ outcome: 'mine', tries: 1, mayHaveLeft: false });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(await once.claim('dead')).toEqual({ outcome: 'mine', tries: 2, mayHaveLeft: true });
  });
});
