export * from './commands';
export * from './notice-settings.contract';
export * from './notification.contract';
