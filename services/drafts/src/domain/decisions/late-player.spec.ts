import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  assignLate,
  candidate,
  candidates,
  clock,
  continued,
  draft,
  draftId,
  leagueId,
  live,
  picker,
  pick,
  player,
  completed,
  published,
  team,
} from '../draft.scenario';

describe('a late player', () => {
  const assign = (id: string, leagueTeamIds?: readonly string[]) =>
    assignLate(candidate(id, { rating: 9 }), leagueTeamIds);
  const assigned = (id: string, tier: number, teamId: string): DraftEvent => ({
    type: 'LatePlayerAssigned',
    data: { draftId, leagueId, player: player(candidate(id, { rating: 9 }), tier), teamId },
  });

  it('goes to the next team in order: the smallest, then the first', () => {
    draft
      .given(...completed)
      .when(assign('x'))
      .then(assigned('x', 1, 't1'));
    draft
      .given(...continued(completed, assign('x')))
      .when(assign('y'))
      .then(assigned('y', 1, 't2'));
    expect(
      draft
        .given(...published)
        .when(assign('x'))
        .events(),
    ).toHaveLength(1);
  });

  it('goes past a team that has left the league, and nowhere when all have', () => {
    draft
      .given(...published)
      .when(assign('x', ['t2']))
      .then(assigned('x', 1, 't2'));
    draft
      .given(...continued(published, assign('x', ['t2'])))
      .when(assign('y', ['t2', 't3']))
      .then(assigned('y', 1, 't2'));
    draft
      .given(...published)
      .when(assign('x', []))
      .thenRefused('no_team_left');
  });

  it('adds nothing when the player is assigned already, and is refused for drafted ones', () => {
    draft
      .given(...continued(completed, assign('x')))
      .when(assign('x'))
      .then();
    draft
      .given(...completed)
      .when(assign('a'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: 1 });
  });

  it('may be somebody whom nobody picked, as they are by now', () =>
    draft
      .given(...completed)
      .when(assign('f'))
      .then(assigned('f', 1, 't1')));

  it('is nobody who captains a team, though the night rule keeps others like them out', () => {
    const cap = candidate('cap', { rating: 9, nights: ['mon'] });
    const setUp = {
      players: [cap, ...candidates(4)],
      teams: [team('t1', { captainPlayerId: 'cap' }), team('t2')],
      settings: {
        captains: 'automatic' as const,
        gameNights: ['tue' as const],
        nightRule: 'refuse' as const,
        rounds: 1,
      },
    };
    draft
      .given(...continued(live(setUp), pick('t2', 2, 'a')))
      .when(assign('cap'))
      .thenRefused('player_taken', { teamId: 't1', pickNo: 1 });
  });

  it('has the tier of their place among all players', () => {
    const last = candidate('x', { rating: 1 });
    draft
      .given(...completed)
      .when(assignLate(last))
      .then({
        type: 'LatePlayerAssigned',
        data: { draftId, leagueId, player: player(last, 2), teamId: 't1' },
      });
  });

  it('waits for the last pick', () => {
    draft
      .given(...live())
      .when(assign('x'))
      .thenRefused('wrong_state', { status: 'live', allowed: ['completed', 'published'] });
    draft
      .given(...completed)
      .when({ ...assign('x'), actor: picker('t1') })
      .thenRefused('not_commissioner');
    expect(
      draft
        .given(...completed)
        .when({ ...assign('x'), actor: clock })
        .events(),
    ).toHaveLength(1);
  });
});
