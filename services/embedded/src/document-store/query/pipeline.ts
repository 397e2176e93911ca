import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import { Lazy, type Iterator } from 'mingo/lazy';
import * as accumulatorOperators from 'mingo/operators/accumulator';
import * as expressionOperators from 'mingo/operators/expression';
import * as pipelineOperators from 'mingo/operators/pipeline';
import * as projectionOperators from 'mingo/operators/projection';
import * as queryOperators from 'mingo/operators/query';
import * as windowOperators from 'mingo/operators/window';
import { Query } from 'mingo/query';
import type { PipelineOperator } from 'mingo/types';
import { StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';
import { asBadValue, EXPRESSION_OPTIONS } from './expressions';
import { compileFilter } from './filter';
import { sorted } from './sort';

/** Gives the documents of another collection of the same database, for `$lookup` and its like. */
export type CollectionResolver = (name: string) => Doc[];

const WRITING_STAGES = ['$out', '$merge'];
const stages = Object.fromEntries(
  Object.entries(pipelineOperators).filter(([name]) => !WRITING_STAGES.includes(name)),
);

/** The library's stage type is the intersection of all its own stages, which no single one can have. */
const stage = (run: (docs: Iterator, operand: Doc) => Iterator): PipelineOperator =>
  run as unknown as PipelineOperator;

/** `$match` and `$sort` are the store's own, so that they agree with `find` on every type. */
const context = Context.init({
  accumulator: accumulatorOperators,
  expression: expressionOperators,
  projection: projectionOperators,
  query: queryOperators,
  window: windowOperators,
  pipeline: {
    ...stages,
    $match: stage((docs, filter) => docs.filter(compileFilter(filter))),
    $sort: stage((docs, spec) => docs.transform((all: unknown[]) => Lazy(sorted(all as Doc[], spec)))),
  },
});
const options = { ...EXPRESSION_OPTIONS, context };

/** Checks the shape of a pipeline. @throws StoreError for unknown, writing and malformed stages */
export const readStages = (pipeline: unknown): Doc[] => {
  if (!Array.isArray(pipeline))
    throw new StoreError('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    const [name, ...others] = isDoc(stage) ? Object.keys(stage) : [];
    if (name === undefined || others.length > 0) {
      throw new StoreError(
        'Location40323',
        'A pipeline stage specification object must contain exactly one field.',
      );
    }
    if (name === '$changeStream') {
      throw new StoreError('Location40573', 'The $changeStream stage is only supported on replica sets');
    }
    if (WRITING_STAGES.includes(name))
      throw new StoreError('CommandNotSupported', `${name} is not supported`);
    if (!Object.hasOwn(stages, name))
      throw new StoreError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
    return stage as Doc;
  });
};

/** Runs pipeline stages over documents, as lazily as the stages allow. @throws StoreError BadValue */
export function* runStages(
  docs: Iterable<Doc>,
  pipeline: Doc[],
  collectionResolver?: CollectionResolver,
): Generator<Doc> {
  try {
    const iterator = new Aggregator(pipeline, { ...options, collectionResolver }).stream(docs);
    for (let step = iterator.next(); !step.done; step = iterator.next()) yield step.value as Doc;
  } catch (error) {
    throw asBadValue(error);
  }
}

/** Applies a find projection with operators (`$slice`, `$elemMatch`, positional, expressions) to one document. */
export const projectWithOperators = (doc: Doc, projection: Doc, filter: Doc): Doc => {
  try {
    const matching = projectsPosition(projection) ? filter : {};
    const [projected] = new Query(matching, options).find<Doc>([doc], projection).all();
    return projected ?? doc;
  } catch (error) {
    throw asBadValue(error);
  }
};

const projectsPosition = (projection: Doc): boolean =>
  Object.keys(projection).some((path) => path.endsWith('.$'));
