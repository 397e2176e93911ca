import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { randomBytes } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { positionText } from '../events/recorded-event';
import { CHECKPOINTS, type Checkpoint } from '../subscriptions/runner-documents';
import { confirmInstallation, WrongInstallation } from './installation';
import { MongoKeyring } from './mongo-keyring';

describe('what a start makes sure of', () => {
  const secret = randomBytes(32);
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let events: EsdbEventStore;
  let db: Db;

  const start = (documents: Db = db, key: Buffer = secret): Promise<void> =>
    confirmInstallation(events, documents, new MongoKeyring(documents, key));
  const otherDocuments = (): Db => mongo.db(`other${uuidv4().slice(0, 8)}`);

  beforeEach(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    events = new EsdbEventStore(stack.eventStoreUrl);
    db = mongo.db('one');
  });
  afterEach(async () => {
    await events.close();
    await mongo.close();
    await stack.stop();
  });

  it('marks a fresh pair, and takes it for its own from then on', async () => {
    await start();
    await start();
    const marks: unknown[] = [];
    for await (const { type } of events.read('installation')) marks.push(type);
    expect(marks).toEqual(['InstallationMade']);
  });

  it('lets apps that start at once agree on one mark', async () => {
    await Promise.all(Array.from({ length: 5 }, () => start()));
    await start();
  });

  it('goes on where the first start was cut off between the two stores', async () => {
    await db
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'installation', installationId: uuidv4(), confirmed: false } as never);
    await start();
    await start();
  });

  it('refuses a log with an empty document store', async () => {
    await start();
    await expect(start(otherDocuments())).rejects.toThrow(/document store is empty: correct MONGODB_URL/);
  });

  it('refuses an empty log with the documents of another one', async () => {
    const documents = db.collection<{ _id: string }>('installation');
    await documents.insertOne({ _id: 'installation', installationId: uuidv4(), confirmed: true } as never);
    await expect(start()).rejects.toThrow(/event log is empty: correct EVENTSTORE_URL/);
  });

  it('refuses the documents of another installation', async () => {
    await start();
    const documents = otherDocuments();
    await documents
      .collection<{ _id: string }>('installation')
      .insertOne({ _id: 'installation', installationId: uuidv4(), confirmed: true } as never);
    await expect(start(documents)).rejects.toThrow(/different installations/);
  });

  it('refuses another secret', async () => {
    await start();
    const refused = start(db, randomBytes(32));
    await expect(refused).rejects.toBeInstanceOf(WrongInstallation);
    await expect(refused).rejects.toThrow(/FIELDHOUSE_SECRET/);
  });

  it('refuses a document store that has lost its keys', async () => {
    await start();
    await db.collection('identity_subject_keys').deleteMany({});
    await expect(start()).rejects.toThrow(/lost the keys/);
  });

  it('refuses a log that ends before what the document store has read of it', async () => {
    await start();
    const end = await events.lastPosition();
    if (!end) throw new Error('the log is empty');
    const checkpoints = db.collection<Checkpoint>(CHECKPOINTS);
    const at = (commit: bigint): Promise<unknown> =>
      checkpoints.replaceOne(
        { _id: 'process_pick-clock' },
        { commit: positionText({ commit, prepare: commit }), prepare: String(commit) },
        { upsert: true },
      );
    await at(end.commit);
    await start();
    await at(end.commit + 1n);
    await expect(start()).rejects.toThrow(/restore the document store from the backup/);
  });
});
