import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  boss,
  candidate,
  candidates,
  continued,
  draft,
  draftId,
  live,
  pick,
  picker,
  picksAfter,
  reason,
  said,
  seedForLot,
} from '../draft.scenario';
import { hasBoard } from '../draft.state';

const undo = (toPickNo: number) => boss({ type: 'UndoPicks', toPickNo, reason });
const redo = boss({ type: 'RedoPicks', reason, seedForLot });
const resume = boss({ type: 'ResumeDraft', seconds: null });
const redone = (...picks: readonly (readonly [number, number, string, string])[]): DraftEvent => ({
  type: 'PicksRedone',
  data: {
    draftId,
    picks: picks.map(([pickNo, round, teamId, playerId]) => ({ pickNo, teamId, playerId, round })),
    ...said,
  },
});
const three = continued(live(), pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'));

describe('redoing', () => {
  it('makes the picks again that an undo took back, as they were, and stays paused', () => {
    const history = continued(three, undo(2));
    draft
      .given(...history)
      .when(redo)
      .then(redone([2, 1, 't2', 'b'], [3, 2, 't2', 'c']));
    const again = continued(history, redo);
    expect(picksAfter(again)).toStrictEqual(picksAfter(three));
    expect(draft.given(...again).state).toMatchObject({ status: 'paused', undone: [] });
  });

  it('makes those of several undos again', () => {
    const history = continued(three, undo(3), undo(1));
    draft
      .given(...history)
      .when(redo)
      .then(redone([1, 1, 't1', 'a'], [2, 1, 't2', 'b'], [3, 2, 't2', 'c']));
  });

  it('goes on after the same picks were made by hand, and ends with another one', () => {
    const paused = boss({ type: 'PauseDraft', reason });
    const same = continued(three, undo(2), resume, pick('t2', 2, 'b'), paused);
    draft
      .given(...same)
      .when(redo)
      .then(redone([3, 2, 't2', 'c']));
    const other = continued(three, undo(2), resume, pick('t2', 2, 'e'), paused);
    draft
      .given(...other)
      .when(redo)
      .thenRefused('redo_nothing');
    const exchanged = continued(
      three,
      undo(3),
      boss({ type: 'ReplacePick', pickNo: 1, fromPlayerId: 'a', playerId: 'e', reason }),
    );
    draft
      .given(...exchanged)
      .when(redo)
      .thenRefused('redo_nothing');
  });

  it('stops before the first pick of a player who has left', () => {
    const left = (gone: string) =>
      boss({ type: 'RefreshDraftPool', players: candidates(6).filter(({ playerId }) => playerId !== gone) });
    draft
      .given(...continued(three, undo(2), left('c')))
      .when(redo)
      .then(redone([2, 1, 't2', 'b']));
    draft
      .given(...continued(three, undo(2), left('b')))
      .when(redo)
      .thenRefused('redo_nothing');
  });

  it('brings group partners with the pick that brought them', () => {
    const pair = [1, 2].map((n) => candidate(`g${n}`, { groupId: 'g' }));
    const history = continued(
      live({ players: [...pair, ...candidates(6)], settings: { rounds: 3 } }),
      pick('t1', 1, 'g1'),
      pick('t2', 2, 'a'),
      undo(1),
    );
    draft
      .given(...history)
      .when(redo)
      .then(redone([1, 1, 't1', 'g1'], [2, 1, 't2', 'a'], [4, 2, 't1', 'g2']));
  });

  it('ends the draft where the board is full again, and draws lots anew', () => {
    const whole = continued(
      live({ players: candidates(5), settings: { leftovers: 'lot' } }),
      ...[pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'), pick('t1', 4, 'd'), undo(4)],
    );
    const events = draft
      .given(...whole)
      .when(redo)
      .events();
    expect(events.map(({ type }) => type)).toStrictEqual([
      'PicksRedone',
      'PlayersAssignedByLot',
      'DraftCompleted',
    ]);
  });

  it('lets a pause that was planned for before its last pick go: the draft is paused already', () => {
    const planned = (afterPickNo: number) => boss({ type: 'SchedulePause', afterPickNo, reason: null });
    const pauseAfter = (afterPickNo: number) => {
      const { state } = draft.given(...continued(three, undo(2), planned(afterPickNo), redo));
      return hasBoard(state) && state.pauseAfter?.pickNo;
    };
    expect([pauseAfter(2), pauseAfter(3), pauseAfter(4)]).toStrictEqual([undefined, undefined, 4]);
  });

  it('is forgotten with a reset', () => {
    const history = continued(
      three,
      undo(2),
      boss({ type: 'ResetDraft', reason, confirmation: 'RESET' }),
      boss({ type: 'StartDraft' }),
      boss({ type: 'PauseDraft', reason }),
    );
    draft
      .given(...history)
      .when(redo)
      .thenRefused('redo_nothing');
  });

  it('needs a reason, a commissioner, a pause and something undone', () => {
    const history = continued(three, undo(2));
    draft
      .given(...history)
      .when({ ...redo, reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...history)
      .when({ ...redo, actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...three)
      .when(redo)
      .thenRefused('wrong_state');
    draft
      .given(...continued(three, boss({ type: 'PauseDraft', reason })))
      .when(redo)
      .thenRefused('redo_nothing');
  });
});
