import { Binary } from 'bson';
import { notServed, StoreError } from '../errors';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/collection';
import { KEYS_COLLECTION } from '../storage/document-file';
import { readIndexSpec, sameKeyPattern } from '../storage/index-spec';
import { encode, isDoc, type Doc } from '../values/doc';
import {
  collectionName,
  countField,
  docField,
  docList,
  existing,
  reads,
  writes,
  type CommandContext,
  type Commands,
} from './command';

const there = (context: CommandContext): Collection => {
  const collection = existing(context);
  if (collection === undefined)
    throw new StoreError('NamespaceNotFound', `ns does not exist: ${context.db}.${collectionName(context)}`);
  return collection;
};

/** Options of `create` that make another kind of collection. */
const UNSERVED_KINDS = [
  'capped',
  'viewOn',
  'timeseries',
  'validator',
  'collation',
  'clusteredIndex',
  'expireAfterSeconds',
];

const create = (context: CommandContext) => {
  const { catalog, db, command } = context;
  const refused = UNSERVED_KINDS.find((option) => Boolean(command[option]));
  if (refused !== undefined) throw notServed(`A collection with '${refused}'`);
  if (existing(context) !== undefined)
    throw new StoreError('NamespaceExists', `Collection ${db}.${collectionName(context)} already exists.`);
  catalog.ensure(db, collectionName(context));
  return { ok: 1 };
};

const drop = (context: CommandContext) => {
  const { catalog, db } = context;
  const nIndexesWas = existing(context)?.specs.length;
  const dropped = catalog.drop(db, collectionName(context));
  return dropped ? { nIndexesWas, ns: `${db}.${collectionName(context)}`, ok: 1 } : { ok: 1 };
};

const dropDatabase = ({ catalog, db }: CommandContext) => {
  const entries = catalog.in(db);
  for (const { name } of entries) catalog.drop(db, name);
  return entries.length > 0 ? { dropped: db, ok: 1 } : { ok: 1 };
};

const splitNamespace = (namespace: unknown): { db: string; name: string } => {
  const [db, ...rest] = String(namespace).split('.');
  return { db: db ?? '', name: rest.join('.') };
};

const renameCollection = ({ catalog, db, command }: CommandContext) => {
  if (db !== 'admin')
    throw new StoreError('Unauthorized', 'renameCollection may only be run against the admin database.');
  const [from, to] = [splitNamespace(command['renameCollection']), splitNamespace(command['to'])];
  if (from.name === KEYS_COLLECTION || to.name === KEYS_COLLECTION)
    throw notServed(`A rename of ${KEYS_COLLECTION}`);
  catalog.rename(from, to, command['dropTarget'] === true);
  return { ok: 1 };
};

const listCollections = ({ catalogs, cursors, db, command }: CommandContext) => {
  const matches = compileFilter(docField(command, 'filter'));
  const entries = catalogs.flatMap((catalog) => catalog.in(db));
  const described = entries.map(({ name, collection }) => ({
    name,
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: new Binary(collection.uuid, Binary.SUBTYPE_UUID) },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  }));
  const found = described.filter((description) => matches(description));
  const shown: Doc[] = command['nameOnly'] === true ? found.map(({ name, type }) => ({ name, type })) : found;
  return cursors.start(`${db}.$cmd.listCollections`, shown.map(encode), {
    batchSize: countField(docField(command, 'cursor'), 'batchSize'),
  });
};

const listDatabases = ({ catalogs }: CommandContext) => {
  const names = [...new Set(catalogs.flatMap((catalog) => catalog.all()).map(({ db }) => db))].sort();
  return { databases: names.map((name) => ({ name, sizeOnDisk: 0, empty: false })), totalSize: 0, ok: 1 };
};

const createIndexes = (context: CommandContext) => {
  const { catalog, db, command } = context;
  const specs = docList(command, 'indexes').map(readIndexSpec);
  const createdCollectionAutomatically = existing(context) === undefined;
  const collection = catalog.ensure(db, collectionName(context));
  const numIndexesBefore = collection.specs.length;
  const made = specs.map((spec) => catalog.createIndex(collection, spec));
  const note = made.includes(true) ? {} : { note: 'all indexes already exist' };
  return {
    numIndexesBefore,
    numIndexesAfter: collection.specs.length,
    createdCollectionAutomatically,
    ...note,
    ok: 1,
  };
};

const listIndexes = (context: CommandContext) => {
  const specs = there(context).specs.map((spec) => encode({ v: 2, ...spec }));
  const namespace = `${context.db}.${collectionName(context)}`;
  return context.cursors.start(namespace, specs, {
    batchSize: countField(docField(context.command, 'cursor'), 'batchSize'),
  });
};

const namesToDrop = (collection: Collection, index: unknown): readonly string[] => {
  if (index === '*') return collection.indexes.map(({ spec }) => spec.name);
  if (Array.isArray(index)) return index.map(String);
  if (!isDoc(index)) return [String(index)];
  const wanted = readIndexSpec({ name: 'wanted', key: index });
  const found = collection.specs.find((spec) => sameKeyPattern(spec, wanted));
  if (found === undefined)
    throw new StoreError('IndexNotFound', `can't find index with key: ${JSON.stringify(index)}`);
  return [found.name];
};

const dropIndexes = (context: CommandContext) => {
  const collection = there(context);
  const nIndexesWas = collection.specs.length;
  for (const name of namesToDrop(collection, context.command['index'])) {
    if (name === '_id_') throw new StoreError('InvalidOptions', 'cannot drop _id index');
    if (!context.catalog.dropIndex(collection, name))
      throw new StoreError('IndexNotFound', `index not found with name [${name}]`);
  }
  return { nIndexesWas, ok: 1 };
};

/** Collections, indexes and figures about them. */
export const administrationCommands: Commands = {
  create: writes(create),
  drop: writes(drop),
  dropDatabase: writes(dropDatabase),
  renameCollection: writes(renameCollection),
  listCollections: reads(listCollections),
  listDatabases: reads(listDatabases),
  createIndexes: writes(createIndexes),
  listIndexes: reads(listIndexes),
  dropIndexes: writes(dropIndexes),
};
