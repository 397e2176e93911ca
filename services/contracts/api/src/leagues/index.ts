export * from './commands';
export * from './league.contract';
export * from './player-pool.contract';
export * from './prospectus.contract';
export * from './sport-catalogue';
