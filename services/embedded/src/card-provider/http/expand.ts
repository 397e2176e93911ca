import type { Objects } from '../store/objects';
import { wrongParameter } from './refusals';

type Tree = Record<string, unknown>;

const MAX_DEPTH = 4;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are not in an object unless asked for. */
export type Hidden = (object: Tree, field: string) => unknown;

/**
 * Puts objects in the place of their ids, along paths such as `latest_charge.balance_transaction`; in lists they
 * begin with `data`.
 *
 * @throws Refusal on a path that leads nowhere
 */
export const expanded = (
  answer: unknown,
  paths: readonly string[],
  objects: Objects,
  hidden: Hidden,
): unknown => {
  let copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH + 1) throw wrongParameter('expand', 'You can only expand four levels deep.');
    copy = along(copy, parts, path, objects, hidden);
  }
  return copy;
};

const along = (
  value: unknown,
  [part, ...rest]: readonly string[],
  path: string,
  objects: Objects,
  hidden: Hidden,
): unknown => {
  if (Array.isArray(value))
    return value.map((one) => along(one, part === undefined ? [] : [part, ...rest], path, objects, hidden));
  if (part === undefined || value === null) return value;
  if (!isTree(value)) throw cannot(path);
  const found = part in value ? value[part] : hidden(value, part);
  if (found === undefined) throw cannot(path);
  const object = typeof found === 'string' ? objects.any(found) : found;
  if (object === undefined) throw cannot(path);
  return { ...value, [part]: along(object, rest, path, objects, hidden) };
};

const cannot = (path: string) => wrongParameter('expand', `This property cannot be expanded (${path}).`);
