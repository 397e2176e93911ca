export * from './contact.events';
