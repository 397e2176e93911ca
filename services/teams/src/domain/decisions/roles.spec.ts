import { specification } from '@fieldhouse/kernel/testing';
import type { MemberRole } from '@fieldhouse/values';
import { teamDecider } from '../team.decider';
import { as, joined, m, roleChanged, seated, statusChanged, team, teamWith } from '../team.fixture';

const { given } = specification(teamDecider);
const change = (who: string, role: MemberRole, by = 'ben') =>
  ({ type: 'ChangeMemberRole', memberId: m(who), role, ...as(by) }) as const;
const handOver = (memberId: string, stayAs: Exclude<MemberRole, 'captain'> = 'player', by = 'ana') =>
  ({ type: 'HandOverCaptaincy', memberId, stayAs, ...as(by) }) as const;

describe('a role', () => {
  it('is changed by captains and admins, and changed back', () => {
    given(...team)
      .when(change('cal', 'substitute'))
      .then(roleChanged('cal', 'player', 'substitute'));
    given(...team, roleChanged('cal', 'player', 'substitute'))
      .when(change('cal', 'player'))
      .then(roleChanged('cal', 'substitute', 'player'));
    given(...team)
      .when(change('cal', 'player'))
      .then();
    given(...team)
      .when(change('cal', 'substitute', 'dee'))
      .thenRefused('not_team_manager');
  });

  it('of captain or admin is a captain’s to give and to take', () => {
    given(...team)
      .when(change('cal', 'admin'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(change('ben', 'player'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(change('cal', 'captain', 'ana'))
      .then(roleChanged('cal', 'player', 'captain'));
    given(...team)
      .when(change('ana', 'player', 'ana'))
      .thenRefused('last_captain');
  });

  it('that runs the team needs an account, and somebody who is there', () => {
    given(...team, seated('p1'))
      .when({ ...change('cal', 'admin', 'ana'), memberId: 'p1' })
      .thenRefused('member_without_account');
    given(...team, statusChanged('cal', 'active', 'inactive'))
      .when(change('cal', 'admin', 'ana'))
      .thenRefused('member_inactive');
  });

  it('on the roster needs a place on it', () => {
    given(...teamWith({ rosterLimit: 4 }))
      .when(change('sam', 'player'))
      .thenRefused('team_full', { rosterLimit: 4 });
    given(...teamWith({ rosterLimit: 4 }))
      .when(change('cal', 'substitute'))
      .then(roleChanged('cal', 'player', 'substitute'));
    given(...teamWith({ rosterLimit: 5 }))
      .when(change('sam', 'player'))
      .then(roleChanged('sam', 'spectator', 'player'));
    given(...teamWith({ frozenFrom: '2026-05-01' }))
      .when(change('sam', 'player'))
      .thenRefused('roster_frozen', { frozenFrom: '2026-05-01' });
  });
});

describe('the captaincy', () => {
  it('is handed over at once, by the captain', () => {
    given(...team)
      .when(handOver(m('cal'), 'admin'))
      .then(roleChanged('cal', 'player', 'captain'), roleChanged('ana', 'captain', 'admin'));
    given(...team)
      .when(handOver(m('cal'), 'admin', 'ben'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(handOver(m('ana')))
      .then();
  });

  it('needs a place on the roster, which may be the one that is given up', () => {
    const full = teamWith({ rosterLimit: 4 });
    given(...full)
      .when(handOver(m('sam')))
      .thenRefused('team_full', { rosterLimit: 4 });
    given(...full)
      .when(handOver(m('sam'), 'treasurer'))
      .then(roleChanged('sam', 'spectator', 'captain'), roleChanged('ana', 'captain', 'treasurer'));
    given(...full)
      .when(handOver(m('cal')))
      .then(roleChanged('cal', 'player', 'captain'), roleChanged('ana', 'captain', 'player'));
    given(...teamWith({ frozenFrom: '2026-05-01' }))
      .when(handOver(m('sam'), 'treasurer'))
      .thenRefused('roster_frozen', { frozenFrom: '2026-05-01' });
  });

  it('goes to somebody who can lead', () => {
    given(...team, seated('p1'))
      .when(handOver('p1'))
      .thenRefused('member_without_account');
    given(...team)
      .when(handOver('nobody'))
      .thenRefused('member_unknown');
    given(...team, joined('eli', 'captain'))
      .when(handOver(m('eli')))
      .then(roleChanged('ana', 'captain', 'player'));
  });
});
