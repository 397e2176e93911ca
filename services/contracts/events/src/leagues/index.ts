export * from './league.events';
export * from './player-pool.events';
export * from './prospectus.events';
export * from './team-invite.token';
export * from './places.events';
export * from './registration.events';
export * from './broadcast.events';
export * from './schedule-request.events';
