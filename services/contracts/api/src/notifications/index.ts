export * from './commands';
export * from './notification.contract';
