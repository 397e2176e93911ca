import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { MongoClient, type Db } from 'mongodb';
import { CHECKPOINTS, PARKED_EVENTS, type Checkpoint, type ParkedEvent } from './runner-documents';
import { RunnerReads } from './runner-reads';

describe('what runners ask when they begin', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let db: Db;
  const asked: string[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl, { monitorCommands: true });
    mongo.on('commandStarted', ({ commandName, command }) =>
      asked.push(`${commandName} ${String(command[commandName])}`),
    );
    db = mongo.db('reads');
    await db
      .collection<Checkpoint>(CHECKPOINTS)
      .insertMany(['one', 'two'].map((_id) => ({ _id, commit: `1-${_id}`, prepare: '1' })));
    await db
      .collection<ParkedEvent>(PARKED_EVENTS)
      .insertMany([
        { ...parked('two', 'a'), retry: true },
        { ...parked('two', 'b'), retry: true },
        parked('three', 'c'),
      ]);
    await db.collection('four').insertOne({ of: 'documents alone' });
  });
  beforeEach(() => void asked.splice(0));
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  const parked = (runner: string, eventId: string): ParkedEvent => ({
    ...{ _id: `${runner}:${eventId}`, runner, eventId, type: 'Counted', streamId: 'counter-1' },
    ...{ revision: 0, commit: '1', message: 'no', parkedAt: '2026-05-01T18:00:00.000Z' },
  });

  it('is asked once for all of them: where each is, and what of it an operator has marked', async () => {
    const reads = new RunnerReads(db);
    const keys = ['one', 'two', 'three', 'four'];
    const [places, marked] = await Promise.all([
      Promise.all(keys.map((key) => reads.checkpoint.of(key))),
      Promise.all(keys.map((key) => reads.marked.of(key))),
    ]);
    expect(places.map((place) => place?.commit)).toEqual(['1-one', '1-two', undefined, undefined]);
    expect(marked.map((events) => events?.map(({ eventId }) => eventId))).toEqual([[], ['a', 'b'], [], []]);
    expect(asked.sort()).toEqual([`find ${CHECKPOINTS}`, `find ${PARKED_EVENTS}`]);
  });

  it('finds what is left of a read model: documents, a place in the log, or what it has passed over', async () => {
    const reads = new RunnerReads(db);
    const left = await Promise.all(['one', 'three', 'four', 'five'].map((name) => reads.isLeft.of(name)));
    expect(left).toEqual([true, true, true, undefined]);
    expect(asked).toHaveLength(3);
  });
});
