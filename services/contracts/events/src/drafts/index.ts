export * from './draft.events';
export * from './draft-plan.events';
export * from './draft.ids';
export { countPassedOver, passedOverNamed } from './passed-over';
export { resultChain, resultCode, resultFact, RESULT_FORMAT } from './signed-result';
