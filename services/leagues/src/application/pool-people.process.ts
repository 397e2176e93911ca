import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { PlayerOfAccount } from '../infrastructure/player-accounts.store';
import { ownIn } from './own-of-accounts';
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
        const gone = dispatch(playerId, { type: 'DropAccountOfPlayer', leagueId });
        return accountId === null ? [gone] : ownIn(event).map(noteOwn);
      }
      case 'PoolImportStarted':
        return ownIn(event).map(noteOwn);
      case 'PlayerForgotten':
        return [dispatch(event.data.playerId, { type: 'FinishForgetting', leagueId: event.data.leagueId })];
      default:
        return [];
    }
  },
};

/** Has it noted what is an account's own. */
export const noteOwn = ({ _id, ...own }: PlayerOfAccount): Effect =>
  dispatch(_id, { type: 'NoteOwn', ...own });

const dispatch = (id: string, request: PoolPeopleRequest): Effect =>
  asks({ aggregate: 'poolPeople', id, request });
