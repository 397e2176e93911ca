export { boardOf, RESUMED_SECONDS, type PickSource as PickSourceView } from '@fieldhouse/values';
export * from './commands';
export * from './draft.contract';
export * from './draft.views';
export * from './draft-room.socket';
