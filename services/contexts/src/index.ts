export * from './all';
export { contexts } from './contexts';
