import { notServed, StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';
import { encodeKey, sameValue } from '../values/key-encoding';
import { addToSet, pop, pull, pullAll, push } from './array-operators';
import { combine, numericOperand } from './numbers';
import { targetAt, type Target } from './targets';

/** Gives the new version of a document, which it may change in place. `inserting` when an upsert makes it. */
export type Update = (doc: Doc, inserting: boolean) => Doc;

type Apply = (target: Target, path: string, operand: unknown) => void;
type Operator = { readonly create: boolean; readonly apply: Apply };

const onPresent =
  (change: (path: string, current: unknown, operand: unknown) => unknown): Apply =>
  (target, path, operand) => {
    const current = target.get();
    if (current !== undefined) target.set(change(path, current, operand));
  };
const extreme =
  (wanted: 1 | -1): Apply =>
  (target, _path, operand) => {
    const current = target.get();
    if (current === undefined || Buffer.compare(encodeKey(operand), encodeKey(current)) === wanted)
      target.set(operand);
  };
const OPERATORS: Readonly<Record<string, Operator>> = {
  $set: { create: true, apply: (target, _path, value) => target.set(value) },
  $setOnInsert: { create: true, apply: (target, _path, value) => target.set(value) },
  $unset: { create: false, apply: (target) => target.remove() },
  $inc: {
    create: true,
    apply: (target, path, by) =>
      target.set(combine('$inc', path, target.get(), numericOperand('$inc', path, by))),
  },
  $mul: {
    create: true,
    apply: (target, path, by) =>
      target.set(combine('$mul', path, target.get(), numericOperand('$mul', path, by))),
  },
  $min: { create: true, apply: extreme(-1) },
  $max: { create: true, apply: extreme(1) },
  $push: { create: true, apply: (target, path, operand) => target.set(push(path, target.get(), operand)) },
  $addToSet: {
    create: true,
    apply: (target, path, operand) => target.set(addToSet(path, target.get(), operand)),
  },
  $pull: { create: false, apply: onPresent(pull) },
  $pullAll: { create: false, apply: onPresent(pullAll) },
  $pop: { create: false, apply: onPresent(pop) },
};

const NOT_SERVED = ['$currentDate', '$bit'];

const rename = (doc: Doc, from: string, to: unknown): void => {
  if (typeof to !== 'string')
    throw new StoreError('BadValue', `The 'to' field for $rename must be a string: ${from}`);
  const source = targetAt(doc, from, false);
  const value = source?.get();
  if (source === undefined || value === undefined) return;
  source.remove();
  targetAt(doc, to, true)?.set(value);
};

type Change = { readonly name: string; readonly path: string; readonly operand: unknown };

const readChanges = (update: Doc): readonly Change[] => {
  const changes = Object.entries(update).flatMap(([name, fields]) => {
    if (NOT_SERVED.includes(name)) throw notServed(`The update operator ${name}`);
    if (name !== '$rename' && !Object.hasOwn(OPERATORS, name)) {
      throw new StoreError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDoc(fields))
      throw new StoreError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type instead for ${name}`,
      );
    return Object.entries(fields).map(([path, operand]) => ({ name, path, operand }));
  });
  const paths = changes.flatMap(({ name, path, operand }) =>
    name === '$rename' ? [path, String(operand)] : [path],
  );
  for (const path of paths) {
    if (path.split('.').some((part) => part.startsWith('$')))
      throw notServed(`An update of array items by position ('${path}')`);
    if (path.split('.').includes(''))
      throw new StoreError('EmptyFieldName', `The update path '${path}' contains an empty field name.`);
  }
  const ordered = [...paths].sort();
  ordered.forEach((path, i) => {
    const next = ordered.slice(i + 1).find((other) => other === path || other.startsWith(`${path}.`));
    if (next !== undefined)
      throw new StoreError(
        'ConflictingUpdateOperators',
        `Updating the path '${next}' would create a conflict at '${path}'`,
      );
  });
  return changes;
};

const withOperators = (update: Doc): Update => {
  const changes = readChanges(update);
  return (doc, inserting) => {
    for (const { name, path, operand } of changes) {
      if (name === '$rename') rename(doc, path, operand);
      else if (name !== '$setOnInsert' || inserting) {
        const operator = OPERATORS[name];
        const target = targetAt(doc, path, operator?.create === true);
        if (target) operator?.apply(target, path, operand);
      }
    }
    return doc;
  };
};

const replacement = (update: Doc): Update => {
  const dollar = Object.keys(update).find((key) => key.startsWith('$'));
  if (dollar !== undefined)
    throw new StoreError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' is not allowed in the context of an update's replacement document.`,
    );
  return (doc) => ('_id' in doc && !('_id' in update) ? { _id: doc['_id'], ...update } : { ...update });
};

/** True for an update of operators or stages; false for a whole new document. */
export const isModification = (update: unknown): boolean =>
  Array.isArray(update) || (isDoc(update) && (Object.keys(update)[0] ?? '').startsWith('$'));

/**
 * Compiles an update: operators, or a replacement.
 * @throws StoreError with MongoDB's code where the update or the document it meets is not fit
 */
export const compileUpdate = (update: unknown): Update => {
  if (Array.isArray(update)) throw notServed('An update by a pipeline');
  if (!isDoc(update))
    throw new StoreError('FailedToParse', 'Update argument must be either an object or an array');
  const change = isModification(update) ? withOperators(update) : replacement(update);
  return (doc, inserting) => {
    const id = doc['_id'];
    const changed = change(doc, inserting);
    if (id !== undefined && !sameValue(changed['_id'], id)) {
      throw new StoreError(
        'ImmutableField',
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    return changed;
  };
};
