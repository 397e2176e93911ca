export * from './changes.socket';
export * from './command-table';
export * from './difference';
export * from './shared.contract';
