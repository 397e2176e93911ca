export * from './beta.contract';
export * from './commands';
