export * from './beta-application.events';
