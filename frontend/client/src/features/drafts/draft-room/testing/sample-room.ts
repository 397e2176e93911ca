import {
  boardOf,
  differenceOf,
  withChanges,
  type DraftPlayerView,
  type RoomPatch,
  type RoomPick,
  type RoomTurn,
  type RoomView,
} from '@fieldhouse/api-contract';
import { settings as leagueSettings } from '../../../../../test/samples';

const NAMES = [
  'Willy Adames',
  'Jose Altuve',
  'Mookie Betts',
  'Manny Machado',
  'Ana Ruiz',
  'Zoë Kim',
  'Sam Reed',
  'Lee Park',
];
const POSITIONS = ['SS', '2B', 'RF', '3B', 'P', 'C', 'P', 'CF'];

/** p1 … p8, best first; every second one a woman. */
export const samplePlayers: readonly DraftPlayerView[] = NAMES.map((name, index) => ({
  playerId: `p${index + 1}`,
  name,
  positions: [POSITIONS[index] ?? 'P'],
  rating: 10 - index,
  tier: Math.ceil((index + 1) / 2),
  gender: index % 2 === 0 ? 'man' : 'woman',
  nights: ['thu'],
  groupId: null,
  comment: null,
  notes: [],
  ownColumns: [],
  registeredAt: '2026-05-01T10:00:00.000Z',
  withdrawn: false,
}));

const order = ['hawks', 'owls'];
const settings: RoomView['settings'] = {
  ...leagueSettings,
  rounds: 3,
  limits: { positions: [{ position: 'P', minimum: 1, maximum: null }], genders: [] },
  captains: 'off',
  gameNights: ['thu'],
  spectatorsSeeRatings: true,
};

export const secondsFromNow = (seconds: number): string =>
  new Date(Date.now() + seconds * 1_000).toISOString();

export const turn = (pickNo: number, change: Partial<RoomTurn> = {}): RoomTurn => ({
  pickNo,
  round: Math.ceil(pickNo / 2),
  teamId: boardOf(settings, order)[pickNo - 1] ?? '',
  clockSeq: pickNo,
  startedAt: secondsFromNow(-1),
  deadlineAt: secondsFromNow(59),
  autoPickAt: secondsFromNow(61),
  auto: false,
  quiet: [],
  ...change,
});

export const pick = (pickNo: number, playerId: string, change: Partial<RoomPick> = {}): RoomPick => ({
  pickNo,
  round: Math.ceil(pickNo / 2),
  teamId: boardOf(settings, order)[pickNo - 1] ?? '',
  playerId,
  source: 'captain',
  why: null,
  pickedAt: secondsFromNow(-3),
  madeIn: pickNo,
  ...change,
});

/** Hawks and Owls, three rounds, live at pick 1; seen by the captain of the Hawks; at revision 10. */
export const sampleRoom = (change: Partial<RoomView> = {}): RoomView => ({
  draftId: 'd1',
  leagueId: 'L1',
  revision: 10,
  status: 'live',
  settings,
  teams: [
    { teamId: 'hawks', name: 'Hawks', color: '#C62828', hasPicker: true },
    { teamId: 'owls', name: 'Owls', color: '#5E35B1', hasPicker: true },
  ],
  order,
  board: boardOf(settings, order),
  proof: { draftId: 'd1', algorithm: 'draft-order/v1', rolls: [], byHand: null },
  picks: [],
  extras: [],
  turn: turn(1),
  paused: null,
  pauseAfterPickNo: null,
  autoTeams: [],
  lastUndo: null,
  lastRedo: null,
  lastReset: null,
  cancelled: null,
  undone: [],
  missedStep: null,
  poolSize: 8,
  startedAt: secondsFromNow(-60),
  completedAt: null,
  spectatorLinkNo: 1,
  leagueName: 'Thursday Softball',
  season: 'Summer',
  sport: 'softball',
  position: '1',
  goneTeamIds: [],
  me: { role: 'captain', teamIds: ['hawks'] },
  serverNow: new Date().toISOString(),
  ...change,
});

/** How something that happens changes the room. */
export type Happening = (room: RoomView) => Partial<RoomView>;
export const picked =
  (pickNo: number, playerId: string): Happening =>
  ({ picks, turn: now }) => ({
    picks: [...picks, pick(pickNo, playerId)],
    turn: now?.pickNo === pickNo ? null : now,
  });
export const onTheClock =
  (pickNo: number, change: Partial<RoomTurn> = {}): Happening =>
  () => ({ turn: turn(pickNo, change) });
export const poolGrew: Happening = ({ poolSize }) => ({ poolSize: poolSize + 1 });

/** What the server sends when something happens in a room. @returns the patch and the room after it */
export const happened = (
  room: RoomView,
  happening: Happening,
): { readonly patch: RoomPatch; readonly room: RoomView } => {
  const revision = room.revision + 1;
  const changes = differenceOf(room, { ...room, ...happening(room) });
  return {
    patch: { leagueId: 'L1', from: room.revision, revision, changes },
    room: { ...withChanges(room, changes), revision },
  };
};
