export * from './account.events';
export * from './account-changes.events';
