import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulatorOperators from 'mingo/operators/accumulator';
import * as expressionOperators from 'mingo/operators/expression';
import { sqliteCodeOf } from '../../data-folder';
import { StoreError } from '../errors';
import type { Doc } from '../values/doc';

/** Options of the expression library that hold everywhere: no client code is ever run. */
export const EXPRESSION_OPTIONS = {
  scriptEnabled: false,
  processingMode: ProcessingMode.CLONE_OFF,
  idKey: '_id',
  useStrictMode: true,
  failOnError: true,
} as const;

const options = {
  ...EXPRESSION_OPTIONS,
  context: Context.init({ accumulator: accumulatorOperators, expression: expressionOperators }),
};

/** Turns what the expression library throws into the BadValue that the client expects. */
export const asBadValue = (error: unknown): unknown =>
  error instanceof StoreError || sqliteCodeOf(error) !== undefined
    ? error
    : new StoreError('BadValue', error instanceof Error ? error.message : String(error));

/** Evaluates an aggregation expression on a document. @throws StoreError BadValue */
export const evaluate = (doc: Doc, expression: unknown): unknown => {
  try {
    return evalExpr(doc, expression, options);
  } catch (error) {
    throw asBadValue(error);
  }
};
