export * from './commands';
export * from './league.contract';
export * from './player-pool.contract';
export * from './sport-catalogue';
