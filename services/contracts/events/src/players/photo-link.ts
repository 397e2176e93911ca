import { passedPaths } from '@fieldhouse/kernel';

/** The address of a player's picture, and whether one holds. */
export const { pathOf: photoPath, holds: photoPathHolds } = passedPaths(
  '/api/players/photos',
  'player-photo',
);
