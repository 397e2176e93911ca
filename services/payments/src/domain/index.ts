export * from './invoice.commands';
export * from './invoice.decider';
export * from './invoice.errors';
export * from './money-terms.decider';
export * from './team-fees.decider';
