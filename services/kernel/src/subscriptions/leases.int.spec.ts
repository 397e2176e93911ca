import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { until } from '../testing/until';
import { Leases, type Claimant } from './leases';
import { LEASES, type Lease } from './runner-documents';

describe('leases', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let db: Db;

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    db = mongo.db('leases');
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  /** One process that wants to run what has this name. */
  const claiming = (key: string) => {
    const told: string[] = [];
    const leases = new Leases(db, () => Promise.resolve());
    const tell = (what: string) => () => void told.push(what);
    const claimant: Claimant = {
      ...{ key, state: () => 'live' },
      ...{ granted: tell('granted'), refused: tell('refused'), lost: tell('lost') },
    };
    leases.claim(claimant);
    return { told, release: () => leases.release(claimant) };
  };

  it('tell who comes second that somebody else runs it, and grant it when that one has ended', async () => {
    const first = claiming('bells');
    await until('the first has it', () => first.told.includes('granted'));
    const second = claiming('bells');
    await until('the second stands by', () => second.told.includes('refused'));
    expect(second.told).not.toContain('granted');
    await first.release();
    await until('the second has it', () => second.told.includes('granted'));
    expect(first.told).toEqual(['granted']);
    await second.release();
  });

  it('take what nobody has had for so long, and let nobody have it until it is forgotten', async () => {
    const leases = new Leases(db, () => Promise.resolve());
    const since = (ms: number): Promise<unknown> =>
      db
        .collection<Lease>(LEASES)
        .updateOne({ _id: 'old' }, { $set: { until: new Date(Date.now() - ms).toISOString() } });
    const held = claiming('old');
    await until('somebody has it', () => held.told.includes('granted'));
    expect(await leases.takeAbandoned('old', 0)).toBe(false);
    await held.release();
    expect(await leases.takeAbandoned('old', 60_000)).toBe(false);
    await since(50_000);
    expect(await leases.takeAbandoned('old', 60_000)).toBe(false);
    await since(70_000);
    expect(await leases.takeAbandoned('old', 60_000)).toBe(true);
    const late = claiming('old');
    await until('it is refused', () => late.told.includes('refused'));
    await leases.forget('old');
    await until('it is granted', () => late.told.includes('granted'));
    await late.release();
  });
});
