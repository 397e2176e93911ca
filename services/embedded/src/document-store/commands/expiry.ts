import { deleteDocuments } from './write-document';
import type { Catalog } from '../storage/catalog';

/** Deletes the documents whose date in a TTL index lies further back than the index allows. */
export const deleteExpired = (catalog: Catalog, now: number): number => {
  let deleted = 0;
  for (const { collection } of catalog.all()) {
    for (const { spec } of collection.indexes) {
      const [path] = Object.keys(spec.key);
      if (spec.expireAfterSeconds === undefined || path === undefined) continue;
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      deleted += deleteDocuments(
        collection,
        { ...spec.partialFilterExpression, [path]: { $lte: limit } },
        false,
      ).deleted;
    }
  }
  return deleted;
};
