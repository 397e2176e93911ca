export * from './player-profile.events';
export * from './photo-link';
