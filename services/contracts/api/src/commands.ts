/** Where commands are sent: no schemas, so that a page can send one without loading what checks it. */
export * from './shared/command-table';
export * from './drafts/draft.commands';
export * from './leagues/league.commands';
export * from './beta/beta.commands';
export * from './players/player.commands';
