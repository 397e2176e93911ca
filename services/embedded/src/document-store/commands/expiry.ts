import type { Catalog } from '../storage/catalog';
import { findToChange } from '../query/find';

/** How many documents go in one transaction: more would hold up everybody else for too long. */
export const EXPIRY_PORTION = 500;

/**
 * Deletes documents whose date in a TTL index lies further back than the index allows, one portion of them.
 * @returns whether there may be more
 */
export const deleteExpired = (catalog: Catalog, now: number): boolean => {
  let left = EXPIRY_PORTION;
  for (const { collection } of catalog.all()) {
    for (const { spec } of collection.indexes) {
      const [path] = Object.keys(spec.key);
      if (spec.expireAfterSeconds === undefined || path === undefined || left === 0) continue;
      const filter = { [path]: { $lte: new Date(now - spec.expireAfterSeconds * 1000) } };
      for (const stored of findToChange(collection, { filter, limit: left })) {
        collection.delete(stored);
        left -= 1;
      }
    }
  }
  return left === 0;
};
