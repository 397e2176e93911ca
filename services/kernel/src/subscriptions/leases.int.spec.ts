import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { until } from '../testing/until';
import { Leases, type Claimant } from './leases';

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
});
