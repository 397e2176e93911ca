export * from './commands';
export * from './player.contract';
export * from './player-levels';
