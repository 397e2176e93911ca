import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection as MongoCollection } from 'mongodb';
import { backUp } from '../backup/backup';
import { DamagedDataError, EVENTS_FILE } from '../data-folder';
import { eventually } from '../testing/launched';
import { startDocumentStore, type DocumentStore } from './server';
import { Catalog } from './storage/catalog';
import { DOCUMENT_FORMAT, KEYS_COLLECTION } from './storage/document-file';

const PEOPLE = 400;
const WAIT_MS = 60_000;
/** Long enough that no two are alike by chance, and of the length of a sealed key. */
const keyOf = (person: number): string =>
  `sealed-key-of-${String(person).padStart(4, '0')}-${'k'.repeat(70)}`;

type Key = { readonly _id: string; readonly sealedKey: string | null };

describe('what the document store forgets', () => {
  let dir: string;
  let file: string;
  let store: DocumentStore;
  let mongo: MongoClient;
  let keys: MongoCollection<Key>;

  const open = async (): Promise<void> => {
    store = await startDocumentStore({ file });
    mongo = new MongoClient(store.url);
    keys = mongo.db('fieldhouse').collection<Key>(KEYS_COLLECTION);
  };
  const close = async (): Promise<void> => {
    await mongo.close();
    await store.stop();
  };
  /** The files of a folder in whose bytes a text stands. */
  const holding = (text: string, folder = dir): string[] =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
  const make = (person: number) =>
    keys.findOneAndUpdate(
      { _id: `p${person}` },
      { $setOnInsert: { sealedKey: keyOf(person) } },
      { upsert: true },
    );
  const destroy = (person: number) => keys.updateOne({ _id: `p${person}` }, { $set: { sealedKey: null } });

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'forgetting-'));
    file = join(dir, 'documents.db');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  describe('while it runs', () => {
    beforeEach(open);
    afterEach(close);

    it('keeps no copy of a key that is destroyed, from the answer on, and loses none of the others', async () => {
      for (let person = 0; person < PEOPLE; person++) await make(person);
      expect(holding(keyOf(7))).not.toEqual([]);
      const gone = Array.from({ length: PEOPLE / 2 }, (_, n) => (n * 7) % PEOPLE);
      for (const person of gone) {
        await destroy(person);
        expect(holding(keyOf(person))).toEqual([]);
      }
      const left = await keys.find({ sealedKey: { $ne: null } }).toArray();
      expect(left.map(({ sealedKey }) => sealedKey).sort()).toEqual(
        Array.from({ length: PEOPLE }, (_, n) => n)
          .filter((person) => !gone.includes(person))
          .map(keyOf),
      );
    });

    it('keeps keys in a file of their own, lists them with the rest and drops them with the rest', async () => {
      await make(1);
      await mongo.db('fieldhouse').collection('docs').insertOne({ text: 'beside' });
      await eventually('all is in the files', WAIT_MS, () => holding('beside').join() === 'documents.db');
      expect(holding(keyOf(1)).filter((name) => name.startsWith('documents'))).toEqual([]);
      const names = async () =>
        (await mongo.db('fieldhouse').listCollections().toArray()).map(({ name }) => name).sort();
      expect(await names()).toEqual(['docs', KEYS_COLLECTION]);
      await mongo.db('fieldhouse').dropDatabase();
      expect(await names()).toEqual([]);
      expect(holding(keyOf(1))).toEqual([]);
    });

    it('keeps nothing of what was deleted or replaced once writing pauses, also after a backup held it', async () => {
      const docs = mongo.db('fieldhouse').collection<{ _id: number; text: string }>('docs');
      await docs.createIndex({ text: 1 });
      const text = (n: number, what: string) => `${what} ${n} ${'x'.repeat(100)}`;
      await docs.insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id, text: text(_id, 'Ana Ruiz') })));
      const reader = new Database(file);
      reader.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
      reader.prepare('SELECT count(*) FROM sqlite_schema').get();
      await docs.updateMany({ _id: { $lt: 25 } }, { $set: { text: 'Deleted player' } });
      await docs.deleteMany({ _id: { $gte: 25 } });
      expect(holding('Ana Ruiz')).not.toEqual([]);
      reader.close();
      await eventually('nothing is left', WAIT_MS, () => holding('Ana Ruiz').length === 0);
    });

    it('is kept out of a backup that is taken afterwards', async () => {
      await make(1);
      await make(2);
      await destroy(1);
      const copy = join(dir, 'copy');
      writeFileSync(join(dir, EVENTS_FILE), '');
      await backUp(dir, copy);
      expect(holding(keyOf(1), copy)).toEqual([]);
      expect(holding(keyOf(2), copy)).toEqual(['keys.db']);
    });
  });

  describe('when it takes over a file in which keys and documents were one', () => {
    const MAKE_ONE = 60;
    /** As the version before made it: one destroyed key has left its traces. */
    const oneFile = (): void => {
      const db = new Database(file);
      db.pragma('journal_mode = WAL');
      db.exec(`${DOCUMENT_FORMAT.schema} PRAGMA application_id = ${DOCUMENT_FORMAT.applicationId}`);
      db.pragma('user_version = 1');
      const catalog = new Catalog(db);
      const made = catalog.ensure('fieldhouse', KEYS_COLLECTION);
      for (let n = 0; n < MAKE_ONE; n++) made.insert({ _id: `p${n}`, sealedKey: keyOf(n) });
      catalog.ensure('fieldhouse', 'docs').insert({ _id: 1, text: 'a document' });
      for (const stored of [...made.scanAll({ keys: 0, docs: 0 })].slice(0, 20))
        made.replace(stored, { ...stored.doc, sealedKey: null });
      db.close();
    };
    const WHOLE = { keys: MAKE_ONE, destroyed: 20, docs: 1, one: keyOf(30), left: [], traces: [] };
    const served = async () => {
      await open();
      const found = {
        keys: await keys.countDocuments(),
        destroyed: await keys.countDocuments({ sealedKey: null }),
        docs: await mongo.db('fieldhouse').collection('docs').countDocuments(),
        one: (await keys.findOne({ _id: 'p30' }))?.sealedKey,
        left: holding('sealed-key-of').filter((name) => name.startsWith('documents')),
        traces: holding(keyOf(3)),
      };
      await close();
      return found;
    };

    it('moves the keys out of it and leaves no trace of them there', async () => {
      oneFile();
      expect(holding(keyOf(3))).toEqual(['documents.db']);
      expect(await served()).toEqual(WHOLE);
      expect(await served()).toEqual(WHOLE);
    });

    it('begins again where it was cut off, before and after the keys had their file', async () => {
      oneFile();
      const before = readFileSync(file);
      writeFileSync(join(dir, 'keys.db.new'), 'half');
      expect(await served()).toEqual(WHOLE);
      // The keys' file stands already, the documents still have them.
      writeFileSync(file, before);
      expect(await served()).toEqual(WHOLE);
      // The documents have lost them, and do not say so yet.
      const db = new Database(file);
      db.pragma('user_version = 1');
      db.close();
      expect(await served()).toEqual(WHOLE);
    });

    it('refuses documents whose keys are gone', async () => {
      oneFile();
      expect(await served()).toEqual(WHOLE);
      rmSync(join(dir, 'keys.db'));
      await expect(startDocumentStore({ file })).rejects.toThrow(DamagedDataError);
      expect(existsSync(join(dir, 'keys.db'))).toBe(false);
    });
  });
});
