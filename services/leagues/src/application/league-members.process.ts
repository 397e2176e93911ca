import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { PoolPeopleRequest } from './pool-people.handler';

/** Who has or had a role of which league is noted, so that an export and an erasure find it. */
export const leagueMembers: Process<LeagueEvent> = {
  name: 'league-members',
  categories: ['league'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'LeagueCreated':
        return [note(data.leagueId, data.ownerId)];
      case 'LeagueStaffAdded':
      case 'TeamRoleGranted':
        return [note(data.leagueId, data.accountId)];
      default:
        return [];
    }
  },
};

const note = (leagueId: string, accountId: string): Effect => {
  const request: PoolPeopleRequest = { type: 'NoteMember', leagueId };
  return asks({ aggregate: 'poolPeople', id: accountId, request });
};
