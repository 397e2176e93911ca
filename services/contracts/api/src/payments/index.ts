export { CARD_CONSENTS, goingByItself, isOffline, moneyHasCome, offlineWay } from '@fieldhouse/values';
export * from './commands';
export * from './invoice.contract';
export * from './invoice.views';
export * from './entry-words';
export * from './finance.contract';
export * from './money-csv';
