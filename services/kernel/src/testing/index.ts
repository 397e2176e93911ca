export { at, documentsAfter } from './documents-after';
export { specification } from './given';
export { MemoryKeyring } from './memory-keyring';
export { until } from './until';
