export * from './commands';
export * from './reports.contract';
