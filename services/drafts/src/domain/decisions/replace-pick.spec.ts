import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  at,
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

/** Of the players who are there before: a, b, … in the order of the cells, unless it is said. */
const replace = (pickNo: number, playerId: string, fromPlayerId = 'abcd'.charAt(pickNo - 1)) =>
  boss({ type: 'ReplacePick', pickNo, fromPlayerId, playerId, reason });
const replaced = (changes: Partial<Extract<DraftEvent, { type: 'PickReplaced' }>['data']>): DraftEvent => ({
  type: 'PickReplaced',
  data: {
    ...{ draftId, pickNo: 1, round: 1, teamId: 't1', fromPlayerId: 'a', playerId: 'e' },
    ...{ assignedRating: null, replacedAt: at(10), ...said },
    ...changes,
  },
});
const two = continued(live(), pick('t1', 1, 'a'), pick('t2', 2, 'b'));
const whole = continued(two, pick('t2', 3, 'c'), pick('t1', 4, 'd'));

const cellsOf = (history: readonly DraftEvent[]): readonly string[] =>
  picksAfter(history).map(({ pickNo, playerId, source }) => `${pickNo}:${playerId} ${source}`);

describe('replacing one pick', () => {
  it('puts another player into the cell, and no other pick changes', () => {
    draft
      .given(...two)
      .when(replace(1, 'e'))
      .then(replaced({}));
    expect(cellsOf(continued(two, replace(1, 'e')))).toStrictEqual(['1:e proxy', '2:b captain']);
  });

  it('lets the clock of the team on the turn run on, and the freed player be picked', () => {
    const history = continued(two, replace(1, 'e'), pick('t2', 3, 'a'));
    expect(cellsOf(history)).toStrictEqual(['1:e proxy', '2:b captain', '3:a captain']);
    const running = draft.given(...continued(two, replace(1, 'e'))).state;
    const before = draft.given(...two).state;
    expect([running.status, running.status === 'live' && running.turn]).toStrictEqual([
      'live',
      before.status === 'live' && before.turn,
    ]);
  });

  it('works while paused and after the last pick, and does not begin the draft again', () => {
    const paused = continued(two, boss({ type: 'PauseDraft', reason }));
    draft
      .given(...paused)
      .when(replace(1, 'e'))
      .then(replaced({}));
    draft
      .given(...whole)
      .when(replace(1, 'e'))
      .then(replaced({}));
    expect(draft.given(...continued(whole, replace(1, 'e'))).state.status).toBe('completed');
  });

  it('adds nothing where the player is in the cell', () =>
    draft
      .given(...two)
      .when(replace(1, 'a'))
      .then());

  it('gives an unrated player the rating of the pick just before', () => {
    const history = continued(
      live({ players: [...candidates(5), candidate('new', { rating: null })] }),
      pick('t1', 1, 'a'),
      pick('t2', 2, 'b'),
    );
    draft
      .given(...history)
      .when(replace(2, 'new'))
      .then(
        replaced({
          pickNo: 2,
          teamId: 't2',
          fromPlayerId: 'b',
          playerId: 'new',
          assignedRating: 9,
        }),
      );
  });

  it('keeps limits: of this team, and of what the others still need', () => {
    const women = ['w1', 'w2'].map((id) => candidate(id, { gender: 'woman', rating: 3 }));
    const men = ['m1', 'm2', 'm3'].map((id) => candidate(id, { gender: 'man' }));
    const limits = { positions: [], genders: [{ gender: 'woman' as const, minimum: 1, maximum: null }] };
    const history = continued(
      live({ players: [...women, ...men], settings: { limits } }),
      pick('t1', 1, 'w1'),
      pick('t2', 2, 'm1'),
      pick('t2', 3, 'w2'),
      pick('t1', 4, 'm2'),
    );
    draft
      .given(...history)
      .when(replace(1, 'm3', 'w1'))
      .thenRefused('illegal_pick');
    draft
      .given(...history)
      .when(replace(4, 'm3', 'm2'))
      .then(replaced({ pickNo: 4, round: 2, fromPlayerId: 'm2', playerId: 'm3' }));
  });

  it('exchanges nobody who came with a group, and nobody who would bring one', () => {
    const pair = (group: string) => [1, 2].map((n) => candidate(`${group}${n}`, { groupId: group }));
    const history = continued(
      live({ players: [...pair('g'), ...pair('h'), ...candidates(4)], settings: { rounds: 3 } }),
      pick('t1', 1, 'g1'),
      pick('t2', 2, 'a'),
    );
    for (const cell of [1, 4])
      draft
        .given(...history)
        .when(replace(cell, 'c', cell === 1 ? 'g1' : 'g2'))
        .thenRefused('group_together', { playerIds: [cell === 1 ? 'g2' : 'g1'] });
    draft
      .given(...history)
      .when(replace(2, 'h1', 'a'))
      .thenRefused('group_together', { playerIds: ['h2'] });
  });

  it('is refused when the cell has another player by now', () => {
    draft
      .given(...continued(two, replace(1, 'e')))
      .when(replace(1, 'f'))
      .thenRefused('pick_changed', { pickNo: 1 });
    draft
      .given(...continued(two, replace(1, 'e')))
      .when(replace(1, 'f', 'e'))
      .then(replaced({ fromPlayerId: 'e', playerId: 'f' }));
  });

  it('is refused for empty cells and captains, for players who are taken or unknown', () => {
    const setUp = {
      teams: [team('t1', { captainPlayerId: 'a' }), team('t2')],
      settings: { captains: 'automatic' as const },
    };
    const history = continued(live(setUp), pick('t2', 2, 'b'));
    draft
      .given(...history)
      .when(replace(1, 'e'))
      .thenRefused('pick_not_made', { pickNo: 1 });
    draft
      .given(...history)
      .when(replace(3, 'e'))
      .thenRefused('pick_not_made', { pickNo: 3 });
    draft
      .given(...history)
      .when(replace(2, 'a'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: 1 });
    draft
      .given(...history)
      .when(replace(2, 'nobody'))
      .thenRefused('player_unknown', { playerId: 'nobody' });
  });

  it('needs a reason, a commissioner and a draft that is under way', () => {
    draft
      .given(...two)
      .when({ ...replace(1, 'e'), reason: 'no' })
      .thenRefused('reason_required');
    draft
      .given(...two)
      .when({ ...replace(1, 'e'), actor: picker('t1') })
      .thenRefused('not_commissioner');
    draft
      .given(...lobby())
      .when(replace(1, 'e'))
      .thenRefused('wrong_state');
  });
});
