import { Timestamp } from 'bson';
import { StoreError } from '../errors';
import { readStages, runStages } from '../query/pipeline';
import { isDoc, type Doc } from '../values/doc';
import { encodeKey, sameValue } from '../values/key-encoding';
import { addToSet, pop, pull, pullAll, push } from './array-operators';
import { combine, numericOperand } from './numbers';
import { positionsFor } from './positions';
import { targetsAt, type Positions, type Target } from './targets';

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
const now: Apply = (target, path, operand) => {
  const type = operand === true ? 'date' : isDoc(operand) ? operand['$type'] : undefined;
  if (type === 'date') target.set(new Date());
  else if (type === 'timestamp') target.set(new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
  else
    throw new StoreError(
      'BadValue',
      `$currentDate of '${path}' needs true or a $type of 'date' or 'timestamp'`,
    );
};
const bits: Apply = (target, path, operand) => {
  const current = target.get() ?? 0;
  if (typeof current !== 'number' || !isDoc(operand))
    throw new StoreError('BadValue', `Cannot apply $bit to field '${path}'`);
  let result = current;
  for (const [name, value] of Object.entries(operand)) {
    if (typeof value !== 'number' || !['and', 'or', 'xor'].includes(name))
      throw new StoreError('BadValue', 'The $bit modifier needs and, or, xor with integers');
    result = name === 'and' ? result & value : name === 'or' ? result | value : result ^ value;
  }
  target.set(result);
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
  $currentDate: { create: true, apply: now },
  $bit: { create: true, apply: bits },
  $push: { create: true, apply: (target, path, operand) => target.set(push(path, target.get(), operand)) },
  $addToSet: {
    create: true,
    apply: (target, path, operand) => target.set(addToSet(path, target.get(), operand)),
  },
  $pull: { create: false, apply: onPresent(pull) },
  $pullAll: { create: false, apply: onPresent(pullAll) },
  $pop: { create: false, apply: onPresent(pop) },
};

const rename = (doc: Doc, from: string, to: unknown, positions: Positions): void => {
  if (typeof to !== 'string')
    throw new StoreError('BadValue', `The 'to' field for $rename must be a string: ${from}`);
  const [source] = targetsAt(doc, from, false, positions);
  const value = source?.get();
  if (source === undefined || value === undefined) return;
  source.remove();
  for (const target of targetsAt(doc, to, true, positions)) target.set(value);
};

type Change = { readonly name: string; readonly path: string; readonly operand: unknown };

const readChanges = (update: Doc): readonly Change[] => {
  const changes = Object.entries(update).flatMap(([name, fields]) => {
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

const withOperators = (update: Doc, filter: Doc, arrayFilters: unknown): Update => {
  const changes = readChanges(update);
  const positions = positionsFor(filter, arrayFilters);
  return (doc, inserting) => {
    for (const { name, path, operand } of changes) {
      if (name === '$rename') rename(doc, path, operand, positions);
      else if (name !== '$setOnInsert' || inserting) {
        const operator = OPERATORS[name];
        for (const target of targetsAt(doc, path, operator?.create === true, positions))
          operator?.apply(target, path, operand);
      }
    }
    return doc;
  };
};

const PIPELINE_STAGES = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];

const withPipeline = (pipeline: unknown): Update => {
  const stages = readStages(pipeline);
  const unfit = stages.find((stage) => !PIPELINE_STAGES.includes(Object.keys(stage)[0] ?? ''));
  if (unfit !== undefined)
    throw new StoreError(
      'InvalidOptions',
      `${String(Object.keys(unfit)[0])} is not allowed to be used within an update`,
    );
  return (doc) => [...runStages([doc], stages)][0] ?? doc;
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
 * Compiles an update: operators, a pipeline, or a replacement.
 * @throws StoreError with MongoDB's code where the update or the document it meets is not fit
 */
export const compileUpdate = (update: unknown, filter: Doc, arrayFilters?: unknown): Update => {
  if (Array.isArray(update)) return withPipeline(update);
  if (!isDoc(update))
    throw new StoreError('FailedToParse', 'Update argument must be either an object or an array');
  const change = isModification(update) ? withOperators(update, filter, arrayFilters) : replacement(update);
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
