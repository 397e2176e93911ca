import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';

/** What a player of a league's pool is called; `_id` is the player's. */
export type PoolPlayerDocument = { readonly _id: string; readonly name: string };

/** Names of players, for members of teams who have no account yet. */
export const poolPlayersProjection: Projection<PoolPlayerDocument, PlayerPoolEvent> = {
  name: 'pool-players',
  version: 1,
  categories: ['playerPool'],
  indexes: [],
  idsOf: ({ type, data }) =>
    type === 'PlayerRegistered' || type === 'PlayerChanged' || type === 'PlayerForgotten'
      ? [data.playerId]
      : [],
  project: (document, { type, data }, id) => {
    switch (type) {
      case 'PlayerRegistered':
      case 'PlayerChanged':
        return { _id: id, name: `${data.firstName} ${data.lastName}` };
      case 'PlayerForgotten':
        return { _id: id, name: 'Former player' };
      default:
        return document;
    }
  },
};
