import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { Effect, Process } from '@fieldhouse/kernel';
import { ownIn } from './own-of-accounts';
import { noteOwn } from './pool-people.process';

/** Who has or had a role of which league is noted, so that an export and an erasure find it. */
export const leagueMembers: Process<LeagueEvent> = {
  name: 'league-members',
  categories: ['league'],
  startFrom: 'beginning',
  react: (event): readonly Effect[] => ownIn(event).map(noteOwn),
};
