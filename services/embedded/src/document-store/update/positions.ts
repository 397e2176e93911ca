import { StoreError } from '../errors';
import { compileFilter, type Predicate } from '../query/filter';
import { isDoc, type Doc } from '../values/doc';
import type { Positions } from './targets';

/** The conditions of a filter that every match fulfils: its fields, also those inside `$and`. */
export const conjuncts = (filter: Doc): [path: string, condition: unknown][] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and' && Array.isArray(condition))
      return condition.flatMap((clause) => (isDoc(clause) ? conjuncts(clause) : []));
    return key.startsWith('$') ? [] : [[key, condition] as [string, unknown]];
  });

/** A document in which `path` leads to `value`. */
const nested = (path: string, value: unknown): Doc =>
  path.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Doc;

/** `$`: the first item by which the filter matched this array. */
const matchedPosition = (filter: Doc, items: readonly unknown[], arrayPath: string): number => {
  const conditions = conjuncts(filter).filter(
    ([path]) => path === arrayPath || path.startsWith(`${arrayPath}.`),
  );
  const matches = compileFilter({
    $and: [{}, ...conditions.map(([path, condition]) => ({ [path]: condition }))],
  });
  const position =
    conditions.length === 0 ? -1 : items.findIndex((item) => matches(nested(arrayPath, [item])));
  if (position >= 0) return position;
  throw new StoreError('BadValue', 'The positional operator did not find the match needed from the query.');
};

const identifierOf = (filter: Doc): string | undefined => {
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith('$')) return key.split('.')[0];
    const clause = Array.isArray(value) ? value.find(isDoc) : undefined;
    if (clause !== undefined) return identifierOf(clause);
  }
  return undefined;
};

const readArrayFilters = (arrayFilters: unknown): ReadonlyMap<string, Predicate> => {
  const filters = new Map<string, Predicate>();
  if (arrayFilters === undefined) return filters;
  if (!Array.isArray(arrayFilters)) throw new StoreError('TypeMismatch', 'arrayFilters must be an array');
  for (const filter of arrayFilters) {
    const name = isDoc(filter) ? identifierOf(filter) : undefined;
    if (name === undefined || filters.has(name)) {
      throw new StoreError('FailedToParse', 'Each array filter needs a top-level field name of its own');
    }
    filters.set(name, compileFilter(filter as Doc));
  }
  return filters;
};

/** How an update finds array positions: `$` from its filter, `$[name]` from its array filters, `$[]` all. */
export const positionsFor = (filter: Doc, arrayFilters: unknown): Positions => {
  const filters = readArrayFilters(arrayFilters);
  return (part, items, arrayPath) => {
    if (part === '$') return [matchedPosition(filter, items, arrayPath)];
    if (part === '$[]') return items.map((_, i) => i);
    const name = part.slice(2, -1);
    const matches = filters.get(name);
    if (matches === undefined)
      throw new StoreError(
        'BadValue',
        `No array filter found for identifier '${name}' in path '${arrayPath}.${part}'`,
      );
    return items.flatMap((item, i) => (matches({ [name]: item }) ? [i] : []));
  };
};
