import { StoreError } from '../errors';
import type { Collection } from '../storage/collection';
import type { ScanCounts } from '../storage/scans';
import type { StoredDocument } from '../storage/stored-document';
import type { Doc } from '../values/doc';
import { ownField } from '../values/paths';
import { compileFilter, fieldsOfFilter, type Predicate } from './filter';
import { choosePlan, type Plan } from './planner';
import { sortByKey, sortFields, sortKey, type SortField } from './sort';

/** How many more than twice the wanted documents a sort holds before it drops those that are out. */
const SORT_SLACK = 100;

const NOTHING: Plan = { ranges: [], reverse: false, sorted: true, exact: true };
function* nothing(): Generator<Found> {}

/** How long a search goes on before others may have the thread; only every so manieth document is the clock asked. */
const TURN_MS = 5;
const DOCS_BETWEEN_LOOKS = 32;

/** A match, or a pause: whoever holds up others by waiting for the next match may let them go first. */
export type Found = StoredDocument | undefined;

/** What to look for. `limit` 0 means all. */
export type Search = {
  readonly filter: Doc;
  readonly sort?: unknown;
  readonly skip?: number;
  readonly limit?: number;
};

/** A search made ready: invalid filters and sorts are refused here, before anything is read. */
export type PreparedSearch = {
  readonly plan: Plan;
  readonly counts: ScanCounts;
  readonly run: () => Generator<Found>;
};

/** Each document once, however many keys or branches lead to it. */
function* once(found: Iterable<StoredDocument>, seen: Set<number>): Generator<StoredDocument> {
  for (const stored of found) {
    if (seen.has(stored.seq)) continue;
    seen.add(stored.seq);
    yield stored;
  }
}

function* candidates(
  collection: Collection,
  { index, ranges, ids, reverse, branches }: Plan,
  counts: ScanCounts,
): Generator<StoredDocument> {
  if (branches !== undefined) {
    const seen = new Set<number>();
    for (const branch of branches) yield* once(candidates(collection, branch, counts), seen);
    return;
  }
  if (ranges === undefined) {
    yield* collection.scanAll(counts);
    return;
  }
  if (ids !== undefined) {
    for (const id of ids) {
      const stored = collection.findById(id);
      counts.keys++;
      if (stored === undefined) continue;
      counts.docs++;
      yield stored;
    }
    return;
  }
  if (index === undefined) {
    for (const range of ranges) yield* collection.scanIds(range, reverse, counts);
    return;
  }
  const seen = index.multikey === 0 ? undefined : new Set<number>();
  for (const range of ranges) {
    const found = collection.scanIndex(index, range, reverse, counts);
    yield* seen ? once(found, seen) : found;
  }
}

function* slice(found: Iterable<Found>, skip: number, limit: number): Generator<Found> {
  let position = 0;
  const end = limit === 0 ? Infinity : skip + limit;
  for (const stored of found) {
    if (stored !== undefined && position++ < skip) continue;
    yield stored;
    if (position >= end) return;
  }
}

/** @throws StoreError QueryPlanKilled when the collection was dropped or renamed meanwhile */
function* whileThere(collection: Collection, found: Iterable<Found>): Generator<Found> {
  for (const stored of found) {
    yield stored;
    if (collection.dropped)
      throw new StoreError('QueryPlanKilled', `collection dropped or renamed: ${collection.namespace}`);
  }
}

const searchIn = (
  collection: Collection,
  matches: Predicate,
  fields: readonly SortField[],
  { filter, skip = 0, limit = 0 }: Search,
): PreparedSearch => {
  const plan = choosePlan(collection, filter, fields);
  const counts: ScanCounts = { keys: 0, docs: 0 };
  const looked = new Set([...fieldsOfFilter(filter), ...fields.map(({ path }) => ownField(path))]);
  function* matching(): Generator<Found> {
    let until = performance.now() + TURN_MS;
    for (const stored of candidates(collection, plan, counts)) {
      if (counts.docs % DOCS_BETWEEN_LOOKS === 0 && performance.now() > until) {
        yield undefined;
        until = performance.now() + TURN_MS;
      }
      if (plan.exact || matches(stored.fields(looked))) yield stored;
    }
  }
  function* inOrder(): Generator<Found> {
    const wanted = limit === 0 ? Infinity : skip + limit;
    const keyed: { readonly key: Buffer; readonly stored: StoredDocument }[] = [];
    for (const stored of matching()) {
      if (stored === undefined) {
        yield stored;
        continue;
      }
      keyed.push({ key: sortKey(stored.fields(looked), fields), stored: stored.bare() });
      // Whoever is behind the last one wanted now stays behind it.
      if (keyed.length >= 2 * wanted + SORT_SLACK) sortByKey(keyed).splice(wanted);
    }
    for (const { stored } of sortByKey(keyed)) yield stored;
  }
  const found = plan.sorted ? matching : inOrder;
  return { plan, counts, run: () => whileThere(collection, slice(found(), skip, limit)) };
};

/** Prepares a search; where there is no collection it finds nothing. @throws StoreError BadValue */
export const prepareSearch = (collection: Collection | undefined, search: Search): PreparedSearch => {
  const matches = compileFilter(search.filter);
  const fields = sortFields(search.sort);
  if (collection === undefined) return { plan: NOTHING, counts: { keys: 0, docs: 0 }, run: nothing };
  return searchIn(collection, matches, fields, search);
};

/** The matches, found before the first is given, so that changing them cannot change what is found; of many, their places alone are held. */
export function* findToChange(collection: Collection | undefined, search: Search): Generator<StoredDocument> {
  const places: number[] = [];
  for (const stored of prepareSearch(collection, search).run()) {
    if (stored && search.limit === 1) {
      yield stored;
      return;
    }
    if (stored) places.push(stored.seq);
  }
  for (const place of places) {
    const stored = collection?.findBySeq(place);
    if (stored) yield stored;
  }
}
