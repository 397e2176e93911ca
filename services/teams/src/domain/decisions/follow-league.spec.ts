import type { TeamEvent } from '@fieldhouse/events/teams';
import { specification } from '@fieldhouse/kernel/testing';
import type { MemberRole } from '@fieldhouse/values';
import type { LeagueEntry } from '../team.commands';
import { teamDecider } from '../team.decider';
import {
  as,
  asProcess,
  at,
  details,
  joined,
  leagueId,
  left,
  m,
  roleChanged,
  seated,
  statusChanged,
  team,
  teamId,
  toBeLeft,
} from '../team.fixture';

const { given } = specification(teamDecider);
const entry: LeagueEntry = {
  name: 'Hawks',
  color: '#0B6B4A',
  sport: 'softball',
  zone: 'America/New_York',
  leaders: [],
  roster: [],
};
const later = '2026-05-02T18:00:00.000Z';
/** @param named whom the league has just named, after everything else */
const follow = (change: Partial<LeagueEntry> | null = {}, named?: string, namedAt = later) =>
  ({
    type: 'FollowLeague',
    teamId,
    leagueId,
    ...(named !== undefined && { named: { accountId: named, at: namedAt } }),
    entry: change === null ? null : { ...entry, ...change },
    ...asProcess,
  }) as const;
const made: TeamEvent = {
  type: 'TeamCreated',
  data: {
    ...details,
    teamId,
    leagueId,
    name: 'Hawks',
    zone: 'America/New_York',
    city: null,
    level: 'mixed',
    genderType: 'open',
    privacy: 'private',
    joinPolicy: 'invite',
  },
};
const captain = (accountId: string) => ({ accountId, role: 'captain' }) as const;
const admin = (accountId: string) => ({ accountId, role: 'admin' }) as const;
const on = (playerId: string, accountId: string | null = null) => ({ playerId, accountId });
const led = joined('lea', 'captain', 'league', leagueId);
const claimed = (accountId: string | null): TeamEvent => ({
  type: 'MemberClaimed',
  data: { teamId, memberId: 'p1', accountId },
});

describe('an entry of a league', () => {
  it('makes the team, for its members alone until its captain says otherwise', () => {
    given().when(follow()).then(made);
    given(made).when(follow()).then();
    given().when(follow(null)).then();
  });

  it('does not touch a team that was there before', () => {
    given(...team)
      .when(follow())
      .then();
  });
});

describe('who leads an entry', () => {
  it('runs the team: its captain as captain, a co-captain as admin', () => {
    given(made)
      .when(follow({ leaders: [captain('lea'), admin('cyd')] }))
      .then(led, joined('cyd', 'admin', 'league', leagueId));
    given(...team)
      .when(follow({ leaders: [captain('cal')] }))
      .then(roleChanged('cal', 'player', 'captain', leagueId));
  });

  it('does so for as long as the league says', () => {
    given(made, led)
      .when(follow({ leaders: [captain('max')] }))
      .then(joined('max', 'captain', 'league', leagueId), roleChanged('lea', 'captain', 'player', leagueId));
    given(made, led)
      .when(follow({ leaders: [admin('lea')] }))
      .then(roleChanged('lea', 'captain', 'admin', leagueId));
  });

  it('keeps what the team itself has made them', () => {
    given(...team)
      .when(follow({ leaders: [captain('ana'), admin('ben')] }))
      .then();
    given(...team)
      .when(follow({ leaders: [] }))
      .then();
    given(
      made,
      led,
      roleChanged('lea', 'captain', 'player'),
      joined('ana', 'captain'),
      roleChanged('lea', 'player', 'captain'),
    )
      .when(follow())
      .then();
  });

  it('stays what the team has made of them since, until the league names them anew', () => {
    const handedOver = [
      ...[...team, roleChanged('ben', 'admin', 'captain')],
      roleChanged('ana', 'captain', 'player'),
    ];
    given(...handedOver)
      .when(follow({ leaders: [captain('ana')] }))
      .then();
    given(...handedOver)
      .when(follow({ leaders: [captain('ana')] }, 'ana'))
      .then(roleChanged('ana', 'player', 'captain', leagueId));
    // Asked late or again, of before it.
    given(...handedOver)
      .when(follow({ leaders: [captain('ana')] }, 'ana', at))
      .then();
    given(...handedOver, roleChanged('ana', 'player', 'admin'))
      .when(follow({ leaders: [captain('ana')] }))
      .then();
    given(made, led, joined('ana', 'captain'), roleChanged('lea', 'captain', 'admin'))
      .when(follow({ leaders: [captain('lea')] }, 'ana'))
      .then();
  });

  it('does not come back once the team has removed them, nor leads it when they do, until they are named anew', () => {
    const removed = [made, led, joined('ana', 'captain'), left('lea', 'removed')];
    given(...removed)
      .when(follow({ leaders: [captain('lea')] }))
      .then();
    given(...removed)
      .when(follow({ leaders: [captain('lea')] }, 'lea', at))
      .then();
    given(...removed, joined('lea', 'player'))
      .when(follow({ leaders: [captain('lea')] }))
      .then();
    given(...removed)
      .when(follow({ leaders: [captain('lea')] }, 'lea'))
      .then(led);
    given(...removed, led, left('lea'))
      .when(follow({ leaders: [captain('lea')] }))
      .then(led);
    given(made, joined('cyd', 'admin', 'league', leagueId), left('cyd', 'removed'))
      .when(follow({ leaders: [admin('cyd')] }, 'cyd'))
      .then(joined('cyd', 'admin', 'league', leagueId));
  });

  it('as captain comes back, as co-captain who has left does not', () => {
    given(made, led, left('lea'))
      .when(follow({ leaders: [captain('lea')] }))
      .then(led);
    given(made, joined('cyd', 'admin', 'league', leagueId), left('cyd'))
      .when(follow({ leaders: [admin('cyd')] }))
      .then();
  });
});

describe('who is on the roster of an entry', () => {
  it('belongs to the team, with an account or as a member-to-be', () => {
    given(made)
      .when(follow({ roster: [on('p1'), on('p2', 'pia')] }))
      .then(seated('p1'), joined('pia', 'player', 'league', leagueId));
    given(...team)
      .when(follow({ roster: [on('p3', 'cal')] }))
      .then();
  });

  it('is claimed by the account that the player gets, and given back', () => {
    given(made, seated('p1'))
      .when(follow({ roster: [on('p1', 'pia')] }))
      .then(claimed('pia'));
    given(made, seated('p1'), claimed('pia'))
      .when(follow({ roster: [on('p1')] }))
      .then(claimed(null));
    given(made, seated('p1'), led)
      .when(follow({ leaders: [captain('lea')], roster: [on('p1', 'lea')] }))
      .then(toBeLeft('p1', 'merged'));
  });

  it('does not come back after the team has let go of them, but by another league', () => {
    const gone = [made, joined('pia', 'player', 'league', leagueId), left('pia', 'removed')];
    given(...gone)
      .when(follow({ roster: [on('p2', 'pia')] }))
      .then();
    given(...gone)
      .when({ ...follow({ roster: [on('p2', 'pia')] }), leagueId: 'l2' })
      .then(joined('pia', 'player', 'league', 'l2'));
    given(made, seated('p1'), toBeLeft('p1'))
      .when(follow({ roster: [on('p1')] }))
      .then();
  });

  it('as a member-to-be goes when the roster or the pool does not have them any more; a member stays', () => {
    given(made, seated('p1'), joined('pia', 'player', 'league', leagueId))
      .when(follow())
      .then(toBeLeft('p1'));
  });
});

describe('an erased account', () => {
  const forget = (accountId: string) => ({ type: 'ForgetMember', accountId, ...asProcess }) as const;
  const succeeds = (accountId: string, from: MemberRole): TeamEvent => ({
    type: 'MemberRoleChanged',
    data: {
      ...{ teamId, memberId: m(accountId), from, to: 'captain', leagueId: null, changedAt: at },
      successorId: accountId,
    },
  });

  it('is of the team no more', () => {
    given(...team)
      .when(forget('cal'))
      .then(left('cal'));
    given(...team, {
      type: 'JoinRequested',
      data: { teamId, requestId: 'r1', accountId: 'eve', message: 'Hi' },
    })
      .when(forget('eve'))
      .then({ type: 'JoinRequestWithdrawn', data: { teamId, requestId: 'r1' } });
    given(...team, left('cal'))
      .when(forget('cal'))
      .then();
  });

  it('takes nothing with it that is of others', () => {
    const asked = (accountId: string): TeamEvent => ({
      type: 'JoinRequested',
      data: { teamId, requestId: `r-${accountId}`, accountId, message: null },
    });
    const invited: TeamEvent = {
      type: 'MemberInvited',
      data: {
        ...{ teamId, invitationId: 'i1', email: 'fay@example.org', accountId: null, role: 'player' },
        ...{ number: null, positions: [], sentAt: at, expiresAt: '2026-05-15T18:00:00.000Z' },
      },
    };
    const others = [asked('fay'), invited, joined('eli'), left('eli', 'removed')];
    given(...team, ...others, asked('eve'))
      .when(forget('eve'))
      .then({ type: 'JoinRequestWithdrawn', data: { teamId, requestId: 'r-eve' } });
  });

  it('that was removed is not taken back any more', () => {
    const removed = [...team, joined('eli', 'captain'), left('eli', 'removed')];
    const forgotten: TeamEvent = { type: 'MemberForgotten', data: { teamId, memberId: m('eli') } };
    given(...removed)
      .when(forget('eli'))
      .then(forgotten);
    given(...removed, forgotten)
      .when(forget('eli'))
      .then();
    given(...removed, forgotten)
      .when({ type: 'RestoreMember', memberId: m('eli'), ...as('ana') })
      .thenRefused('member_unknown');
  });

  it('leaves the captaincy to an admin, else to whoever has been there longest, else the team rests', () => {
    given(...team)
      .when(forget('ana'))
      .then(succeeds('ben', 'admin'), left('ana'));
    given(...team, roleChanged('dee', 'substitute', 'admin'), statusChanged('ben', 'active', 'inactive'))
      .when(forget('ana'))
      .then(succeeds('dee', 'admin'), left('ana'));
    given(...team, statusChanged('ben', 'active', 'inactive'))
      .when(forget('ana'))
      .then(succeeds('cal', 'player'), left('ana'));
    given(made, led, seated('p1'))
      .when(forget('lea'))
      .then({ type: 'TeamArchived', data: { teamId } }, left('lea'));
    given(made, led, roleChanged('lea', 'captain', 'player', leagueId), joined('bea', 'player'))
      .when(forget('lea'))
      .then(succeeds('bea', 'player'), left('lea'));
    given(...team, joined('eli', 'captain'))
      .when(forget('ana'))
      .then(left('ana'));
  });
});

it('only processes follow leagues, forget and expire', () => {
  const eve = as('ana', at);
  given(...team)
    .when({ ...follow(), ...eve })
    .thenRefused('not_team_manager');
  given(...team)
    .when({ type: 'ForgetMember', accountId: 'cal', ...eve })
    .thenRefused('not_team_manager');
});
