export * from './team.events';
export * from './team-link.token';
export * from './crest-link';
