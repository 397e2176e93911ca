export * from './contact.contract';
