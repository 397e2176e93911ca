import { Long } from 'bson';
import { notServed, StoreError } from '../errors';
import { prepareSearch, type PreparedSearch, type Search } from '../query/find';
import { compileProjection } from '../query/projection';
import type { Plan } from '../query/planner';
import { encode, isDoc, type Doc } from '../values/doc';
import { sameValue } from '../values/key-encoding';
import {
  collectionName,
  countField,
  docField,
  existing,
  reads,
  refuseCollation,
  type Answer,
  type CommandContext,
  type Commands,
  type Pausing,
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
  const project = compileProjection(command['projection']);
  const collection = existing(context);
  function* results(found: PreparedSearch): Generator<Buffer | undefined> {
    for (const stored of found.run()) {
      if (!stored || !project) yield stored?.bytes;
      else yield encode(project(project.fields ? stored.fields(project.fields) : stored.doc));
    }
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

function* countMatches(found: PreparedSearch): Pausing<number> {
  let n = 0;
  for (const stored of found.run()) {
    if (stored) n++;
    else yield stored;
  }
  return n;
}

function* count(context: CommandContext): Pausing<Answer> {
  const { command } = context;
  const collection = existing(context);
  const filter = docField(command, 'query');
  const skip = countField(command, 'skip');
  const limit = countField(command, 'limit');
  if (collection && Object.keys(filter).length === 0 && !skip && !limit)
    return { n: collection.count(), ok: 1 };
  return { n: yield* countMatches(prepareSearch(collection, { filter, skip, limit })), ok: 1 };
}

/** What `countDocuments` sends in its last stage. */
const COUNT_STAGE = { $group: { _id: 1, n: { $sum: 1 } } };

/** The search that the stages before the counting one ask for. @throws StoreError for every other pipeline */
const countedSearch = (pipeline: unknown): Search => {
  if (!Array.isArray(pipeline) || !pipeline.every(isDoc))
    throw new StoreError('TypeMismatch', "'pipeline' option must be specified as an array of documents");
  const stages = [...pipeline];
  const take = (name: string): unknown =>
    stages[0] && name in stages[0] ? stages.shift()?.[name] : undefined;
  const search = {
    filter: docField({ $match: take('$match') }, '$match'),
    skip: countField({ $skip: take('$skip') }, '$skip'),
    limit: countField({ $limit: take('$limit') }, '$limit'),
  };
  if (stages.length === 1 && sameValue(stages[0], COUNT_STAGE)) return search;
  throw notServed('An aggregation other than countDocuments');
};

function* aggregate(context: CommandContext): Pausing<Answer> {
  refuseCollation(context.command);
  if (context.command['aggregate'] === 1) throw notServed('An aggregation of a whole database');
  const search = countedSearch(context.command['pipeline']);
  const n = yield* countMatches(prepareSearch(existing(context), search));
  return yield* context.cursors.start(namespaceOf(context), n > 0 ? [encode({ _id: 1, n })] : [], {});
}

const describe = (plan: Plan): Doc => {
  const { branches, ranges, index, exact, sorted } = plan;
  if (branches) return { stage: 'OR', inputStages: branches.map(describe), sortedByIndex: sorted };
  if (ranges === undefined) return { stage: 'COLLSCAN', sortedByIndex: sorted };
  return { stage: exact ? 'IDHACK' : 'IXSCAN', indexName: index?.spec.name ?? '_id_', sortedByIndex: sorted };
};

function* explain(context: CommandContext): Pausing<Answer> {
  const explained = docField(context.command, 'explain');
  const inner = { ...context, command: explained };
  if (!('find' in explained)) throw notServed('An explanation of anything but find');
  const collection = existing(inner);
  const found = prepareSearch(collection, readSearch(inner));
  const nReturned = yield* countMatches(found);
  return {
    queryPlanner: {
      namespace: namespaceOf(inner),
      winningPlan: collection === undefined ? { stage: 'EOF' } : describe(found.plan),
    },
    executionStats: {
      executionSuccess: true,
      nReturned,
      totalKeysExamined: found.counts.keys,
      totalDocsExamined: found.counts.docs,
    },
    ok: 1,
  };
}

/** Queries. */
export const readingCommands: Commands = {
  find: reads(find),
  getMore: reads(getMore),
  killCursors: reads(killCursors),
  count: reads(count),
  aggregate: reads(aggregate),
  explain: reads(explain),
};
