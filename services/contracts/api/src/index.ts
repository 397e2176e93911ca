export * from './shared/shared.contract';
export * from './identity/identity.contract';
export * from './leagues/league.contract';
export * from './leagues/player-pool.contract';
export * from './drafts/draft.contract';
export * from './drafts/draft-room.socket';
export * from './drafts/draft-room.fold';
export * from './drafts/pick-order';
