export * from './provider.events';
