import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  at,
  boss,
  candidate,
  candidates,
  clock,
  continued,
  draft,
  draftId,
  live,
  member,
  lobby,
  pick,
  picked,
  picker,
  reason,
  seedForLot,
  team,
  turn,
} from '../draft.scenario';

const proxy = (teamId: string, pickNo: number, playerId: string, seconds = 10) =>
  boss({ type: 'MakePick', teamId, pickNo, playerId, seedForLot }, seconds);
const completed = (seconds: number): DraftEvent => ({
  type: 'DraftCompleted',
  data: { draftId, completedAt: at(seconds) },
});

describe('making a pick', () => {
  it('fills the cell and puts the next team on the clock', () =>
    draft
      .given(...live())
      .when(pick('t1', 1, 'c'))
      .then(picked('t1', 1, 'c'), turn('t2', 2, 2, 10)));

  it('turns around at the end of a round of a snake', () => {
    const history = continued(live(), pick('t1', 1, 'a'), pick('t2', 2, 'b'));
    draft
      .given(...history)
      .when(pick('t2', 3, 'c'))
      .then(picked('t2', 3, 'c'), turn('t1', 4, 4, 10));
  });

  it('skips cells that captains fill', () => {
    const teams = [team('t1'), team('t2', { captainPlayerId: 'a' })];
    draft
      .given(...live({ teams, settings: { captains: 'automatic' } }))
      .when(pick('t1', 1, 'b'))
      .then(picked('t1', 1, 'b'), turn('t2', 3, 2, 10));
  });

  it('completes the draft when no cell is empty any more', () => {
    const history = continued(live(), pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'));
    draft
      .given(...history)
      .when(pick('t1', 4, 'd'))
      .then(picked('t1', 4, 'd'), completed(10));
  });

  it('assigns fewer players than teams who are left over by lot, if the league wants it', () => {
    const history = continued(
      live({ players: candidates(5), settings: { leftovers: 'lot' } }),
      pick('t1', 1, 'a'),
      pick('t2', 2, 'b'),
      pick('t2', 3, 'c'),
    );
    const [, lots, end] = draft
      .given(...history)
      .when(pick('t1', 4, 'd'))
      .events();
    const teamId = expect.stringMatching(/^t[12]$/) as unknown as string;
    expect(lots).toStrictEqual({
      type: 'PlayersAssignedByLot',
      data: { draftId, seed: seedForLot, assignments: [{ teamId, playerId: 'e' }] },
    });
    expect(end).toStrictEqual(completed(10));
  });

  it('leaves as many players as teams, or more, where they are', () => {
    const history = continued(
      live({ settings: { leftovers: 'lot' } }),
      pick('t1', 1, 'a'),
      pick('t2', 2, 'b'),
      pick('t2', 3, 'c'),
    );
    draft
      .given(...history)
      .when(pick('t1', 4, 'd'))
      .then(picked('t1', 4, 'd'), completed(10));
  });

  it('adds nothing when it is repeated, even after the draft is over', () => {
    const history = continued(
      live(),
      pick('t1', 1, 'a'),
      pick('t2', 2, 'b'),
      pick('t2', 3, 'c'),
      pick('t1', 4, 'd'),
    );
    draft
      .given(...history)
      .when(pick('t1', 4, 'd'))
      .then();
    draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(pick('t1', 1, 'a'))
      .then();
  });
});

describe('who may pick', () => {
  it('a commissioner picks for a team as its proxy', () =>
    draft
      .given(...live())
      .when(proxy('t1', 1, 'a'))
      .then(picked('t1', 1, 'a', { source: 'proxy' }), turn('t2', 2, 2, 10)));

  it('a commissioner who picks for their own team picks as its captain', () => {
    const teams = [team('t1', { pickerIds: ['boss'] }), team('t2')];
    draft
      .given(...live({ teams }))
      .when(proxy('t1', 1, 'a'))
      .then(picked('t1', 1, 'a'), turn('t2', 2, 2, 10));
  });

  it('somebody who picks for several teams picks for the one on the clock', () => {
    const teams = [team('t1'), team('t2', { pickerIds: ['p-t1', 'p-t2'] })];
    const history = continued(live({ teams }), pick('t1', 1, 'a'));
    draft
      .given(...history)
      .when(pick('t1', 2, 'b'))
      .then(picked('t2', 2, 'b'), turn('t2', 3, 3, 10));
  });

  it('others are refused, and so is a commissioner who names no team', () => {
    draft
      .given(...live())
      .when({ ...pick('t1', 1, 'a'), ...member })
      .thenRefused('not_your_team');
    draft
      .given(...live())
      .when(boss({ type: 'MakePick', pickNo: 1, playerId: 'a', seedForLot }))
      .thenRefused('not_your_team');
    draft
      .given(...live())
      .when({ ...proxy('t1', 1, 'a'), actor: picker('t2') })
      .thenRefused('not_your_team', { teamId: 't1' });
    draft
      .given(...live())
      .when({ ...proxy('t1', 1, 'a'), actor: clock })
      .thenRefused('not_your_team');
    draft
      .given(...live())
      .when(proxy('t9', 1, 'a'))
      .thenRefused('team_unknown', { teamId: 't9' });
  });
});

describe('when a pick is refused', () => {
  it('out of turn', () => {
    const facts = { pickNo: 1, currentPickNo: 1, onClockTeamId: 't1' };
    draft
      .given(...live())
      .when(pick('t2', 1, 'a'))
      .thenRefused('not_your_pick', facts);
    draft
      .given(...live())
      .when(pick('t1', 4, 'a'))
      .thenRefused('not_your_pick', { ...facts, pickNo: 4 });
    draft
      .given(...live())
      .when(proxy('t2', 1, 'a'))
      .thenRefused('not_your_pick', facts);
  });

  it('because the pick was made already', () => {
    const history = continued(live(), pick('t1', 1, 'a'));
    const facts = { pickNo: 1, byTeamId: 't1', playerId: 'a' };
    draft
      .given(...history)
      .when(pick('t1', 1, 'b'))
      .thenRefused('pick_already_made', facts);
    draft
      .given(...history)
      .when(pick('t2', 1, 'a'))
      .thenRefused('pick_already_made', facts);
  });

  it('because the player is taken or unknown', () => {
    const history = continued(live(), pick('t1', 1, 'a'));
    draft
      .given(...history)
      .when(pick('t2', 2, 'a'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: 1 });
    draft
      .given(...history)
      .when(pick('t2', 2, 'zz'))
      .thenRefused('player_unknown', { playerId: 'zz' });
  });

  it('because it breaks a rule, which it names', () => {
    const pair = [candidate('g1', { groupId: 'g' }), candidate('g2', { groupId: 'g' }), candidate('x')];
    draft
      .given(...live({ players: pair, settings: { rounds: 1 } }))
      .when(pick('t1', 1, 'g1'))
      .thenRefused('illegal_pick', { rule: 'group_capacity', partnerIds: ['g2'], openCells: 1 });
  });

  it('before, between and after', () => {
    draft
      .given(...lobby())
      .when(pick('t1', 1, 'a'))
      .thenRefused('draft_not_live', { status: 'lobby' });
    draft
      .given(...continued(live(), boss({ type: 'PauseDraft', reason })))
      .when(pick('t1', 1, 'a'))
      .thenRefused('draft_paused');
  });
});
