export * from './commands';
export * from './team.contract';
