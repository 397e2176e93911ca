export { moneyHasCome } from '@fieldhouse/values';
export * from './commands';
export * from './invoice.contract';
export * from './invoice.views';
export * from './finance.contract';
