import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import { foldPool } from './pool.fold';
import { playerPoolModel, type PlayerDocument, type PlayerPoolDocument } from './player-pool.read-model';

/** A document per player and one per pool. The pool's comes last, so that its revision promises no player too many. */
export const playerPoolProjection: Projection<PlayerPoolDocument, PlayerPoolEvent> = {
  ...playerPoolModel,
  categories: ['playerPool'],
  indexes: [{ key: { leagueId: 1 } }, { key: { accountId: 1 } }],
  idsOf: ({ data }) => ('playerId' in data ? [data.playerId, data.leagueId] : [data.leagueId]),
  project: (document, event, id) => {
    if (id === event.data.leagueId) return foldPool(document?.kind === 'pool' ? document : null, event);
    return foldPlayer(document?.kind === 'player' ? document : null, event);
  },
};

/** What rosters and drafts still show of somebody who was forgotten. */
const FORMER_PLAYER: PlayerDocument['details'] = {
  externalId: null,
  firstName: 'Former',
  lastName: 'player',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
  ownColumns: [],
};

const foldPlayer = (
  player: PlayerDocument | null,
  event: RecordedEvent<PlayerPoolEvent>,
): PlayerDocument | null => {
  if (event.type === 'PlayerRegistered') {
    const { leagueId, playerId, registeredAt, importId: _, ...details } = event.data;
    return {
      _id: playerId,
      kind: 'player',
      leagueId,
      details,
      status: 'registered',
      accountId: null,
      notes: [],
      registeredAt,
    };
  }
  if (!player) return null;
  switch (event.type) {
    case 'PlayerChanged': {
      const { leagueId: _, playerId: __, importId: ___, ...details } = event.data;
      return { ...player, details };
    }
    case 'PlayerWithdrawn':
      return { ...player, status: 'withdrawn' };
    case 'PlayerReinstated':
      return { ...player, status: 'registered' };
    case 'PlayerForgotten':
      return { ...player, details: FORMER_PLAYER, accountId: null, notes: [], forgotten: true };
    case 'PlayerAccountLinked':
      return { ...player, accountId: event.data.accountId };
    case 'EvaluatorNoteAdded': {
      const { actor, occurredAt } = event.metadata;
      const authorId = actor.kind === 'account' ? actor.accountId : null;
      const { noteId, text } = event.data;
      return { ...player, notes: [...player.notes, { noteId, text, authorId, at: occurredAt }] };
    }
    default:
      return player;
  }
};
