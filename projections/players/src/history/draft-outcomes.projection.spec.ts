import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { draftOutcomesProjection } from './draft-outcomes.projection';

const draftId = 'd1';
const settings = {} as DraftSettings;
const reason = 'Asked for by all';
const created: DraftEvent = { type: 'DraftCreated', data: { draftId, leagueId: 'l1', settings } };
const hawks = { teamId: 't1', name: 'Hawks', color: '#0B6B4A', pickerIds: ['hana'], captainPlayerId: 'p9' };
const teams: DraftEvent = {
  type: 'DraftTeamsChanged',
  data: { draftId, teams: [hawks], commissionerIds: [] },
};
const lobby: DraftEvent = {
  type: 'DraftLobbyOpened',
  data: { draftId, players: [], freeCaptains: [{ teamId: 't1', playerId: 'p9' }] },
};
const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: at } };
const completed: DraftEvent = { type: 'DraftCompleted', data: { draftId, completedAt: at } };
const published: DraftEvent = { type: 'DraftPublished', data: { draftId, leagueId: 'l1', rosters: [] } };
const reset: DraftEvent = { type: 'DraftReset', data: { draftId, reason, authorId: 'boss' } };
const picked = (pickNo: number, playerId: string): DraftEvent => ({
  type: 'PlayerPicked',
  data: {
    draftId,
    pickNo,
    round: pickNo,
    teamId: 't1',
    playerId,
    source: 'captain',
    why: null,
    assignedRating: null,
    pickedAt: at,
    remainingSeconds: null,
  },
});
const byLot: DraftEvent = {
  type: 'PlayersAssignedByLot',
  data: { draftId, seed: 's', assignments: [{ teamId: 't1', playerId: 'p7' }] },
};
const undone = (...picks: readonly (readonly [pickNo: number, playerId: string])[]): DraftEvent => ({
  type: 'PicksUndone',
  data: {
    draftId,
    toPickNo: 2,
    picks: picks.map(([pickNo, playerId]) => ({ pickNo, teamId: 't1', playerId })),
    reason,
    authorId: 'boss',
  },
});
const late: DraftEvent = {
  type: 'LatePlayerAssigned',
  data: {
    draftId,
    leagueId: 'l1',
    teamId: 't1',
    player: {
      playerId: 'p8',
      rating: null,
      tier: 1,
      positions: [],
      gender: null,
      nights: [],
      groupId: null,
      registeredAt: at,
    },
  },
};
const after = (...events: readonly DraftEvent[]) => {
  const document = documentsAfter(draftOutcomesProjection, [created, teams, ...events]).get(draftId);
  return [document?.decided, document?.placed.map(({ playerId, pickNo }) => [playerId, pickNo])];
};
// A captain's own cell is filled before the start.
const whole = [lobby, picked(1, 'p1'), started, picked(2, 'p2'), picked(3, 'p3')];

describe('whom a draft brought where', () => {
  it('is known once it is completed, with captains, lot and late players', () => {
    expect(after(...whole)[0]).toBe(false);
    const all = [
      ['p9', null],
      ['p1', 1],
      ['p2', 2],
      ['p3', 3],
      ['p7', null],
    ];
    expect(after(...whole, byLot, completed)).toEqual([true, all]);
    expect(after(...whole, byLot, completed, published, late)).toEqual([true, [...all, ['p8', null]]]);
  });

  it('keeps the teams as they were called', () => {
    const documents = documentsAfter(draftOutcomesProjection, [created, teams]);
    expect(documents.get(draftId)?.teams).toEqual([{ teamId: 't1', name: 'Hawks', color: '#0B6B4A' }]);
  });

  it('forgets what was undone, and lot and late players with it', () => {
    const back = undone([2, 'p2'], [3, 'p3']);
    const left = [
      ['p9', null],
      ['p1', 1],
    ];
    expect(after(...whole, byLot, completed, late, back)).toEqual([false, left]);
    expect(after(...whole, completed, back, picked(2, 'p5'), completed)).toEqual([
      true,
      [...left, ['p5', 2]],
    ]);
  });

  it('knows again what was redone, and whom a commissioner put into a cell', () => {
    const back = undone([2, 'p2'], [3, 'p3']);
    const pick = { pickNo: 2, round: 2, teamId: 't1' };
    const redone: DraftEvent = {
      type: 'PicksRedone',
      data: { draftId, picks: [{ ...pick, playerId: 'p2' }], reason, authorId: 'boss' },
    };
    const replaced: DraftEvent = {
      type: 'PickReplaced',
      data: {
        ...{ draftId, ...pick, fromPlayerId: 'p2', playerId: 'p6', assignedRating: null },
        ...{ replacedAt: at, reason, authorId: 'boss' },
      },
    };
    const placed = [
      ['p9', null],
      ['p1', 1],
    ];
    expect(after(...whole, back, redone)).toEqual([false, [...placed, ['p2', 2]]]);
    expect(after(...whole, completed, replaced)).toEqual([true, [...placed, ['p3', 3], ['p6', 2]]]);
  });

  it('begins again from the captains after a reset, and from nothing after a new order', () => {
    expect(after(...whole, completed, reset)).toEqual([
      false,
      [
        ['p9', null],
        ['p1', 1],
      ],
    ]);
    const byHand: DraftEvent = {
      type: 'DraftOrderSetByHand',
      data: { draftId, order: ['t1'], reason, authorId: 'boss' },
    };
    expect(after(...whole, completed, reset, byHand)).toEqual([false, []]);
  });

  it('is nothing of a draft that was cancelled', () => {
    const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, reason, authorId: 'boss' } };
    const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, reason, authorId: 'boss' } };
    expect(after(...whole, completed, cancelled)[0]).toBe(false);
    expect(after(...whole, completed, cancelled, reopened)).toEqual([false, []]);
  });
});
