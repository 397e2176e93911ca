/**
 * One step from a JSON document to another: what stands at a path from now on, or (without a value) that nothing does.
 * A path that ends in `length` cuts an array short.
 */
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** @returns the changes that make `after` of `before`; none when they say the same */
export const differenceOf = (before: unknown, after: unknown): readonly Change[] =>
  between(before, after, []);

const between = (before: unknown, after: unknown, path: Change[0]): readonly Change[] => {
  if (before === after) return [];
  if (isFields(before) && isFields(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): readonly Change[] => {
      const [old, now] = [own(before, key), own(after, key)];
      if (now === undefined) return old === undefined ? [] : [[[...path, key]]];
      return between(old, now, [...path, key]);
    });
  }
  return isList(before) && isList(after) ? betweenLists(before, after, path) : [[path, after]];
};

/** Item by item; where something in the middle went, that says more than the list itself, which is then sent whole. */
const betweenLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: Change[0],
): readonly Change[] => {
  const changes: Change[] = after.flatMap((item, index) =>
    index < before.length
      ? between(before[index], item, [...path, index])
      : [[[...path, index], item] as const],
  );
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  const whole: Change = [path, after];
  return changes.length > 1 && JSON.stringify(changes).length > JSON.stringify([whole]).length
    ? [whole]
    : changes;
};

/** @returns the document with the changes made; what they do not touch is shared with the one before */
export const withChanges = <Doc>(document: Doc, changes: readonly Change[]): Doc =>
  changes.reduce<unknown>((doc, [path, ...value]) => changedAt(doc, path, value), document) as Doc;

const changedAt = (document: unknown, path: Change[0], value: readonly unknown[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value[0];
  if (isList(document)) {
    if (key === 'length') return document.slice(0, Number(value[0]));
    const list = [...document];
    list[Number(key)] = changedAt(list[Number(key)], rest, value);
    return list;
  }
  const fields = isFields(document) ? document : {};
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  const inside = own(fields, String(key));
  return rest.length === 0 && value.length === 0
    ? others
    : Object.fromEntries([...Object.entries(others), [key, changedAt(inside, rest, value)]]);
};
