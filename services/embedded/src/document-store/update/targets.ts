import { StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';
import { isPosition } from '../values/paths';

/** As many as MongoDB puts before a position that an array has not reached yet. */
const MAX_PADDING = 1_500_000;

/** One place in a document that an update operator acts on. */
export type Target = {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
  readonly remove: () => void;
};

const target = (holder: Doc | unknown[], key: string): Target =>
  Array.isArray(holder)
    ? {
        get: () => holder[Number(key)],
        set: (value) => {
          if (Number(key) - holder.length > MAX_PADDING) throw tooFar();
          while (holder.length < Number(key)) holder.push(null);
          holder[Number(key)] = value;
        },
        remove: () => {
          if (Number(key) < holder.length) holder[Number(key)] = null;
        },
      }
    : {
        get: () => (Object.hasOwn(holder, key) ? holder[key] : undefined),
        set: (value) => {
          Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
        },
        remove: () => {
          delete holder[key];
        },
      };

const tooFar = (): StoreError =>
  new StoreError('CannotBackfillArray', `can't backfill more than ${MAX_PADDING} elements`);

const notViable = (part: string, node: unknown): StoreError =>
  new StoreError(
    'PathNotViable',
    `Cannot create field '${part}' in element of type ${Array.isArray(node) ? 'array' : typeof node}`,
  );

/**
 * Finds the place a dotted path means. With `create`, missing documents on the way are made; without it a path that
 * leads nowhere gives none.
 * @throws StoreError PathNotViable when `create` would have to pass through a value that has no fields; CannotBackfillArray when
 *   what is found is set far beyond the end of an array
 */
export const targetAt = (doc: Doc, path: string, create: boolean): Target | undefined => {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let node: unknown = doc;
  for (const part of parts) {
    const here = fieldOf(node, part, create);
    if (here === undefined) return undefined;
    if (here.get() === undefined) {
      if (!create) return undefined;
      here.set({});
    }
    node = here.get();
  }
  return fieldOf(node, last, create);
};

const fieldOf = (node: unknown, part: string, create: boolean): Target | undefined => {
  if (isDoc(node) || (Array.isArray(node) && isPosition(part))) return target(node, part);
  if (create) throw notViable(part, node);
  return undefined;
};
