import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { PoolPeopleRequest } from './pool-people.handler';

/** Who is which player is noted, so that an erasure finds them; a forgotten player's key is destroyed. */
export const poolPeople: Process<PlayerPoolEvent> = {
  name: 'pool-people',
  categories: ['playerPool'],
  startFrom: 'beginning',
  react: (event): readonly Effect[] => {
    switch (event.type) {
      case 'PlayerAccountLinked': {
        const { leagueId, playerId, accountId } = event.data;
        return [dispatch(playerId, { type: 'NoteAccountOfPlayer', leagueId, accountId })];
      }
      case 'PlayerForgotten':
        return [dispatch(event.data.playerId, { type: 'FinishForgetting', leagueId: event.data.leagueId })];
      default:
        return [];
    }
  },
};

const dispatch = (id: string, request: PoolPeopleRequest): Effect => ({
  kind: 'dispatch',
  command: { aggregate: 'poolPeople', id, request },
});
