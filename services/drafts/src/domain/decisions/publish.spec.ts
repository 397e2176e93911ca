import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  assignLate,
  candidate,
  continued,
  draft,
  draftId,
  leagueId,
  live,
  picker,
  team,
  allPicks,
  completed,
  publish,
  published,
} from '../draft.scenario';

describe('publishing', () => {
  const rosters = (first: string[], second: string[]): DraftEvent => ({
    type: 'DraftPublished',
    data: {
      draftId,
      leagueId,
      rosters: [
        { teamId: 't1', playerIds: first },
        { teamId: 't2', playerIds: second },
      ],
    },
  });

  it('names the players of each team in pick order', () =>
    draft
      .given(...completed)
      .when(publish)
      .then(rosters(['a', 'd'], ['b', 'c'])));

  it('includes captains without a cell and late players', () => {
    const teams = [team('t1', { captainPlayerId: 'f' }), team('t2')];
    const late = assignLate(candidate('late'));
    const history = continued(live({ teams, settings: { captains: 'free' } }), ...allPicks, late);
    draft
      .given(...history)
      .when(publish)
      .then(rosters(['a', 'd', 'f'], ['b', 'c', 'late']));
  });

  it('lists the rosters of teams that the league no longer has, and puts nobody on them', () =>
    draft
      .given(...completed)
      .when({ ...publish, leagueTeamIds: ['t2'] })
      .then({
        type: 'DraftPublished',
        data: {
          draftId,
          leagueId,
          rosters: [{ teamId: 't2', playerIds: ['b', 'c'] }],
          unplaced: [{ teamId: 't1', playerIds: ['a', 'd'] }],
        },
      }));

  it('adds nothing when it is done, and is refused before the end and to others', () => {
    draft
      .given(...published)
      .when(publish)
      .then();
    draft
      .given(...live())
      .when(publish)
      .thenRefused('wrong_state');
    draft
      .given(...completed)
      .when({ ...publish, actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});
