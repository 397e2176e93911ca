export { documentsAfter } from './documents-after';
export { specification } from './given';
export { MemoryKeyring } from './memory-keyring';
export { commandsOf, publishedTable, withTable, type PublishedTable } from './published-table';
export { reactionsTo } from './reactions';
export { at, recorded } from './recorded';
export { until } from './until';
