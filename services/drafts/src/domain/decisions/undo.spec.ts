import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  assignLate,
  autoPick,
  boss,
  candidate,
  candidates,
  continued,
  draft,
  draftId,
  live,
  lobby,
  pick,
  picker,
  picksAfter,
  reason,
  said,
  team,
} from '../draft.scenario';

const undo = (toPickNo: number) => boss({ type: 'UndoPicks', toPickNo, reason });
const undone = (
  toPickNo: number,
  ...picks: readonly (readonly [number, string, string])[]
): readonly DraftEvent[] => [
  {
    type: 'PicksUndone',
    data: {
      draftId,
      toPickNo,
      picks: picks.map(([pickNo, teamId, playerId]) => ({ pickNo, teamId, playerId })),
      ...said,
    },
  },
  { type: 'DraftPaused', data: { draftId, cause: 'undo', ...said, remainingSeconds: null } },
];
const three = continued(live(), pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'));
const whole = continued(three, pick('t1', 4, 'd'));

const cellsOf = (history: readonly DraftEvent[]): readonly string[] =>
  picksAfter(history).map(({ pickNo, playerId }) => `${pickNo}:${playerId}`);

describe('undoing', () => {
  it('takes back a pick and all later ones, and pauses', () =>
    draft
      .given(...three)
      .when(undo(2))
      .then(...undone(2, [2, 't2', 'b'], [3, 't2', 'c'])));

  it('works while paused and after the last pick, too', () => {
    const paused = continued(three, boss({ type: 'PauseDraft', reason }));
    draft
      .given(...paused)
      .when(undo(3))
      .then(...undone(3, [3, 't2', 'c']));
    draft
      .given(...whole)
      .when(undo(4))
      .then(...undone(4, [4, 't1', 'd']));
  });

  it('leaves a board on which the same picks can be made again', () => {
    const again = continued(three, undo(2), boss({ type: 'ResumeDraft', seconds: null }), pick('t2', 2, 'c'));
    expect(cellsOf(again)).toStrictEqual(['1:a', '2:c']);
  });

  it('takes lots back', () => {
    const history = continued(
      live({ players: candidates(5), settings: { leftovers: 'lot' } }),
      ...[pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'), pick('t1', 4, 'd'), undo(4)],
      boss({ type: 'ResumeDraft', seconds: null }),
      pick('t1', 4, 'e'),
    );
    expect(history.at(-1)?.type).toBe('DraftCompleted');
    expect(cellsOf(history)).toStrictEqual(['1:a', '2:b', '3:c', '4:e']);
  });

  it('names lots and late players that it takes back', () => {
    const lots = continued(
      live({ players: candidates(5), settings: { leftovers: 'lot' } }),
      ...[pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'), pick('t1', 4, 'd')],
      assignLate(candidate('late')),
    );
    const [drawn] = lots.flatMap(({ type, data }) =>
      type === 'PlayersAssignedByLot' ? data.assignments : [],
    );
    const [late] = lots.flatMap(({ type, data }) => (type === 'LatePlayerAssigned' ? [data.teamId] : []));
    const [first] = draft
      .given(...lots)
      .when(undo(4))
      .events();
    expect(first).toStrictEqual({
      type: 'PicksUndone',
      data: {
        draftId,
        toPickNo: 4,
        picks: [{ pickNo: 4, teamId: 't1', playerId: 'd' }],
        extras: [
          { ...drawn, cause: 'lot' },
          { teamId: late, playerId: 'late', cause: 'late' },
        ],
        ...said,
      },
    });
  });

  it('takes group partners back with the pick that brought them, and leaves those of earlier picks', () => {
    const pair = (group: string) => [1, 2].map((n) => candidate(`${group}${n}`, { groupId: group }));
    const history = continued(
      live({ players: [...pair('g'), ...pair('h'), ...candidates(4)], settings: { rounds: 3 } }),
      pick('t1', 1, 'g1'),
      pick('t2', 2, 'h1'),
    );
    draft
      .given(...history)
      .when(undo(2))
      .then(...undone(2, [2, 't2', 'h1'], [3, 't2', 'h2']));
    expect(cellsOf(continued(history, undo(2)))).toStrictEqual(['1:g1', '4:g2']);
  });

  it('leaves captains and their groups where they were placed', () => {
    const mates = [
      candidate('cap', { rating: 9, groupId: 'g' }),
      candidate('mate', { rating: 9, groupId: 'g' }),
    ];
    const setUp = {
      players: [...mates, ...candidates(4)],
      teams: [team('t1', { captainPlayerId: 'cap' }), team('t2')],
      settings: { captains: 'automatic' as const },
    };
    const history = continued(live(setUp), pick('t2', 2, 'b'));
    draft
      .given(...history)
      .when(undo(1))
      .then(...undone(1, [2, 't2', 'b']));
    draft
      .given(...live(setUp))
      .when(undo(1))
      .thenRefused('undo_nothing', { toPickNo: 1 });
  });

  it('leaves free captains on their teams', () => {
    const teams = [team('t1', { captainPlayerId: 'f' }), team('t2')];
    draft
      .given(...continued(live({ teams, settings: { captains: 'free' } }), pick('t1', 1, 'a')))
      .when(undo(1))
      .then(...undone(1, [1, 't1', 'a']));
  });

  it('forgets the expiries of the teams whose picks it takes back', () => {
    const history = continued(
      live({ settings: { rounds: 3 } }),
      autoPick(1, 1, 62),
      undo(1),
      boss({ type: 'ResumeDraft', seconds: null }, 100),
    );
    const [expired] = draft
      .given(...history)
      .when(autoPick(1, 3, 162))
      .events();
    expect(expired).toMatchObject({ type: 'TurnExpired', data: { consecutive: 1 } });
  });

  it('is refused where nothing was picked, without a reason, and to others', () => {
    draft
      .given(...three)
      .when(undo(4))
      .thenRefused('undo_nothing', { toPickNo: 4 });
    draft
      .given(...three)
      .when({ ...undo(2), reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...three)
      .when({ ...undo(2), actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...lobby())
      .when(undo(1))
      .thenRefused('wrong_state');
  });
});

describe('resetting', () => {
  const reset = boss({ type: 'ResetDraft', reason, confirmation: 'RESET' });
  const done: DraftEvent = { type: 'DraftReset', data: { draftId, ...said } };

  it('goes back to the lobby from live and paused, and keeps placements', () => {
    draft
      .given(...three)
      .when(reset)
      .then(done);
    const setUp = {
      teams: [team('t1', { captainPlayerId: 'a' }), team('t2')],
      settings: { captains: 'automatic' as const },
    };
    const history = continued(live(setUp), pick('t2', 2, 'b'), boss({ type: 'PauseDraft', reason }), reset);
    expect(cellsOf(history)).toStrictEqual(['1:a']);
    draft
      .given(...history)
      .when(reset)
      .then();
  });

  it('forgets a pause that was planned', () => {
    const planned = boss({ type: 'SchedulePause', afterPickNo: 1, reason: null });
    const again = continued(live(), planned, reset, boss({ type: 'StartDraft' }), pick('t1', 1, 'a'));
    expect(again.at(-1)?.type).toBe('TurnStarted');
  });

  it('needs the word typed, a reason, and a draft that has not ended', () => {
    draft
      .given(...three)
      .when({ ...reset, confirmation: 'reset' })
      .thenRefused('confirmation_required', { word: 'RESET' });
    draft
      .given(...three)
      .when({ ...reset, reason: 'no' })
      .thenRefused('reason_required');
    draft
      .given(...three)
      .when({ ...reset, actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...whole)
      .when(reset)
      .thenRefused('wrong_state');
  });
});
