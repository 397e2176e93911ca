import { randomUUID } from 'node:crypto';
import { MongoClient, MongoServerError, type Collection, type Db, type Document } from 'mongodb';
import { startDocumentStore } from '../server';

/** A database of its own on the server that MONGODB_URL names, or on a fresh embedded one. */
export type StoreUnderTest = {
  readonly client: MongoClient;
  readonly db: Db;
  /** A new, empty collection with documents of any shape. */
  readonly fresh: (docs?: readonly Document[]) => Promise<Collection<Document>>;
  readonly stop: () => Promise<void>;
};

/** Connects the official driver. */
export const connect = async (): Promise<StoreUnderTest> => {
  const given = process.env['MONGODB_URL'];
  const embedded =
    given === undefined ? await startDocumentStore({ file: ':memory:', durability: 'none' }) : undefined;
  const client = new MongoClient(given ?? embedded?.url ?? '');
  const db = client.db(`conformance-${randomUUID()}`);
  let made = 0;
  return {
    client,
    db,
    fresh: async (docs = []) => {
      const collection = db.collection(`c${++made}`);
      if (docs.length > 0) await collection.insertMany(docs.map((doc) => ({ ...doc })));
      return collection;
    },
    stop: async () => {
      await db.dropDatabase();
      await client.close();
      await embedded?.stop();
    },
  };
};

/** The server's refusal of what was tried. */
export const refusalOf = async (tried: Promise<unknown>): Promise<MongoServerError> => {
  const outcome: unknown = await tried.then(
    () => new Error('was not refused'),
    (error: unknown) => error,
  );
  if (outcome instanceof MongoServerError) return outcome;
  throw outcome;
};

/** The `_id`s that a filter finds, sorted. */
export const idsOf = async (collection: Collection<Document>, filter: Document): Promise<unknown[]> =>
  (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown);
