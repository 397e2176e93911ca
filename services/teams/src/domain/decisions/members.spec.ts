import { specification } from '@fieldhouse/kernel/testing';
import type { MemberStatus } from '@fieldhouse/values';
import { teamDecider } from '../team.decider';
import {
  as,
  at,
  joined,
  left,
  m,
  seated,
  statusChanged,
  team,
  teamId,
  toBeLeft,
  teamWith,
  worn,
  roleChanged,
} from '../team.fixture';

const { given } = specification(teamDecider);
const wear = (who: string, number: string | null, positions: string[] = [], by = who) =>
  ({ type: 'ChangeMember', memberId: m(who), number, positions, ...as(by) }) as const;
const set = (who: string, status: MemberStatus, by = 'ben', reason: string | null = null) =>
  ({ type: 'ChangeMemberStatus', memberId: m(who), status, reason, ...as(by) }) as const;
const remove = (who: string, by = 'ben', reason: string | null = null) =>
  ({ type: 'RemoveMember', memberId: m(who), reason, ...as(by) }) as const;
const restore = (memberId: string, by = 'ben', when = at) =>
  ({ type: 'RestoreMember', memberId, ...as(by, when) }) as const;
const leave = (who: string) => ({ type: 'LeaveTeam', ...as(who) }) as const;
const restored = (who: string) => ({ type: 'MemberRestored', data: { teamId, memberId: m(who) } }) as const;

describe('number and positions', () => {
  it('are one’s own to choose, or who runs the team does', () => {
    given(...team)
      .when(wear('cal', '7', ['P', 'SS']))
      .then(worn('cal', '7', ['P', 'SS']));
    given(...team)
      .when(wear('cal', '7', [], 'ben'))
      .then(worn('cal', '7'));
    given(...team)
      .when(wear('cal', '7', [], 'dee'))
      .thenRefused('not_team_manager');
    given(...team, worn('cal', '7', ['P']))
      .when(wear('cal', '7', ['P']))
      .then();
  });

  it('are of the sport, and a number is worn once', () => {
    given(...team)
      .when(wear('cal', null, ['GK']))
      .thenRefused('position_unknown', { position: 'GK' });
    given(...team, worn('dee', '7'))
      .when(wear('cal', '7'))
      .thenRefused('number_taken', { number: '7' });
    given(...team, worn('dee', '7'), left('dee'))
      .when(wear('cal', '7'))
      .then(worn('cal', '7'));
    given(...team, worn('dee', '7'))
      .when(wear('cal', '07'))
      .then(worn('cal', '07'));
  });
});

describe('a member’s status', () => {
  it('is set by captains and admins, with a reason that is sealed under their key', () => {
    const why = { reason: 'Knee', authorId: 'ben' };
    given(...team)
      .when(set('cal', 'inactive', 'ben', 'Knee'))
      .then(statusChanged('cal', 'active', 'inactive', why));
    given(...team, statusChanged('cal', 'active', 'inactive', why))
      .when(set('cal', 'inactive'))
      .then();
    given(...team)
      .when(set('cal', 'inactive', 'dee'))
      .thenRefused('not_team_manager');
  });

  it('of a captain or an admin is a captain’s to set, and never the last captain’s', () => {
    given(...team)
      .when(set('ben', 'suspended'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(set('ana', 'inactive', 'ana'))
      .thenRefused('last_captain');
    given(...team, joined('eli', 'captain'))
      .when(set('ana', 'inactive', 'eli'))
      .then(statusChanged('ana', 'active', 'inactive', { reason: null, authorId: 'eli' }));
  });

  it('takes a place again only where there is one', () => {
    const full = [...teamWith({ rosterLimit: 3 }), statusChanged('cal', 'active', 'inactive')];
    given(...full)
      .when(set('cal', 'active'))
      .thenRefused('team_full', { rosterLimit: 3 });
    given(...full)
      .when(set('dee', 'suspended'))
      .then(statusChanged('dee', 'active', 'suspended', { reason: null, authorId: 'ben' }));
  });
});

describe('whoever leaves', () => {
  it('may always do so, but for the last captain', () => {
    given(...team)
      .when(leave('cal'))
      .then(left('cal'));
    given(...team)
      .when(leave('ana'))
      .thenRefused('last_captain');
    given(...team, joined('eli', 'captain'))
      .when(leave('ana'))
      .then(left('ana'));
    given(...team, left('cal'))
      .when(leave('cal'))
      .thenRefused('not_found');
  });

  it('or is removed: players by captains and admins, those two by captains', () => {
    const why = { reason: 'Moved away', authorId: 'ben' };
    given(...team)
      .when(remove('cal', 'ben', 'Moved away'))
      .then(left('cal', 'removed', why));
    given(...team)
      .when(remove('cal', 'dee'))
      .thenRefused('not_team_manager');
    given(...team)
      .when(remove('ana'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(remove('ana', 'ana'))
      .thenRefused('last_captain');
    given(...team, left('cal'))
      .when(remove('cal'))
      .thenRefused('member_unknown');
  });

  it('of two captains who remove each other, the first stays', () => {
    const two = [...team, joined('eli', 'captain')];
    const gone = left('ana', 'removed', { reason: null, authorId: 'eli' });
    given(...two)
      .when(remove('ana', 'eli'))
      .then(gone);
    given(...two, gone)
      .when(remove('eli', 'ana'))
      .thenRefused('not_found');
  });
});

describe('a removal', () => {
  const removed = left('cal', 'removed', { reason: null, authorId: 'ben' });

  it('is taken back within seven days, with all that was', () => {
    given(...team, worn('cal', '7', ['P']), removed)
      .when(restore(m('cal')))
      .then(restored('cal'));
    given(...team)
      .when(restore(m('cal')))
      .then();
    given(...team, removed)
      .when(restore(m('cal'), 'ben', '2026-05-08T18:00:00.000Z'))
      .then(restored('cal'));
    given(...team, removed)
      .when(restore(m('cal'), 'ben', '2026-05-08T18:00:00.001Z'))
      .thenRefused('removed_long_ago');
  });

  it('needs a place on the roster, frozen or not', () => {
    const full = teamWith({ rosterLimit: 4, frozenFrom: '2026-05-01' });
    given(...full, removed)
      .when(restore(m('cal')))
      .then(restored('cal'));
    given(...full, removed, joined('eli'))
      .when(restore(m('cal')))
      .thenRefused('team_full', { rosterLimit: 4 });
    given(...full, statusChanged('cal', 'active', 'inactive'), removed, joined('eli'))
      .when(restore(m('cal')))
      .then(restored('cal'));
  });

  it('gives the number back unless somebody else wears it now', () => {
    given(...team, worn('cal', '7', ['P']), removed, worn('dee', '7'))
      .when(restore(m('cal')))
      .then(restored('cal'), worn('cal', null, ['P']));
  });

  it('of somebody who left by choice, or has come back, is not there to take back', () => {
    given(...team, left('cal'))
      .when(restore(m('cal')))
      .thenRefused('left_by_choice');
    given(...team, removed, joined('cal'))
      .when(restore(m('cal')))
      .then();
    given(...team, seated('p1'), toBeLeft('p1'))
      .when(restore('p1'))
      .then({ type: 'MemberRestored', data: { teamId, memberId: 'p1' } });
    given(...team)
      .when(restore('nobody'))
      .thenRefused('member_unknown');
  });

  it('of somebody who ran the team is a captain’s to take back', () => {
    const gone = left('ben', 'removed', { reason: null, authorId: 'ana' });
    given(...team, roleChanged('cal', 'player', 'admin'), gone)
      .when(restore(m('ben'), 'cal'))
      .thenRefused('not_team_captain');
    given(...team, gone)
      .when(restore(m('ben'), 'ana'))
      .then(restored('ben'));
  });
});
