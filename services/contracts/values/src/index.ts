export * from './player.values';
export * from './draft.values';
export * from './pick-order';
export * from './beta.values';
export * from './rating-list';
export * from './wall-time';
export * from './team.values';
export * from './invitation';
