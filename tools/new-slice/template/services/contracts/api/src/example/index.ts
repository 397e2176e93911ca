export * from './commands';
export * from './example.contract';
