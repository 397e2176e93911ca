export * from './league.events';
export * from './player-pool.events';
export * from './prospectus.events';
export * from './team-invite.token';
