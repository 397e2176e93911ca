import type { LeagueEvent, TeamRole } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, granted, leagueId, revoked, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);

describe('people of a team', () => {
  const grant = (teamId: string, accountId: string | null, role: TeamRole) =>
    ({ type: 'GrantTeamRole', teamId, accountId, role, ...as('ben') }) as const;
  const captained = [...twoTeams, granted('t1', 'cal', 'captain')];

  it('gives a role once', () => {
    given(...twoTeams)
      .when(grant('t1', 'cal', 'captain'))
      .then(granted('t1', 'cal', 'captain'));
    given(...captained)
      .when(grant('t1', 'cal', 'captain'))
      .then();
  });

  it('refuses an address that no account has', () => {
    given(...twoTeams)
      .when(grant('t1', null, 'captain'))
      .thenRefused('account_unknown');
  });

  it('replaces the captain by a new one', () => {
    given(...captained)
      .when(grant('t1', 'dee', 'captain'))
      .then(revoked('t1', 'cal', 'captain'), granted('t1', 'dee', 'captain'));
  });

  it('gives an account one role per team', () => {
    given(...captained)
      .when(grant('t1', 'cal', 'proxy'))
      .then(revoked('t1', 'cal', 'captain'), granted('t1', 'cal', 'proxy'));
    given(...captained, granted('t1', 'dee', 'co_captain'))
      .when(grant('t1', 'dee', 'captain'))
      .then(
        revoked('t1', 'cal', 'captain'),
        revoked('t1', 'dee', 'co_captain'),
        granted('t1', 'dee', 'captain'),
      );
  });

  it('has one captain but any number of co-captains and proxies', () => {
    given(...captained, granted('t1', 'dee', 'co_captain'))
      .when(grant('t1', 'fay', 'co_captain'))
      .then(granted('t1', 'fay', 'co_captain'));
  });

  it.each(['captain', 'co_captain'] as const)('refuses a %s of one team as leader of another', (role) => {
    const history = [...twoTeams, granted('t1', 'cal', role)];
    for (const wanted of ['captain', 'co_captain'] as const) {
      given(...history)
        .when(grant('t2', 'cal', wanted))
        .thenRefused('on_other_team', { teamId: 't1', teamName: 'Hawks' });
    }
  });

  it('lets anybody be a proxy anywhere', () => {
    given(...captained)
      .when(grant('t2', 'cal', 'proxy'))
      .then(granted('t2', 'cal', 'proxy'));
    given(...twoTeams, granted('t1', 'cal', 'proxy'))
      .when(grant('t2', 'cal', 'captain'))
      .then(granted('t2', 'cal', 'captain'));
  });

  it('takes a role back, if there is one', () => {
    const take = (accountId: string) =>
      ({ type: 'RevokeTeamRole', teamId: 't1', accountId, ...as('ben') }) as const;
    given(...captained)
      .when(take('cal'))
      .then(revoked('t1', 'cal', 'captain'));
    given(...captained, revoked('t1', 'cal', 'captain'))
      .when(take('cal'))
      .then();
  });
});

describe('invites', () => {
  const expiresAt = '2026-05-15T18:00:00.000Z';
  const issued: LeagueEvent = {
    type: 'TeamInviteIssued',
    data: { leagueId, teamId: 't1', inviteId: 'i1', role: 'captain', expiresAt },
  };
  const issue = {
    type: 'IssueTeamInvite',
    teamId: 't1',
    inviteId: 'i1',
    role: 'captain',
    ...as('ben'),
  } as const;
  const accept = (accountId: string, when?: string) =>
    ({ type: 'AcceptTeamInvite', inviteId: 'i1', ...as(accountId, when) }) as const;
  const revoke = { type: 'RevokeTeamInvite', teamId: 't1', inviteId: 'i1', ...as('ben') } as const;
  const inviteRevoked: LeagueEvent = {
    type: 'TeamInviteRevoked',
    data: { leagueId, teamId: 't1', inviteId: 'i1' },
  };
  const invited = [...twoTeams, issued];

  it('are good for 14 days', () => {
    given(...twoTeams)
      .when(issue)
      .then(issued);
    given(...invited)
      .when(issue)
      .then();
  });

  it('make whoever holds the link part of the team', () => {
    given(...invited)
      .when(accept('eve'))
      .then(granted('t1', 'eve', 'captain', 'i1'));
  });

  it('work until the very end and not after it', () => {
    expect(
      given(...invited)
        .when(accept('eve', '2026-05-15T17:59:59.999Z'))
        .events(),
    ).toHaveLength(1);
    given(...invited)
      .when(accept('eve', expiresAt))
      .thenRefused('invite_expired');
  });

  it('work once; a repetition by the same person does nothing', () => {
    const accepted = [...invited, granted('t1', 'eve', 'captain', 'i1')];
    given(...accepted)
      .when(accept('eve'))
      .then();
    given(...accepted)
      .when(accept('eve', expiresAt))
      .then();
    given(...accepted)
      .when(accept('fay'))
      .thenRefused('invite_used');
    given(...accepted)
      .when(revoke)
      .thenRefused('invite_used');
  });

  it('can be taken back', () => {
    given(...invited)
      .when(revoke)
      .then(inviteRevoked);
    given(...invited, inviteRevoked)
      .when(revoke)
      .then();
    given(...invited, inviteRevoked)
      .when(accept('eve'))
      .thenRefused('invite_revoked');
    given(...twoTeams)
      .when(revoke)
      .thenRefused('invite_unknown');
  });

  it('end with their team', () => {
    given(...invited, { type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } })
      .when(accept('eve'))
      .thenRefused('invite_unknown');
  });

  it('are for signed-in people and leagues that exist', () => {
    given(...invited)
      .when({ ...accept('eve'), actor: { kind: 'anonymous' } })
      .thenRefused('invite_unknown');
    given().when(accept('eve')).thenRefused('not_found');
  });

  it('do not make a captain of two teams', () => {
    given(...invited, granted('t2', 'eve', 'co_captain'))
      .when(accept('eve'))
      .thenRefused('on_other_team');
  });
});
