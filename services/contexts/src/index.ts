export * from './all';
export { contexts } from './contexts';
export type { Context } from './context';
