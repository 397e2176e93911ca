import { invert, sameValue } from '../values/key-encoding';
import { isOperatorDoc, type Doc } from '../values/doc';
import type { Collection } from '../storage/collection';
import { ID_INDEX } from '../storage/index-spec';
import type { IndexTable } from '../storage/index-table';
import { descendingInterval, keyRange, type Interval, type KeyRange } from '../storage/key-range';
import { conditionsOf, pointsIn, rangeOf, type Condition } from './conditions';
import { sortFields, type SortField } from './sort';

/** How a query finds its candidates. */
export type Plan = {
  /** The index walked; undefined is the one on `_id`; without ranges all documents in insertion order. */
  readonly index?: IndexTable;
  readonly ranges?: readonly KeyRange[];
  /** The encoded `_id`s there may be, when the filter fixes them: they are looked up one by one. */
  readonly ids?: readonly Buffer[];
  readonly reverse: boolean;
  /** The candidates come in the order of the sort. */
  readonly sorted: boolean;
  /** Every candidate matches: the filter need not be tested. */
  readonly exact: boolean;
};

type Conditions = ReadonlyMap<string, readonly Condition[]>;
type Walk = {
  readonly prefixes: readonly Buffer[];
  readonly equalities: number;
  readonly interval?: Interval;
};

/** Beyond this many ranges a scan is cheaper than their number. */
const MAX_RANGES = 10_000;
const ID_FIELDS = sortFields(ID_INDEX.key);

/** Follows the fields of an index while there are equalities, then takes one range. */
const walk = (fields: readonly SortField[], multikey: number, conditions: Conditions): Walk => {
  let prefixes: readonly Buffer[] = [Buffer.alloc(0)];
  for (const [i, { path, descending }] of fields.entries()) {
    const isArray = (multikey & (1 << i)) !== 0;
    const here = conditions.get(path) ?? [];
    const points = pointsIn(here);
    if (points === undefined || points.length * prefixes.length > MAX_RANGES) {
      const range = rangeOf(here, isArray);
      const interval = range && descending ? descendingInterval(range) : range;
      return interval === undefined ? { prefixes, equalities: i } : { prefixes, equalities: i, interval };
    }
    const keys = descending ? points.map(invert) : points;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
  }
  return { prefixes, equalities: fields.length };
};

/** How far walking the index gives the order of a sort: forward, in reverse, or not. */
const orderOf = (
  fields: readonly SortField[],
  multikey: number,
  sort: readonly SortField[],
  { prefixes, equalities }: Walk,
): 'forward' | 'reverse' | undefined => {
  if (sort.length === 0 || prefixes.length > 1 || multikey !== 0) return undefined;
  const fixed = new Set(fields.slice(0, equalities).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const given = fields.slice(equalities);
  const reverse =
    wanted[0] !== undefined && given[0] !== undefined && wanted[0].descending !== given[0].descending;
  const fits = wanted.every(
    ({ path, descending }, i) => given[i]?.path === path && (given[i]?.descending !== descending) === reverse,
  );
  return fits ? (reverse ? 'reverse' : 'forward') : undefined;
};

/** A partial index serves only filters that imply its own: the same conditions, or equalities that fulfil them. */
const covers = ({ spec }: IndexTable, filter: Doc, conditions: Conditions): boolean => {
  if (
    spec.sparse &&
    !Object.keys(spec.key).some((path) => conditions.get(path)?.some(({ present }) => present))
  )
    return false;
  return Object.entries(spec.partialFilterExpression ?? {}).every(([path, wanted]) => {
    const given = filter[path];
    if (given === undefined) return false;
    if (sameValue(given, wanted)) return true;
    if (!isOperatorDoc(wanted))
      return isOperatorDoc(given) && '$eq' in given && sameValue(given['$eq'], wanted);
    return Object.entries(wanted).every(([name, operand]) => {
      if (name === '$exists' && operand) return conditions.get(path)?.some(({ present }) => present) === true;
      return isOperatorDoc(given) && name in given && sameValue(given[name], operand);
    });
  });
};

const planWith = (
  index: IndexTable | undefined,
  conditions: Conditions,
  sort: readonly SortField[],
): { plan: Plan; score: number } => {
  const fields = index?.fields ?? ID_FIELDS;
  const multikey = index?.multikey ?? 0;
  const way = walk(fields, multikey, conditions);
  const order = orderOf(fields, multikey, sort, way);
  const whole = way.equalities === fields.length && (index === undefined || index.spec.unique);
  const score = way.equalities * 10 + (way.interval ? 5 : 0) + (order ? 4 : 0) + (whole ? 50 : 0);
  const ranges = way.prefixes.map((prefix) => keyRange(prefix, way.interval));
  const ids = index === undefined && way.equalities === 1 ? way.prefixes : undefined;
  return {
    plan: { index, ranges, ids, reverse: order === 'reverse', sorted: order !== undefined, exact: false },
    score,
  };
};

const isIdLookup = (filter: Doc): boolean => {
  const keys = Object.keys(filter);
  const id = filter['_id'];
  return (
    keys.length === 1 && keys[0] === '_id' && id !== undefined && !isOperatorDoc(id) && !Array.isArray(id)
  );
};

/** Chooses how to find the matches of a filter: the index with the most equalities, then a range, then the order. */
export const choosePlan = (collection: Collection, filter: Doc, sort: readonly SortField[]): Plan => {
  const conditions = conditionsOf(filter);
  const usable = collection.indexes.filter((index) => covers(index, filter, conditions));
  const plans = [undefined, ...usable].map((index) => planWith(index, conditions, sort));
  const best = plans.reduce((a, b) => (b.score > a.score ? b : a));
  const scan: Plan = { reverse: false, sorted: sort.length === 0, exact: Object.keys(filter).length === 0 };
  if (best.score === 0) return scan;
  const exact = best.plan.index === undefined && isIdLookup(filter) && best.plan.ranges?.length === 1;
  return { ...best.plan, sorted: best.plan.sorted || sort.length === 0, exact };
};
