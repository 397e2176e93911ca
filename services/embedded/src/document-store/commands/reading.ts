import { Long } from 'bson';
import { StoreError } from '../errors';
import { prepareSearch, type PreparedSearch, type Search } from '../query/find';
import { readStages, runStages } from '../query/pipeline';
import { compileProjection } from '../query/projection';
import type { Collection } from '../storage/collection';
import { decode, encode, isDoc, type Doc } from '../values/doc';
import { encodeKey, sameValue } from '../values/key-encoding';
import { valuesAt } from '../values/paths';
import {
  collectionName,
  countField,
  docField,
  existing,
  reads,
  refuseCollation,
  type CommandContext,
  type Commands,
} from './command';

const namespaceOf = (context: CommandContext): string => `${context.db}.${collectionName(context)}`;

const readSearch = ({ command }: CommandContext): Search => {
  refuseCollation(command);
  if (command['tailable'])
    throw new StoreError(
      'BadValue',
      'error processing query: tailable cursor requested on non capped collection',
    );
  return {
    filter: docField(command, 'filter'),
    sort: command['sort'],
    skip: countField(command, 'skip'),
    limit: countField(command, 'limit'),
  };
};

const find = (context: CommandContext) => {
  const { cursors, command } = context;
  const search = readSearch(context);
  const project = compileProjection(command['projection'], search.filter);
  const collection = existing(context);
  function* results(found: PreparedSearch): Generator<Buffer> {
    for (const stored of found.run()) yield project ? encode(project(stored.doc)) : stored.bytes;
  }
  const batch = { batchSize: countField(command, 'batchSize'), singleBatch: command['singleBatch'] === true };
  return cursors.start(namespaceOf(context), results(prepareSearch(collection, search)), batch);
};

/** @throws StoreError TypeMismatch */
const cursorId = (id: unknown): bigint => {
  if (id instanceof Long) return id.toBigInt();
  if (Number.isSafeInteger(id)) return BigInt(id as number);
  throw new StoreError('TypeMismatch', 'A cursor id must be a whole number');
};

const getMore = ({ cursors, db, command }: CommandContext) => {
  return cursors.more(
    cursorId(command['getMore']),
    `${db}.${String(command['collection'])}`,
    countField(command, 'batchSize'),
  );
};

const killCursors = ({ cursors, command }: CommandContext) => {
  const ids = Array.isArray(command['cursors']) ? command['cursors'] : [];
  const [killed, notFound]: [unknown[], unknown[]] = [[], []];
  for (const id of ids) (cursors.kill(cursorId(id)) ? killed : notFound).push(id);
  return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

const countMatches = (found: PreparedSearch): number => {
  let n = 0;
  for (const _ of found.run()) n++;
  return n;
};

const count = (context: CommandContext) => {
  const { command } = context;
  const collection = existing(context);
  const filter = docField(command, 'query');
  const skip = countField(command, 'skip');
  const limit = countField(command, 'limit');
  if (collection && Object.keys(filter).length === 0 && !skip && !limit)
    return { n: collection.count(), ok: 1 };
  return { n: countMatches(prepareSearch(collection, { filter, skip, limit })), ok: 1 };
};

const distinct = (context: CommandContext) => {
  const { command } = context;
  const key = command['key'];
  if (typeof key !== 'string' || key === '')
    throw new StoreError('TypeMismatch', "Expected field 'key' to be a string");
  const collection = existing(context);
  const values = new Map<string, unknown>();
  const found = prepareSearch(collection, { filter: docField(command, 'query') });
  for (const { doc } of found.run()) {
    for (const value of valuesAt(doc, key.split('.')).flatMap((at): unknown[] =>
      Array.isArray(at) ? at : [at],
    )) {
      if (value !== undefined) values.set(encodeKey(value).toString('latin1'), value);
    }
  }
  return { values: [...values.values()], ok: 1 };
};

/** The leading stages that a search can do, and what is left. */
const splitPipeline = (stages: readonly Doc[]): { search: Search; rest: Doc[] } => {
  const rest = [...stages];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()?.[name] : undefined);
  const filters: Doc[] = [];
  for (let filter = take('$match'); isDoc(filter); filter = take('$match')) filters.push(filter);
  const sort = take('$sort');
  const skip = countField({ $skip: take('$skip') }, '$skip');
  const limit = countField({ $limit: take('$limit') }, '$limit');
  return {
    search: {
      filter: filters.length === 1 ? (filters[0] ?? {}) : filters.length === 0 ? {} : { $and: filters },
      sort,
      skip,
      limit,
    },
    rest,
  };
};

/** What `countDocuments` sends: answered by counting, without holding the documents. */
const COUNT_STAGE = { $group: { _id: 1, n: { $sum: 1 } } };

function* pipelineResults(context: CommandContext, found: PreparedSearch, rest: Doc[]): Generator<Buffer> {
  if (rest.length === 0) {
    for (const { bytes } of found.run()) yield bytes;
    return;
  }
  if (rest.length === 1 && sameValue(rest[0], COUNT_STAGE)) {
    const n = countMatches(found);
    if (n > 0) yield encode({ _id: 1, n });
    return;
  }
  const docs = (collection: Collection | undefined): Doc[] =>
    collection ? Array.from(collection.scanAll({ keys: 0, docs: 0 }), ({ doc }) => doc) : [];
  function* input(): Generator<Doc> {
    for (const { bytes } of found.run()) yield decode(bytes);
  }
  for (const doc of runStages(input(), rest, (name) => docs(context.catalog.find(context.db, name))))
    yield encode(doc);
}

const aggregate = (context: CommandContext) => {
  const { catalog, cursors, db, command } = context;
  refuseCollation(command);
  const stages = readStages(command['pipeline']);
  const wanted = docField(command, 'cursor');
  const onDatabase = command['aggregate'] === 1;
  const name = onDatabase ? '$cmd.aggregate' : collectionName(context);
  const { search, rest } = splitPipeline(stages);
  const collection = onDatabase ? undefined : catalog.find(db, name);
  const found = prepareSearch(collection, search);
  return cursors.start(`${db}.${name}`, pipelineResults(context, found, rest), {
    batchSize: countField(wanted, 'batchSize'),
  });
};

const explain = (context: CommandContext) => {
  const explained = docField(context.command, 'explain');
  const inner = { ...context, command: explained };
  if (!('find' in explained)) throw new StoreError('CommandNotSupported', 'only find can be explained');
  const collection = existing(inner);
  const found = prepareSearch(collection, readSearch(inner));
  const nReturned = countMatches(found);
  const stage =
    collection === undefined
      ? 'EOF'
      : found.plan.ranges === undefined
        ? 'COLLSCAN'
        : found.plan.exact
          ? 'IDHACK'
          : 'IXSCAN';
  const indexName =
    found.plan.ranges === undefined ? {} : { indexName: found.plan.index?.spec.name ?? '_id_' };
  return {
    queryPlanner: {
      namespace: namespaceOf(inner),
      winningPlan: { stage, ...indexName, sortedByIndex: found.plan.sorted },
    },
    executionStats: {
      executionSuccess: true,
      nReturned,
      totalKeysExamined: found.counts.keys,
      totalDocsExamined: found.counts.docs,
    },
    ok: 1,
  };
};

/** Queries. */
export const readingCommands: Commands = {
  find: reads(find),
  getMore: reads(getMore),
  killCursors: reads(killCursors),
  count: reads(count),
  distinct: reads(distinct),
  aggregate: reads(aggregate),
  explain: reads(explain),
};
