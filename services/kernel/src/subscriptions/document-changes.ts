import type { ReadModelDocument } from './projection';

/** An update of the store that makes one version of a document of the one before. */
export type DocumentChanges = {
  readonly $set: Readonly<Record<string, unknown>>;
  readonly $unset: Readonly<Record<string, ''>>;
};

/** Beyond this many the whole says it as shortly. */
const MOST_PLACES = 48;
const MOST_ITEMS = 16;

/**
 * What a fold has changed, found as quickly as it was changed: a fold's document shares with the one before what it left
 * as it was. @returns null where the whole document is to be written
 */
export const changesBetween = (
  before: ReadModelDocument,
  after: ReadModelDocument,
): DocumentChanges | null => {
  const places = inside(before, after, '');
  if (places === null || places.length === 0 || places.length > MOST_PLACES) return null;
  const stays = places.filter((place) => place.length === 2);
  const goes = places.filter((place) => place.length === 1);
  return {
    $set: Object.fromEntries(stays),
    $unset: Object.fromEntries(goes.map(([path]) => [path, ''] as const)),
  };
};

/** What stands at a path from now on, or that nothing does. */
type Place = readonly [path: string] | readonly [path: string, value: unknown];
type Fields = Readonly<Record<string, unknown>>;

const between = (before: unknown, after: unknown, path: string): readonly Place[] =>
  before === after ? [] : (inside(before, after, `${path}.`) ?? [[path, after]]);

/** @returns null where what holds these places is to be set as a whole */
const inside = (before: unknown, after: unknown, path: string): readonly Place[] | null => {
  if (isFields(before) && isFields(after)) return inFields(before, after, path);
  return Array.isArray(before) && Array.isArray(after) ? inList(before, after, path) : null;
};

const inFields = (before: Fields, after: Fields, path: string): readonly Place[] | null => {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.keys(after).filter(
    (key) => before[key] !== after[key] || !Object.hasOwn(before, key),
  );
  if (![...gone, ...changed].every(isNameable)) return null;
  return [
    ...gone.map((key): Place => [path + key]),
    ...changed.flatMap((key) =>
      Object.hasOwn(before, key)
        ? between(before[key], after[key], path + key)
        : [[path + key, after[key]] as const],
    ),
  ];
};

const inList = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): readonly Place[] | null => {
  // An update can put items at the end of a list, and takes none out of it.
  if (before.length === 0 || after.length < before.length) return null;
  const changed = [...after.keys()].filter(
    (index) => index >= before.length || before[index] !== after[index],
  );
  if (changed.length > MOST_ITEMS) return null;
  return changed.flatMap((index) =>
    index < before.length
      ? between(before[index], after[index], path + index)
      : [[path + index, after[index]] as const],
  );
};

/** A path has no other way to name a field. */
const isNameable = (key: string): boolean => key !== '' && !key.startsWith('$') && !key.includes('.');

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
