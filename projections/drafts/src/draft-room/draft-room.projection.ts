import type { RoomState } from '@fieldhouse/api-contract';
import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import { emptyRoom, foldRoom } from './draft-room.fold';
import { draftRoomModel, type DraftRoomDocument } from './draft-room.read-model';

type OfLeague = LeagueEvent | PlayerPoolEvent | ProspectusEvent;
type Event = DraftEvent | OfLeague;

/** Folds the draft into its room, and from the league what the room's heading and its door need. */
export const draftRoomProjection: Projection<DraftRoomDocument, Event> = {
  ...draftRoomModel,
  indexes: [
    { key: { staffIds: 1 } },
    { key: { 'pickers.accountIds': 1 } },
    { key: { 'playerAccounts.accountId': 1 } },
  ],
  categories: ['draft', 'league', 'playerPool', 'prospectus'],
  idsOf: (event) => {
    if (isOfDraft(event)) return [event.data.draftId];
    switch (event.type) {
      case 'LeagueCreated':
      case 'LeagueDetailsChanged':
      case 'LeagueStaffAdded':
      case 'LeagueStaffRemoved':
      case 'TeamEntered':
      case 'TeamRoleGranted':
      case 'TeamRoleRevoked':
      case 'TeamWithdrawn':
      case 'PlayerRegistered':
      case 'PlayerWithdrawn':
      case 'PlayerReinstated':
      case 'PlayerAccountLinked':
      case 'PlayerForgotten':
      case 'ProspectusSet':
        return [draftIdOf(event.data.leagueId)];
      default:
        return [];
    }
  },
  project: (document, event, id) => {
    if (event.type === 'LeagueCreated') {
      const { leagueId, name, season, sport, ownerId } = event.data;
      return {
        _id: id,
        leagueId,
        leagueName: name,
        season,
        sport,
        ...staffed([{ accountId: ownerId, role: 'owner' }]),
        pickers: [],
        playerAccounts: [],
        registered: 0,
        drafts: true,
        room: null,
      };
    }
    if (!document) return null;
    return isOfDraft(event) ? inDraft(document, event) : inLeague(document, event);
  },
};

const isOfDraft = (event: RecordedEvent<Event>): event is RecordedEvent<DraftEvent> =>
  event.streamId.startsWith('draft-');

const inDraft = (document: DraftRoomDocument, event: RecordedEvent<DraftEvent>): DraftRoomDocument => ({
  ...document,
  room: roomAfter(document.leagueId, document.room, event),
});

/** The room of a league's draft after one more event; null before the draft is created. */
export const roomAfter = (
  leagueId: string,
  room: RoomState | null,
  event: RecordedEvent<DraftEvent>,
): RoomState | null => {
  const before =
    event.type === 'DraftCreated' ? emptyRoom(event.data.draftId, leagueId, event.data.settings) : room;
  return before && foldRoom(before, event);
};

const inLeague = (document: DraftRoomDocument, event: OfLeague): DraftRoomDocument => {
  switch (event.type) {
    case 'ProspectusSet':
      return { ...document, drafts: event.data.prospectus.format === 'draft' };
    case 'LeagueDetailsChanged':
      return { ...document, leagueName: event.data.name, season: event.data.season, sport: event.data.sport };
    case 'LeagueStaffAdded': {
      const { accountId, role } = event.data;
      return { ...document, ...staffed([...document.staff, { accountId, role }]) };
    }
    case 'LeagueStaffRemoved': {
      const { accountId, role } = event.data;
      const others = document.staff.filter((one) => one.accountId !== accountId || one.role !== role);
      return { ...document, ...staffed(others) };
    }
    case 'TeamEntered':
      return { ...document, pickers: withPicker(document.pickers, event.data.teamId, (ids) => ids) };
    case 'TeamRoleGranted':
      return {
        ...document,
        pickers: withPicker(document.pickers, event.data.teamId, (ids) => added(ids, event.data.accountId)),
      };
    case 'TeamRoleRevoked':
      return {
        ...document,
        pickers: withPicker(document.pickers, event.data.teamId, (ids) =>
          ids.filter((id) => id !== event.data.accountId),
        ),
      };
    case 'TeamWithdrawn':
      return { ...document, pickers: document.pickers.filter(({ teamId }) => teamId !== event.data.teamId) };
    case 'PlayerRegistered':
    case 'PlayerReinstated':
      return { ...document, registered: document.registered + 1 };
    case 'PlayerWithdrawn':
      return { ...document, registered: document.registered - 1 };
    case 'PlayerAccountLinked':
      return linked(document, event.data.playerId, event.data.accountId);
    case 'PlayerForgotten':
      return linked(document, event.data.playerId, null);
    default:
      return document;
  }
};

const staffed = (
  staff: DraftRoomDocument['staff'],
): Pick<DraftRoomDocument, 'staff' | 'staffIds' | 'commissionerIds'> => ({
  staff,
  staffIds: accountsOf(staff),
  commissionerIds: accountsOf(staff.filter(({ role }) => role === 'owner' || role === 'commissioner')),
});
const accountsOf = (staff: DraftRoomDocument['staff']): readonly string[] => [
  ...new Set(staff.map(({ accountId }) => accountId)),
];

/** @param accountId null: the player has none any more */
const linked = (
  document: DraftRoomDocument,
  playerId: string,
  accountId: string | null,
): DraftRoomDocument => {
  const others = document.playerAccounts.filter((player) => player.playerId !== playerId);
  return { ...document, playerAccounts: accountId === null ? others : [...others, { playerId, accountId }] };
};

const added = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

const withPicker = (
  pickers: DraftRoomDocument['pickers'],
  teamId: string,
  change: (accountIds: readonly string[]) => readonly string[],
): DraftRoomDocument['pickers'] => {
  if (!pickers.some((team) => team.teamId === teamId))
    return [...pickers, { teamId, accountIds: change([]) }];
  return pickers.map((team) =>
    team.teamId === teamId ? { teamId, accountIds: change(team.accountIds) } : team,
  );
};
