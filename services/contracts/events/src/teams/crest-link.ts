import { passedPaths } from '@fieldhouse/kernel';

/** The address of a team's crest, and whether one holds. */
export const { pathOf: crestPath, holds: crestPathHolds } = passedPaths('/api/teams/crests', 'team-crest');
