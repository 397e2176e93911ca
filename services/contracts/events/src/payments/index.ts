export * from './invoice.events';
export * from './invoice-ids';
export * from './invoice.state';
export * from './books';
export * from './money-terms.events';
export * from './payment-link.token';
export * from './team-fees.events';
export * from './provider.events';
