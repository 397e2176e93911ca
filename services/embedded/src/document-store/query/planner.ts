import { invert } from '../values/key-encoding';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
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
  /** Instead of all others: the plans of the branches of an `$or`, walked one after the other. */
  readonly branches?: readonly Plan[];
  /** The encoded `_id`s there may be, when the filter fixes them: they are looked up one by one. */
  readonly ids?: readonly Buffer[];
  readonly reverse: boolean;
  /** The candidates come in the order of the sort. */
  readonly sorted: boolean;
  /** Every candidate matches: the filter need not be tested. */
  readonly exact: boolean;
};

type Conditions = ReadonlyMap<string, readonly Condition[]>;
/** A plan with how much it promises to save; 0 is a scan of everything. */
type Rated = { readonly plan: Plan; readonly score: number };

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
  // Under one item of an array a document stands once.
  if (sort.length === 0 || prefixes.length > 1 || multikey >> equalities !== 0) return undefined;
  const isArray = (i: number): boolean => (multikey & (1 << i)) !== 0;
  const fixed = new Set(fields.slice(0, equalities).flatMap(({ path }, i) => (isArray(i) ? [] : [path])));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const given = fields.slice(equalities);
  const reverse =
    wanted[0] !== undefined && given[0] !== undefined && wanted[0].descending !== given[0].descending;
  const fits = wanted.every(
    ({ path, descending }, i) => given[i]?.path === path && (given[i]?.descending !== descending) === reverse,
  );
  return fits ? (reverse ? 'reverse' : 'forward') : undefined;
};

/** A sparse index serves only filters that no document without its fields can match. */
const covers = ({ spec }: IndexTable, conditions: Conditions): boolean =>
  !spec.sparse || Object.keys(spec.key).some((path) => conditions.get(path)?.some(({ present }) => present));

const planWith = (
  index: IndexTable | undefined,
  conditions: Conditions,
  sort: readonly SortField[],
): Rated => {
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

/** An equality on the first field of an index: as good as a branch of an `$or` can promise to be. */
const EQUALITY_SCORE = 10;

/** The branches of the filter's first `$or`, each with everything else that the filter asks. */
const branchesOf = (filter: Doc): readonly Doc[] | undefined => {
  const clauses = Array.isArray(filter['$and']) ? filter['$and'].filter(isDoc) : [];
  const or = [filter, ...clauses].map((clause) => clause['$or']).find(Array.isArray);
  const { $or: _, ...others } = filter;
  return or?.filter(isDoc).map((branch) => ({ $and: [branch, others] }));
};

/** Plans for the branches of an `$or`, if each has one that reads less than the best plan for the whole. */
const unionOf = (collection: Collection, filter: Doc, score: number): Rated | undefined => {
  const rated = branchesOf(filter)?.map((branch) => ratedPlan(collection, branch, [])) ?? [];
  const worst = Math.min(...rated.map((branch) => branch.score));
  if (rated.length === 0 || worst <= score) return undefined;
  const branches = rated.map(({ plan }) => plan);
  return { plan: { branches, reverse: false, sorted: false, exact: false }, score: worst };
};

const ratedPlan = (collection: Collection, filter: Doc, sort: readonly SortField[]): Rated => {
  const conditions = conditionsOf(filter);
  const usable = collection.indexes.filter((index) => covers(index, conditions));
  const plans = [undefined, ...usable].map((index) => planWith(index, conditions, sort));
  const best = plans.reduce((a, b) => (b.score > a.score ? b : a));
  const union = best.score < EQUALITY_SCORE ? unionOf(collection, filter, best.score) : undefined;
  if (union) return union;
  if (best.score > 0) return best;
  return { plan: { reverse: false, sorted: false, exact: Object.keys(filter).length === 0 }, score: 0 };
};

/**
 * Chooses how to find the matches of a filter: the index with the most equalities, then a range, then the order; for
 * an `$or` whose branches are all better served by indexes of their own, these one after the other.
 */
export const choosePlan = (collection: Collection, filter: Doc, sort: readonly SortField[]): Plan => {
  const { plan } = ratedPlan(collection, filter, sort);
  const { index, ids } = plan;
  const exact = plan.exact || (index === undefined && ids?.length === 1 && isIdLookup(filter));
  return { ...plan, sorted: plan.sorted || sort.length === 0, exact };
};
