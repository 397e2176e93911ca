import type { LeagueEvent, TeamRole } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, granted, leagueId, revoked, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);

/** Somebody of a confirmed address takes the invite to a role that the league has issued. */
const joining = (teamId: string, accountId: string, role: TeamRole, history: readonly LeagueEvent[]) =>
  given(...history, {
    type: 'TeamInviteIssued',
    data: { leagueId, teamId, inviteId: 'i9', role, expiresAt: '2026-05-15T18:00:00.000Z' },
  }).when({
    type: 'AcceptInvite',
    inviteId: 'i9',
    confirmedAddress: `${accountId}@example.org`,
    player: null,
    ...as(accountId),
  });
const joined = (teamId: string, accountId: string, role: TeamRole): LeagueEvent =>
  granted(teamId, accountId, role, 'i9');

describe('people of a team', () => {
  const captained = [...twoTeams, granted('t1', 'cal', 'captain')];

  it('have a role once', () => {
    joining('t1', 'cal', 'captain', twoTeams).then(joined('t1', 'cal', 'captain'));
    joining('t1', 'cal', 'captain', captained).then();
  });

  it('get a new captain instead of the one before', () => {
    joining('t1', 'dee', 'captain', captained).then(
      revoked('t1', 'cal', 'captain'),
      joined('t1', 'dee', 'captain'),
    );
  });

  it('have one role per team and account', () => {
    joining('t1', 'cal', 'proxy', captained).then(
      revoked('t1', 'cal', 'captain'),
      joined('t1', 'cal', 'proxy'),
    );
    joining('t1', 'dee', 'captain', [...captained, granted('t1', 'dee', 'co_captain')]).then(
      revoked('t1', 'cal', 'captain'),
      revoked('t1', 'dee', 'co_captain'),
      joined('t1', 'dee', 'captain'),
    );
  });

  it('are one captain but any number of co-captains and proxies', () => {
    joining('t1', 'fay', 'co_captain', [...captained, granted('t1', 'dee', 'co_captain')]).then(
      joined('t1', 'fay', 'co_captain'),
    );
  });

  it.each(['captain', 'co_captain'] as const)('as %s lead no other team', (role) => {
    for (const wanted of ['captain', 'co_captain'] as const) {
      joining('t2', 'cal', wanted, [...twoTeams, granted('t1', 'cal', role)]).thenRefused('on_other_team', {
        teamId: 't1',
        teamName: 'Hawks',
      });
    }
  });

  it('may be proxies anywhere', () => {
    joining('t2', 'cal', 'proxy', captained).then(joined('t2', 'cal', 'proxy'));
    joining('t2', 'cal', 'captain', [...twoTeams, granted('t1', 'cal', 'proxy')]).then(
      joined('t2', 'cal', 'captain'),
    );
  });

  const take = (accountId: string, by: string) =>
    ({ type: 'RevokeTeamRole', teamId: 't1', accountId, ...as(by) }) as const;

  it('lose a role that is taken back, if they have one', () => {
    given(...captained)
      .when(take('cal', 'ben'))
      .then(revoked('t1', 'cal', 'captain'));
    given(...captained, granted('t2', 'cal', 'proxy'), revoked('t1', 'cal', 'captain'))
      .when(take('cal', 'ben'))
      .then();
  });

  it('may leave by themselves, and take nobody with them', () => {
    const both = [...captained, granted('t1', 'dee', 'proxy')];
    given(...both)
      .when(take('dee', 'dee'))
      .then(revoked('t1', 'dee', 'proxy'));
    given(...both)
      .when(take('cal', 'dee'))
      .thenRefused('not_league_staff');
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
    ({
      type: 'AcceptInvite',
      inviteId: 'i1',
      confirmedAddress: `${accountId}@example.org`,
      player: null,
      ...as(accountId, when),
    }) as const;
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

  it('give nothing to an account whose address nobody has confirmed', () => {
    given(...invited)
      .when({ ...accept('eve'), confirmedAddress: null })
      .thenRefused('email_unconfirmed');
  });

  it('cannot be declined: they are for whoever wants them', () => {
    given(...invited)
      .when({ ...accept('eve'), type: 'DeclineInvitation' })
      .thenRefused('invite_unknown');
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
