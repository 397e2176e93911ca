/** What server and client say to each other: one line for each context. */
export * from './shared';
export * from './beta';
export * from './chat';
export * from './contact';
export * from './drafts';
export * from './identity';
export * from './leagues';
export * from './messages';
export * from './notifications';
export * from './payments';
export * from './players';
export * from './reports';
export * from './status';
export * from './teams';
