import { isDoc } from './doc';
import { encodeKey } from './key-encoding';

const INDEX = /^(0|[1-9][0-9]*)$/;

/** True for a path part that can be an array position. */
export const isPosition = (part: string): boolean => INDEX.test(part);

/** The field of the document itself that a path begins with. */
export const ownField = (path: string): string => path.split('.', 1)[0] ?? path;

const collect = (node: unknown, parts: readonly string[], from: number, found: unknown[]): void => {
  const part = parts[from];
  if (part === undefined) {
    found.push(node);
  } else if (Array.isArray(node)) {
    if (isPosition(part) && Number(part) < node.length) collect(node[Number(part)], parts, from + 1, found);
    for (const item of node) if (isDoc(item)) collect(item, parts, from, found);
  } else if (isDoc(node) && Object.hasOwn(node, part)) {
    collect(node[part], parts, from + 1, found);
  } else {
    found.push(undefined);
  }
};

/**
 * The values a dotted path means in a document. Arrays on the way are entered (each document in them, and
 * a position where the part is a number); an array at the end is one value. A missing field is `undefined`;
 * an array without documents on the way yields nothing.
 */
export const valuesAt = (doc: unknown, parts: readonly string[]): unknown[] => {
  const found: unknown[] = [];
  collect(doc, parts, 0, found);
  return found;
};

/**
 * The index keys of a path in a document: one for a plain value, one per item for an array, null for a
 * missing field, undefined (which sorts before null) for an empty array. Never empty, without duplicates.
 */
export const keysAt = (doc: unknown, parts: readonly string[]): Buffer[] => {
  const values = valuesAt(doc, parts).flatMap((value): unknown[] =>
    Array.isArray(value) ? (value.length === 0 ? [undefined] : value) : [value === undefined ? null : value],
  );
  if (values.length <= 1) return [encodeKey(values.length === 0 ? null : values[0])];
  const keys = values.map(encodeKey).sort((a, b) => Buffer.compare(a, b));
  return keys.filter((key, i) => i === 0 || !key.equals(keys[i - 1] ?? key));
};

/** The part of a path that leads to its first array in a document, if there is one. */
export const arrayOn = (doc: unknown, parts: readonly string[]): string | undefined => {
  let node = doc;
  for (const [i, part] of parts.entries()) {
    if (Array.isArray(node)) return parts.slice(0, i).join('.');
    if (!isDoc(node)) return undefined;
    node = node[part];
  }
  return Array.isArray(node) ? parts.join('.') : undefined;
};
