import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { Collection, MongoClient, MongoNetworkError, type Db } from 'mongodb';
import { until } from '../testing/until';
import { Leases, type Claimant } from './leases';
import { LEASES, type Lease } from './runner-documents';

describe('leases', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let db: Db;
  const asked: string[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl, { monitorCommands: true });
    mongo.on('commandStarted', ({ commandName }) => asked.push(commandName));
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

  /** One process that wants to run all that have these names. */
  const claimingAll = (keys: readonly string[]) => {
    const granted: string[] = [];
    const leases = new Leases(db, () => Promise.resolve());
    const claimants = keys.map((key): Claimant => ({
      key,
      state: () => 'live',
      granted: () => void granted.push(key),
      refused: () => undefined,
      lost: () => undefined,
    }));
    for (const claimant of claimants) leases.claim(claimant);
    const release = () => Promise.all(claimants.map((one) => leases.release(one)));
    return { granted, release };
  };
  const named = (prefix: string) => Array.from({ length: 60 }, (_, n) => `${prefix}-${n}`);

  it('are granted to one of two processes each when both want them all at once', async () => {
    const keys = named('each');
    const [first, second] = [claimingAll(keys), claimingAll(keys)];
    await until('each is granted', () => first.granted.length + second.granted.length >= keys.length);
    expect([...first.granted, ...second.granted].sort()).toEqual([...keys].sort());
    const stored = await db
      .collection<Lease>(LEASES)
      .find({ _id: { $in: keys } })
      .toArray();
    expect(new Set(stored.map(({ owner }) => owner)).size).toBe(
      [first, second].filter(({ granted }) => granted.length > 0).length,
    );
    await Promise.all([first.release(), second.release()]);
  });

  it('are taken by one write, however many are wanted, held although its answer was lost, and given back by one', async () => {
    const { bulkWrite } = Collection.prototype;
    const losing = jest.spyOn(Collection.prototype, 'bulkWrite').mockImplementationOnce(async function (
      this: Collection,
      ...given
    ) {
      await bulkWrite.apply(this, given);
      throw new MongoNetworkError('connection reset');
    });
    const keys = named('lost');
    asked.splice(0);
    const all = claimingAll(keys);
    await until('all are granted', () => all.granted.length === keys.length);
    // What is asked for first goes alone, the others go together; each of them once more, and a beat.
    expect(asked.filter((command) => command !== 'find').length).toBeLessThanOrEqual(5);
    losing.mockRestore();
    asked.splice(0);
    await all.release();
    expect(asked.filter((command) => command === 'delete')).toHaveLength(1);
    expect(await db.collection<Lease>(LEASES).countDocuments({ _id: { $in: keys } })).toBe(0);
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
