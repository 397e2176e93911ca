export * from './invoice.commands';
export * from './invoice.decider';
export * from './invoice.errors';
export { runsOutToldAt } from './last-day';
export * from './money-terms.decider';
export * from './team-fees.decider';
export * from './wallet.commands';
export * from './wallet.decider';
export * from './wallet.errors';
