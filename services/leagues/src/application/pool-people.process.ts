import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { PoolPeopleRequest } from './pool-people.handler';

/** Who is which player, and whose an import is, is noted, so that an export and an erasure find it; a forgotten player's key is destroyed. */
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
      case 'PoolImportStarted': {
        const { leagueId, importId, accountId } = event.data;
        if (accountId === undefined) return [];
        return [dispatch(importId, { type: 'NoteAccountOfImport', leagueId, accountId })];
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
