export * from './status.contract';
