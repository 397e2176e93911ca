import { StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';
import { isPosition } from '../values/paths';

/** One place in a document that an update operator acts on. */
export type Target = {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
  readonly remove: () => void;
};

/** Chooses array positions for `$`, `$[]` and `$[name]`: the ones to act on. */
export type Positions = (part: string, items: readonly unknown[], arrayPath: string) => readonly number[];

const target = (holder: Doc | unknown[], key: string): Target =>
  Array.isArray(holder)
    ? {
        get: () => holder[Number(key)],
        set: (value) => {
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

const notViable = (part: string, node: unknown): StoreError =>
  new StoreError(
    'PathNotViable',
    `Cannot create field '${part}' in element of type ${Array.isArray(node) ? 'array' : typeof node}`,
  );

/**
 * Finds the places a dotted path means. With `create`, missing documents on the way are made; without it a
 * path that leads nowhere gives no places.
 * @throws StoreError PathNotViable when `create` would have to pass through a value that has no fields
 */
export const targetsAt = (doc: Doc, path: string, create: boolean, positions: Positions): Target[] => {
  const parts = path.split('.');
  const found: Target[] = [];
  const walk = (node: unknown, from: number): void => {
    const part = parts[from] ?? '';
    if (part.startsWith('$')) {
      if (!Array.isArray(node)) {
        throw new StoreError(
          'BadValue',
          `Cannot apply array updates to non-array element at '${parts.slice(0, from).join('.')}'`,
        );
      }
      for (const i of positions(part, node, parts.slice(0, from).join('.'))) step(node, String(i), from);
    } else if (isDoc(node) || (Array.isArray(node) && isPosition(part))) {
      step(node, part, from);
    } else if (create) {
      throw notViable(part, node);
    }
  };
  const step = (holder: Doc | unknown[], key: string, from: number): void => {
    const here = target(holder, key);
    if (from === parts.length - 1) {
      found.push(here);
      return;
    }
    if (here.get() === undefined) {
      if (!create) return;
      here.set({});
    }
    walk(here.get(), from + 1);
  };
  walk(doc, 0);
  return found;
};
