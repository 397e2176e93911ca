import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';

type Event = DraftEvent | PlayerPoolEvent;
type Registered = Extract<PlayerPoolEvent, { type: 'PlayerRegistered' }>['data'];

/** One player's card in a draft; the name is a copy, the id stands beside it. */
export type DraftPlayerDocument = Pick<
  Registered,
  'leagueId' | 'gender' | 'positions' | 'rating' | 'nights' | 'comment' | 'ownColumns' | 'registeredAt'
> & {
  readonly _id: string;
  readonly name: string;
  readonly tier: number | null;
  readonly groupId: string | null;
  readonly notes: readonly string[];
  readonly withdrawn: boolean;
};

/** Players of the league who want to be drafted together. */
export type DraftGroupDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly playerIds: readonly string[];
};
type Document = DraftPlayerDocument | DraftGroupDocument;

export const isGroup = (document: Document): document is DraftGroupDocument => 'playerIds' in document;

/** A card per registered player, with the tier and group that the draft gave them, and the league's groups as they stand. */
export const draftPlayersProjection: Projection<Document, Event> = {
  name: 'draft-players',
  version: 3,
  indexes: [{ key: { leagueId: 1 } }],
  categories: ['draft', 'playerPool'],
  idsOf: ({ type, data }) => {
    switch (type) {
      case 'PlayerRegistered':
      case 'PlayerChanged':
      case 'PlayerWithdrawn':
      case 'PlayerReinstated':
      case 'PlayerForgotten':
      case 'EvaluatorNoteAdded':
        return [data.playerId];
      case 'GroupFormed':
      case 'GroupDissolved':
        return [`group:${data.groupId}`];
      case 'DraftLobbyOpened':
        return data.players.map(({ playerId }) => playerId);
      case 'DraftPoolChanged':
        return [...data.added, ...data.changed].map(({ playerId }) => playerId);
      default:
        return [];
    }
  },
  project: (document, event, id) => {
    if (event.type === 'PlayerRegistered') return registered(id, event.data);
    if (event.type === 'GroupFormed') {
      const { leagueId, playerIds } = event.data;
      return { _id: id, leagueId, playerIds };
    }
    return document && !isGroup(document) ? changed(document, event) : null;
  },
};

const registered = (id: string, data: Registered): DraftPlayerDocument => ({
  _id: id,
  leagueId: data.leagueId,
  name: `${data.firstName} ${data.lastName}`,
  positions: data.positions,
  rating: data.rating,
  gender: data.gender,
  nights: data.nights,
  comment: data.comment,
  ownColumns: data.ownColumns,
  registeredAt: data.registeredAt,
  tier: null,
  groupId: null,
  notes: [],
  withdrawn: false,
});

const changed = (document: DraftPlayerDocument, event: RecordedEvent<Event>): DraftPlayerDocument => {
  switch (event.type) {
    case 'PlayerChanged': {
      const { firstName, lastName, positions, rating, gender, nights, comment, ownColumns } = event.data;
      const said = { positions, rating, gender, nights, comment, ownColumns };
      return { ...document, ...said, name: `${firstName} ${lastName}` };
    }
    case 'PlayerWithdrawn':
      return { ...document, withdrawn: true, groupId: null };
    case 'PlayerReinstated':
      return { ...document, withdrawn: false };
    case 'PlayerForgotten': {
      const nothing = { positions: [], rating: null, gender: null, nights: [], comment: null };
      return { ...document, ...nothing, ownColumns: [], notes: [], name: 'Former player' };
    }
    case 'EvaluatorNoteAdded':
      return { ...document, notes: [...document.notes, event.data.text] };
    case 'DraftLobbyOpened':
      return withDraftFacts(document, event, event.data.players);
    case 'DraftPoolChanged':
      return withDraftFacts(document, event, [...event.data.added, ...event.data.changed]);
    default:
      return document;
  }
};

type DraftFacts = {
  readonly playerId: string;
  readonly tier: number;
  readonly groupId: string | null;
};
/** An event is folded into as many cards as it names players: it is searched through once, not once for each. */
const factsById = new WeakMap<object, ReadonlyMap<string, DraftFacts>>();

const withDraftFacts = (
  document: DraftPlayerDocument,
  event: object,
  players: readonly DraftFacts[],
): DraftPlayerDocument => {
  const byId = factsById.get(event) ?? new Map(players.map((player) => [player.playerId, player]));
  factsById.set(event, byId);
  const player = byId.get(document._id);
  return player ? { ...document, tier: player.tier, groupId: player.groupId } : document;
};
