export { CARD_CONSENTS, moneyHasCome } from '@fieldhouse/values';
export * from './commands';
export * from './invoice.contract';
export * from './invoice.views';
export * from './finance.contract';
export * from './money-csv';
