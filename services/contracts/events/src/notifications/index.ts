export * from './deliveries.events';
export * from './inbox.events';
export * from './notice-settings.events';
export * from './reminders.events';
