import type { RoomState } from '@fieldhouse/api-contract';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { settings } from '../../../../services/drafts/src/domain/draft.scenario';
import { emptyRoom, foldRoom } from './draft-room.fold';

const at = '2026-09-01T18:00:00.000Z';
const room: RoomState = {
  ...emptyRoom('d1', 'l1', settings()),
  revision: 4,
  status: 'lobby',
  order: ['t1', 't2'],
  board: ['t1', 't2', 't2', 't1'],
  poolSize: 4,
};
const draftId = 'd1';
const recorded = (revision: number, event: DraftEvent): RecordedEvent<DraftEvent> =>
  ({ ...event, revision, metadata: { occurredAt: at } }) as RecordedEvent<DraftEvent>;
type Picked = Extract<DraftEvent, { type: 'PlayerPicked' }>['data'];
type Turn = Extract<DraftEvent, { type: 'TurnStarted' }>['data'];
/** A pick as it was recorded before it said which turn it belongs to. */
const picked = (pickNo: number, changes: Partial<Picked> = {}): DraftEvent => ({
  type: 'PlayerPicked',
  data: {
    draftId,
    pickNo,
    round: Math.ceil(pickNo / 2),
    teamId: room.board[pickNo - 1] ?? '',
    playerId: `p${pickNo}`,
    source: 'captain',
    why: null,
    pickedAt: at,
    assignedRating: null,
    remainingSeconds: null,
    ...changes,
  },
});
const lot: DraftEvent = {
  type: 'PlayersAssignedByLot',
  data: { draftId, seed: 'ab', assignments: [{ teamId: 't1', playerId: 'p9' }] },
};

describe('the room’s fold', () => {
  it('takes an event once: what it holds already changes nothing', () => {
    const after = foldRoom(room, recorded(5, lot));
    const extras = [{ teamId: 't1', playerId: 'p9', source: 'lot' }];
    expect(after).toStrictEqual({ ...room, revision: 5, extras });
    expect(foldRoom(after, recorded(5, lot))).toBe(after);
    expect(foldRoom(after, recorded(4, lot))).toBe(after);
  });

  it('tells in which hours the clock of a turn stands still, by the settings of then', () => {
    const clock = { ...room.settings.clock, pickSeconds: 14_400, quietHours: { from: '01:00', to: '23:00' } };
    const slow = { ...room, settings: { ...room.settings, clock } };
    const quietOf = (from: RoomState, data: Partial<Turn> = {}) => {
      const turn: Turn = {
        ...{ draftId, pickNo: 1, round: 1, teamId: 't1', clockSeq: 1, auto: false, autoPickAt: null },
        ...{ startedAt: '2026-09-01T04:00:00.000Z', deadlineAt: '2026-09-02T04:00:00.000Z' },
        ...data,
      };
      return foldRoom(from, recorded(5, { type: 'TurnStarted', data: turn })).turn?.quiet;
    };
    const quiet = [{ from: '2026-09-01T05:00:00.000Z', until: '2026-09-02T03:00:00.000Z' }];
    expect(quietOf(slow)).toStrictEqual(quiet);
    expect(quietOf(room)).toStrictEqual([]);
    expect(quietOf(slow, { auto: true })).toStrictEqual([]);
  });

  it('forgets with a new order all that the old lobby had', () => {
    const lobby: RoomState = {
      ...room,
      picks: [
        {
          ...{ pickNo: 1, round: 1, teamId: 't1', playerId: 'p1', source: 'placement', why: null },
          ...{ pickedAt: at, madeIn: 0 },
        },
      ],
      extras: [{ teamId: 't1', playerId: 'p8', source: 'captain' }],
      autoTeams: [{ teamId: 't1', cause: 'captain' }],
      pauseAfterPickNo: 2,
    };
    const order = ['t2', 't1'];
    const byHand: DraftEvent = {
      type: 'DraftOrderSetByHand',
      data: { draftId, order, reason: 'reversed', authorId: 'boss' },
    };
    expect(foldRoom(lobby, recorded(5, byHand))).toStrictEqual({
      ...room,
      revision: 5,
      status: 'order_locked',
      order,
      board: ['t2', 't1', 't1', 't2'],
      proof: { ...room.proof, byHand: { order, reason: 'reversed', at, revision: 5 } },
    });
  });

  it('finds the turn of picks that were recorded without it, and keeps placements through a reset', () => {
    const events: readonly DraftEvent[] = [
      picked(4, { source: 'placement' }),
      picked(3, { source: 'group' }),
      { type: 'DraftStarted', data: { draftId, startedAt: at } },
      picked(1),
      picked(4, { source: 'group', teamId: 't1' }),
    ];
    const fold = (some: readonly DraftEvent[]): RoomState =>
      some.reduce((before, event, i) => foldRoom(before, recorded(5 + i, event)), room);
    expect(fold(events).picks.map(({ pickNo, madeIn }) => [pickNo, madeIn])).toStrictEqual([
      [1, 1],
      [3, 0],
      [4, 1],
    ]);
    const reset = fold([
      ...events.slice(0, 4),
      { type: 'DraftReset', data: { draftId, reason: 'start over', authorId: 'boss' } },
    ]);
    expect(reset.picks.map(({ pickNo }) => pickNo)).toStrictEqual([3, 4]);
    expect(reset).toMatchObject({
      ...{ status: 'lobby', startedAt: null, lastUndo: null },
      lastReset: { reason: 'start over', revision: 9 },
    });
    const anew = foldRoom(reset, recorded(10, { type: 'DraftStarted', data: { draftId, startedAt: at } }));
    expect(anew.lastReset).toBeNull();
    const over = foldRoom(
      anew,
      recorded(11, { type: 'DraftCancelled', data: { draftId, reason: 'No field', authorId: 'boss' } }),
    );
    expect(over).toMatchObject({ status: 'cancelled', cancelled: { reason: 'No field', revision: 11 } });
    const reopened: DraftEvent = {
      type: 'DraftReopened',
      data: { draftId, reason: 'A field', authorId: 'boss' },
    };
    expect(foldRoom(over, recorded(12, reopened)).cancelled).toBeNull();
    const forgotten = recorded(10, {
      type: 'DraftReasonsForgotten',
      data: { draftId, authorId: 'boss', revisions: [9] },
    });
    expect(foldRoom(reset, forgotten).lastReset?.reason).toBe('Deleted with its author');
  });

  it('tells which lots and late players an undo took back with the picks', () => {
    const captain = { teamId: 't1', playerId: 'p8', source: 'captain' } as const;
    const late: DraftEvent = {
      type: 'LatePlayerAssigned',
      data: { draftId, teamId: 't2', player: { playerId: 'p7' } as never },
    };
    const picks = [{ pickNo: 1, teamId: 't1', playerId: 'p1' }];
    const undone: DraftEvent = {
      type: 'PicksUndone',
      data: { draftId, toPickNo: 1, picks, reason: 'wrong name', authorId: 'boss' },
    };
    const after = [picked(1), lot, late, undone].reduce<RoomState>(
      (before, event, i) => foldRoom(before, recorded(5 + i, event)),
      { ...room, extras: [captain] },
    );
    expect(after.extras).toStrictEqual([captain]);
    expect(after.lastUndo).toStrictEqual({
      ...{ toPickNo: 1, picks, reason: 'wrong name', at, revision: 8 },
      extras: [
        { teamId: 't1', playerId: 'p9', source: 'lot' },
        { teamId: 't2', playerId: 'p7', source: 'late' },
      ],
    });
  });

  it('forgets the reasons of somebody who was erased, wherever it shows them, and no others', () => {
    const said = (reason: string) => ({ reason, authorId: 'boss' });
    const order = { algorithm: 'draft-order/v1', participantsHash: 'h', commit: 'c', seed: '' } as const;
    const committed = (roll: number, why: string): DraftEvent => ({
      type: 'DraftOrderCommitted',
      data: { draftId, roll, teamIds: ['t1', 't2'], ...order, ...said(why) },
    });
    const picks = [{ pickNo: 1, teamId: 't1', playerId: 'p1' }];
    const events: readonly DraftEvent[] = [
      committed(1, 'first'),
      committed(2, 'second'),
      { type: 'DraftOrderSetByHand', data: { draftId, order: ['t1', 't2'], ...said('by hand') } },
      { type: 'PicksUndone', data: { draftId, toPickNo: 1, picks, ...said('undone') } },
      { type: 'DraftPaused', data: { draftId, cause: 'undo', remainingSeconds: null, ...said('paused') } },
    ];
    const fold = (...some: readonly DraftEvent[]): RoomState =>
      some.reduce((before, event, i) => foldRoom(before, recorded(5 + i, event)), room);
    const reasonsOf = ({ proof, lastUndo, paused }: RoomState) => [
      ...proof.rolls.map(({ reason }) => reason),
      ...[proof.byHand?.reason, lastUndo?.reason, paused?.reason],
    ];
    expect(reasonsOf(fold(...events))).toStrictEqual(['first', 'second', 'by hand', 'undone', 'paused']);
    const forgotten = (...revisions: number[]): DraftEvent => ({
      type: 'DraftReasonsForgotten',
      data: { draftId, authorId: 'boss', revisions },
    });
    const gone = 'Deleted with its author';
    expect(reasonsOf(fold(...events, forgotten(6, 8)))).toStrictEqual([
      'first',
      gone,
      'by hand',
      gone,
      'paused',
    ]);
    expect(reasonsOf(fold(...events, forgotten(5, 7, 9)))).toStrictEqual([
      gone,
      'second',
      gone,
      'undone',
      gone,
    ]);
    expect(reasonsOf(fold(forgotten(4)))).toStrictEqual([undefined, undefined, undefined]);
    const redone: DraftEvent = {
      type: 'PicksRedone',
      data: { draftId, picks: picks.map((pick) => ({ ...pick, round: 1 })), ...said('redone') },
    };
    const again = fold(...events, redone);
    expect(again).toMatchObject({ lastUndo: null, lastRedo: { picks, reason: 'redone', revision: 10 } });
    expect(fold(...events, redone, forgotten(10)).lastRedo?.reason).toBe(gone);
    expect(fold(...events, redone, ...events.slice(3)).lastRedo).toBeNull();
  });
});
