import type { RoomPick, RoomState } from './draft.contract';
import { applyRoomPatch } from './draft-room.fold';
import type { RoomEvent, RoomPatch } from './draft-room.socket';

const at = '2026-09-01T18:00:00.000Z';
const room: RoomState = {
  draftId: 'd1',
  leagueId: 'l1',
  revision: 4,
  status: 'lobby',
  settings: {
    format: 'snake',
    rounds: 2,
    clock: { pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone: 'UTC' },
    limits: { positions: [], genders: [] },
    captains: 'automatic',
    groupsTogether: true,
    gameNights: [],
    nightRule: 'off',
    leftovers: 'stay',
    startMode: 'manual',
    startsAt: null,
    spectatorsSeeRatings: false,
  },
  teams: [],
  order: ['t1', 't2'],
  board: ['t1', 't2', 't2', 't1'],
  proof: { draftId: 'd1', algorithm: 'draft-order/v1', rolls: [], byHand: null },
  picks: [],
  extras: [],
  turn: null,
  paused: null,
  pauseAfterPickNo: null,
  autoTeams: [],
  lastUndo: null,
  poolSize: 4,
  startedAt: null,
  completedAt: null,
  spectatorLinkNo: 0,
};
const patch = (revision: number, event: RoomEvent): RoomPatch => ({ leagueId: 'l1', revision, at, event });
const pick = (pickNo: number, changes: Partial<RoomPick> = {}): Omit<RoomPick, 'madeIn'> => ({
  pickNo,
  round: Math.ceil(pickNo / 2),
  teamId: room.board[pickNo - 1] ?? '',
  playerId: `p${pickNo}`,
  source: 'captain',
  why: null,
  pickedAt: at,
  ...changes,
});
const added: RoomEvent = {
  type: 'ExtrasAdded',
  extras: [{ teamId: 't1', playerId: 'p9', source: 'late' }],
};

describe('the room’s fold', () => {
  it('takes a patch once: what it holds already changes nothing', () => {
    const after = applyRoomPatch(room, patch(5, added));
    expect(after).toStrictEqual({ ...room, revision: 5, extras: added.extras });
    expect(applyRoomPatch(after, patch(5, added))).toBe(after);
    expect(applyRoomPatch(after, patch(4, added))).toBe(after);
  });

  it('stays where it is before an event it does not know, so that its reader sees a gap', () => {
    const newer = { type: 'PickReplaced', picks: [], order: [] } as unknown as RoomEvent;
    expect(applyRoomPatch(room, patch(5, newer))).toBe(room);
  });

  it('forgets with a new order all that the old lobby had', () => {
    const lobby: RoomState = {
      ...room,
      picks: [{ ...pick(1, { source: 'placement' }), madeIn: 0 }],
      extras: [{ teamId: 't1', playerId: 'p8', source: 'captain' }],
      autoTeams: [{ teamId: 't1', cause: 'captain' }],
      pauseAfterPickNo: 2,
    };
    const order = ['t2', 't1'];
    expect(
      applyRoomPatch(lobby, patch(5, { type: 'OrderSetByHand', order, reason: 'reversed' })),
    ).toStrictEqual({
      ...room,
      revision: 5,
      status: 'order_locked',
      order,
      board: ['t2', 't1', 't1', 't2'],
      proof: { ...room.proof, byHand: { order, reason: 'reversed', at } },
    });
  });

  it('finds the turn of picks that were recorded without it, and keeps placements through a reset', () => {
    const events: readonly RoomEvent[] = [
      { type: 'PlayerPicked', pick: pick(4, { source: 'placement' }) },
      { type: 'PlayerPicked', pick: pick(3, { source: 'group' }) },
      { type: 'Started' },
      { type: 'PlayerPicked', pick: pick(1) },
      { type: 'PlayerPicked', pick: pick(4, { source: 'group', teamId: 't1' }) },
    ];
    const fold = (some: readonly RoomEvent[]): RoomState =>
      some.reduce((before, event, i) => applyRoomPatch(before, patch(5 + i, event)), room);
    expect(fold(events).picks.map(({ pickNo, madeIn }) => [pickNo, madeIn])).toStrictEqual([
      [1, 1],
      [3, 0],
      [4, 1],
    ]);
    const reset = fold([...events.slice(0, 4), { type: 'Reset', reason: 'start over' }]);
    expect(reset.picks.map(({ pickNo }) => pickNo)).toStrictEqual([3, 4]);
    expect(reset).toMatchObject({ status: 'lobby', startedAt: null });
  });
});
