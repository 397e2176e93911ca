import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { randomBytes } from 'node:crypto';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { EsdbEventStore } from '../event-store/esdb.adapter';
import { positionText } from '../events/recorded-event';
import { CHECKPOINTS, type Checkpoint } from '../subscriptions/runner-documents';
import { confirmInstallation, markKeys, WrongInstallation } from './installation';
import { MongoKeyring } from './mongo-keyring';
import { Secrets } from './secrets';

type Mark = { readonly _id: string; readonly installationId: string; readonly confirmed: boolean };

describe('what a start makes sure of', () => {
  const secret = randomBytes(32).toString('hex');
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let events: EsdbEventStore;

  const open = async (): Promise<void> => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    events = new EsdbEventStore(stack.eventStoreUrl);
  };
  const close = async (): Promise<void> => {
    await events.close();
    await mongo.close();
    await stack.stop();
  };
  const start = (documents: Db, key = secret): Promise<void> =>
    confirmInstallation(events, documents, new MongoKeyring(documents, new Secrets(key)));
  const emptyDocuments = (): Db => mongo.db(`d${uuidv4().slice(0, 8)}`);
  const marked = async (confirmed: boolean): Promise<Db> => {
    const documents = emptyDocuments();
    const mark = { _id: 'installation', installationId: uuidv4(), confirmed };
    await documents.collection<Mark>('installation').insertOne(mark);
    return documents;
  };

  describe('on a log that is empty', () => {
    beforeEach(open);
    afterEach(close);

    it('goes on where the first start was cut off between the two stores', async () => {
      const documents = await marked(false);
      await start(documents);
      await expect(start(documents)).resolves.not.toThrow();
    });

    it('refuses the documents of another log', async () => {
      await expect(start(await marked(true))).rejects.toThrow(/event log is empty: correct EVENTSTORE_URL/);
    });
  });

  describe('on a log that has its mark', () => {
    let own: Db;
    beforeAll(async () => {
      await open();
      own = emptyDocuments();
      await Promise.all(Array.from({ length: 5 }, () => start(own)));
    });
    afterAll(close);

    /** The documents of this log, for a test to spoil. */
    const copy = async (): Promise<Db> => {
      const documents = emptyDocuments();
      for (const name of ['installation', 'identity_subject_keys'])
        await documents.collection(name).insertMany(await own.collection(name).find().toArray());
      return documents;
    };

    it('has let several apps that started at once agree on one, and takes it for its own', async () => {
      const marks: unknown[] = [];
      for await (const { type } of events.read('installation')) marks.push(type);
      expect(marks).toEqual(['InstallationMade']);
      await start(own);
      await start(await copy());
    });

    it('refuses an empty document store', async () => {
      await expect(start(emptyDocuments())).rejects.toThrow(/document store is empty: correct MONGODB_URL/);
    });

    it('refuses the documents of another installation', async () => {
      await expect(start(await marked(true))).rejects.toThrow(/different installations/);
    });

    it('refuses another secret', async () => {
      const refused = start(own, randomBytes(32).toString('hex'));
      await expect(refused).rejects.toBeInstanceOf(WrongInstallation);
      await expect(refused).rejects.toThrow(/FIELDHOUSE_SECRET/);
    });

    it('refuses a document store that has lost its keys', async () => {
      const documents = await copy();
      await documents.collection('identity_subject_keys').deleteMany({});
      await expect(start(documents)).rejects.toThrow(/lost the keys/);
    });

    it('refuses documents that have read further than the log goes', async () => {
      const documents = await copy();
      const end = await events.lastPosition();
      if (!end) throw new Error('the log is empty');
      const readTo = (commit: bigint): Promise<unknown> =>
        documents
          .collection<Checkpoint>(CHECKPOINTS)
          .replaceOne(
            { _id: 'process_pick-clock' },
            { commit: positionText({ commit, prepare: commit }), prepare: String(commit) },
            { upsert: true },
          );
      await readTo(end.commit);
      await start(documents);
      await readTo(end.commit + 1n);
      await expect(start(documents)).rejects.toThrow(/restore the document store from the backup/);
    });
  });

  describe('on a log that knows how many keys there are', () => {
    let documents: Db;
    const people = [uuidv4(), uuidv4(), uuidv4()];
    const keys = (): Collection<{ _id: string }> => documents.collection('identity_subject_keys');
    const keyring = (): MongoKeyring => new MongoKeyring(documents, new Secrets(secret));
    const counted = async (): Promise<unknown[]> => {
      const found: unknown[] = [];
      for await (const { type, data } of events.read('installation'))
        if (type === 'KeysCounted') found.push(data['keys']);
      return found;
    };
    beforeEach(async () => {
      await open();
      documents = emptyDocuments();
      await start(documents);
      await keyring().prepare(people);
    });
    afterEach(close);

    it('refuses a document store that was put back to before the newest keys', async () => {
      await markKeys(events, keyring());
      await keys().deleteMany({ _id: { $in: people.slice(1) } });
      const refused = start(documents);
      await expect(refused).rejects.toBeInstanceOf(WrongInstallation);
      await expect(refused).rejects.toThrow(
        'has 2 keys of personal data, but the event log knows of 4: restore the document store',
      );
      await expect(keys().countDocuments()).resolves.toBe(2);
    });

    it('counts those that are destroyed, and lets newer documents than the log pass', async () => {
      await keyring().destroy(people[0] ?? '');
      await markKeys(events, keyring());
      await keyring().prepare([uuidv4()]);
      await start(documents);
      expect(await counted()).toEqual([4, 5]);
    });

    it('says it once, of several at once and where nothing was added', async () => {
      await Promise.all(Array.from({ length: 5 }, () => markKeys(events, keyring())));
      await start(documents);
      await keyring().destroy(people[0] ?? '');
      await markKeys(events, keyring());
      expect(await counted()).toEqual([4]);
    });

    it('starts where the log does not say it yet, and says it then', async () => {
      expect(await counted()).toEqual([]);
      await start(documents);
      expect(await counted()).toEqual([4]);
    });
  });
});
