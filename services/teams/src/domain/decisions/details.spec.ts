import type { TeamDetails, TeamEvent } from '@fieldhouse/events/teams';
import { specification } from '@fieldhouse/kernel/testing';
import { teamDecider } from '../team.decider';
import {
  archived,
  as,
  asProcess,
  created,
  details,
  joined,
  left,
  roleChanged,
  statusChanged,
  team,
  teamId,
  m,
} from '../team.fixture';

const { given } = specification(teamDecider);
const create = (change: Partial<TeamDetails> = {}) =>
  ({ type: 'CreateTeam', teamId, details: { ...details, ...change }, ...as('ana') }) as const;
const change = (to: Partial<TeamDetails>, by = 'ben') =>
  ({ type: 'ChangeTeamDetails', details: { ...details, ...to }, ...as(by) }) as const;
const season = (memberIds: string[], by = 'ana') =>
  ({ type: 'StartTeamSeason', season: 'Fall 2026', memberIds, ...as(by) }) as const;
const started: TeamEvent = { type: 'TeamSeasonStarted', data: { teamId, season: 'Fall 2026' } };
const reopened: TeamEvent = { type: 'TeamReopened', data: { teamId } };

describe('a team', () => {
  it('is created once, and whoever creates it is its captain', () => {
    given()
      .when(create())
      .then(created(), joined('ana', 'captain', 'founding'));
    given(...team)
      .when(create())
      .then();
  });

  it('is of a sport and in a time zone that there are', () => {
    given()
      .when(create({ sport: 'quidditch' }))
      .thenRefused('sport_unknown');
    given()
      .when(create({ zone: 'Mars/Base' }))
      .thenRefused('zone_unknown');
    given(...team)
      .when(change({ sport: 'kickball' }))
      .thenRefused('sport_fixed');
    given(...team)
      .when(change({ zone: 'Mars/Base' }))
      .thenRefused('zone_unknown');
  });

  it('is described by captains and admins', () => {
    const renamed: TeamEvent = { type: 'TeamDetailsChanged', data: { teamId, ...details, name: 'Owls' } };
    given(...team)
      .when(change({ name: 'Owls' }))
      .then(renamed);
    given(...team, renamed)
      .when(change({ name: 'Owls' }, 'ana'))
      .then();
    given(...team)
      .when(change({ name: 'Owls' }, 'cal'))
      .thenRefused('not_team_manager');
    given(...team, statusChanged('ben', 'active', 'inactive'))
      .when(change({}))
      .thenRefused('not_team_manager');
  });

  it('does not exist for whoever is not of it', () => {
    given(...team)
      .when(change({ name: 'Owls' }, 'eve'))
      .thenRefused('not_found');
    given()
      .when(change({ name: 'Owls' }))
      .thenRefused('not_found');
  });

  it('is archived by its captain, is left as it is, and is taken up again', () => {
    const archive = { type: 'ArchiveTeam' } as const;
    given(...team)
      .when({ ...archive, ...as('ana') })
      .then(archived);
    given(...team)
      .when({ ...archive, ...as('ben') })
      .thenRefused('not_team_captain');
    given(...team, archived)
      .when(change({ name: 'Owls' }))
      .thenRefused('team_archived');
    given(...team, archived)
      .when({ ...archive, ...as('ana') })
      .then();
    given(...team, archived)
      .when({ type: 'ReopenTeam', ...as('ana') })
      .then(reopened);
    given(...team, archived, reopened)
      .when(change({ name: 'Owls' }))
      .then({ type: 'TeamDetailsChanged', data: { teamId, ...details, name: 'Owls' } });
    given(...team)
      .when({ type: 'ReopenTeam', ...as('ana') })
      .then();
  });
});

it('leaves everybody of an archived team as they are, but lets whoever wants to leave', () => {
  const cal = { memberId: m('cal') };
  const changes = [
    { type: 'ChangeMember', ...cal, number: '7', positions: [] },
    { type: 'ChangeMemberRole', ...cal, role: 'substitute' },
    { type: 'ChangeMemberStatus', ...cal, status: 'suspended', reason: null },
    { type: 'RemoveMember', ...cal, reason: null },
    { type: 'HandOverCaptaincy', ...cal, stayAs: 'player' },
  ] as const;
  for (const one of changes)
    given(...team, archived)
      .when({ ...one, ...as('ana') })
      .thenRefused('team_archived');
  given(...team, left('cal', 'removed'), archived)
    .when({ type: 'RestoreMember', ...cal, ...as('ana') })
    .thenRefused('team_archived');
  given(...team, archived)
    .when({ type: 'LeaveTeam', ...as('cal') })
    .then(left('cal'));
});

describe('a new season', () => {
  it('carries over whom the captain names; everybody else who plays becomes inactive', () => {
    given(...team)
      .when(season([m('ana'), m('cal')]))
      .then(started, statusChanged('ben', 'active', 'inactive'), statusChanged('dee', 'active', 'inactive'));
    given(...team, started)
      .when(season([m('ana'), m('ben'), m('cal'), m('dee')]))
      .then();
  });

  it('brings back whom the captain names of those who sat one out, while there is room', () => {
    const resting = statusChanged('dee', 'active', 'inactive');
    const all = [m('ana'), m('ben'), m('cal'), m('dee')];
    given(...team, resting)
      .when(season(all))
      .then(started, statusChanged('dee', 'inactive', 'active'));
    given(...team, started, resting)
      .when(season(all))
      .then(statusChanged('dee', 'inactive', 'active'));
    const full: TeamEvent = { type: 'TeamDetailsChanged', data: { teamId, ...details, rosterLimit: 3 } };
    given(...team, resting, full)
      .when(season(all))
      .thenRefused('team_full', { rosterLimit: 3 });
    given(...team, resting, full)
      .when(season([m('ana'), m('cal'), m('dee')]))
      .then(started, statusChanged('ben', 'active', 'inactive'), statusChanged('dee', 'inactive', 'active'));
  });

  it('is the captain’s to start, with a captain in it', () => {
    given(...team)
      .when(season([m('ana')], 'ben'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(season([m('cal')]))
      .thenRefused('last_captain');
    given(...team, archived)
      .when(season([m('ana')]))
      .thenRefused('team_archived');
    given(...team, roleChanged('ben', 'admin', 'captain'), statusChanged('ben', 'active', 'inactive'))
      .when(season([m('ben')]))
      .then(
        started,
        ...['ana', 'cal', 'dee'].map((who) => statusChanged(who, 'active', 'inactive')),
        statusChanged('ben', 'inactive', 'active'),
      );
  });
});

it('no process creates a team but through a league', () => {
  given()
    .when({ ...create(), ...asProcess })
    .thenRefused('not_team_captain');
});
