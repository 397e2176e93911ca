export * from './example.events';
