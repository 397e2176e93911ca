export * from './commands';
export * from './draft.contract';
export * from './draft-room.socket';
export * from './pick-order';
