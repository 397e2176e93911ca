export * from './commands';
export * from './contact.contract';
