import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  boss,
  candidate,
  clock,
  continued,
  created,
  creation,
  draft,
  draftId,
  leagueId,
  live,
  member,
  lobby,
  orderLocked,
  pick,
  picker,
  player,
  reason,
  team,
} from '../draft.scenario';

const picks = [pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'), pick('t1', 4, 'd')];
const completed = continued(live(), ...picks);
const publish = boss({ type: 'PublishDraft', leagueTeamIds: ['t1', 't2'] });
const published = continued(completed, publish);

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
    const late = boss({ type: 'AssignLatePlayer', player: candidate('late') });
    const history = continued(live({ teams, settings: { captains: 'free' } }), ...picks, late);
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

describe('a late player', () => {
  const assign = (id: string) =>
    ({ ...boss({ type: 'AssignLatePlayer', player: candidate(id, { rating: 9 }) }) }) as const;
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
      .then(assigned('y', 2, 't2'));
    expect(
      draft
        .given(...published)
        .when(assign('x'))
        .events(),
    ).toHaveLength(1);
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

  it('may be somebody whom nobody picked', () =>
    expect(
      draft
        .given(...completed)
        .when(assign('f'))
        .events(),
    ).toHaveLength(1));

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

describe('cancelling and reopening', () => {
  const cancel = boss({ type: 'CancelDraft', reason });
  const reopen = boss({ type: 'ReopenDraft', reason });
  const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, reason } };

  it.each([
    ['configuring', created()],
    ['order_locked', orderLocked()],
    ['lobby', lobby()],
    ['live', live()],
    ['paused', continued(live(), boss({ type: 'PauseDraft', reason }))],
    ['completed', completed],
  ])('may be done while %s', (_, history) =>
    draft
      .given(...history)
      .when(cancel)
      .then(cancelled),
  );

  it('goes back to configuring with the same settings', () => {
    const history = continued(live(), cancel);
    draft
      .given(...history)
      .when(reopen)
      .then({ type: 'DraftReopened', data: { draftId, reason } });
    draft
      .given(...continued(history, reopen))
      .when(creation())
      .then();
  });

  it('adds nothing when it is so already', () => {
    draft
      .given(...continued(live(), cancel))
      .when(cancel)
      .then();
    draft
      .given(...created())
      .when(reopen)
      .then();
  });

  it('is refused once published, without a reason, and to others', () => {
    draft
      .given(...published)
      .when(cancel)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when(reopen)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when({ ...cancel, reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...continued(live(), cancel))
      .when({ ...reopen, reason: '' })
      .thenRefused('reason_required');
    draft
      .given(...live())
      .when({ ...cancel, ...member })
      .thenRefused('not_commissioner');
    draft
      .given(...live())
      .when({ ...reopen, ...member })
      .thenRefused('not_commissioner');
  });
});

describe('a spectator link', () => {
  const issue = boss({ type: 'IssueSpectatorLink' });
  const issued = (linkNo: number): DraftEvent => ({ type: 'SpectatorLinkIssued', data: { draftId, linkNo } });

  it('replaces the one before, in every state but cancelled', () => {
    draft
      .given(...created())
      .when(issue)
      .then(issued(1));
    draft
      .given(...continued(live(), issue))
      .when(issue)
      .then(issued(2));
    draft
      .given(
        ...continued(
          created(),
          issue,
          boss({ type: 'CancelDraft', reason }),
          boss({ type: 'ReopenDraft', reason }),
        ),
      )
      .when(issue)
      .then(issued(2));
    draft
      .given(...continued(live(), boss({ type: 'CancelDraft', reason })))
      .when(issue)
      .thenRefused('wrong_state');
    draft
      .given(...live())
      .when({ ...issue, actor: picker('t1') })
      .thenRefused('not_commissioner');
  });
});
