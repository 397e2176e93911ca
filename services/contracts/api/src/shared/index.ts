export * from './changes.socket';
export * from './command-table';
export * from './dashboard.contract';
export * from './difference';
export * from './list.contract';
export * from './shared.contract';
