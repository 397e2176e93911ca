export * from './account.contract';
export * from './admin-users.contract';
export * from './identity.contract';
