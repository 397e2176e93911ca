import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, asProcess, entered, leagueId, twoTeams } from '../league.fixture';
import { playsWithFormerCaptain } from '../league.state';

const { given } = specification(leagueDecider);
const color = '#0B6B4A';
const free = { inRunningDraft: false, registered: false } as const;

describe('teams', () => {
  const enter = (teamId: string, name: string) =>
    ({ type: 'EnterTeam', teamId, name, color, ...as('ben') }) as const;
  const change = (teamId: string, name: string, newColor = color) =>
    ({ type: 'ChangeTeam', teamId, name, color: newColor, ...as('ben') }) as const;

  it('enters a team once', () => {
    given(...twoTeams)
      .when(enter('t3', 'Kites'))
      .then(entered('t3', 'Kites'));
    given(...twoTeams)
      .when(enter('t1', 'Hawks'))
      .then();
  });

  it('refuses more teams than the league is for', () => {
    given(...twoTeams, entered('t3', 'Kites'))
      .when(enter('t4', 'Rays'))
      .thenRefused('teams_full', { teamCount: 3 });
  });

  it('refuses a name that another team has, however it is written', () => {
    given(...twoTeams)
      .when(enter('t3', ' hAWKS'))
      .thenRefused('team_name_taken', { name: ' hAWKS' });
    given(...twoTeams)
      .when(change('t2', 'HAWKS'))
      .thenRefused('team_name_taken');
  });

  it('changes name and colour, also only the capitals of its own name', () => {
    for (const [name, newColor] of [
      ['HAWKS', color],
      ['Hawks', '#000000'],
    ] as const) {
      given(...twoTeams)
        .when(change('t1', name, newColor))
        .then({ type: 'TeamChanged', data: { leagueId, teamId: 't1', name, color: newColor } });
    }
    given(...twoTeams)
      .when(change('t1', 'Hawks'))
      .then();
  });

  it('takes two ways of writing an accent for one name', () => {
    given(...twoTeams, entered('t3', 'Zo\u00eb'))
      .when(change('t2', 'Zoe\u0308'))
      .thenRefused('team_name_taken', { name: 'Zoe\u0308' });
  });

  it('knows only its own teams', () => {
    given(...twoTeams)
      .when(change('t9', 'Rays'))
      .thenRefused('team_unknown');
    given(...twoTeams)
      .when({ type: 'WithdrawTeam', teamId: 't9', ...free, ...as('ana') })
      .thenRefused('team_unknown');
  });

  it('frees the name and the place of a team that withdraws', () => {
    const withdrawn: LeagueEvent = { type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } };
    given(...twoTeams)
      .when({ type: 'WithdrawTeam', teamId: 't1', ...free, ...as('ana') })
      .then(withdrawn);
    given(...twoTeams, entered('t3', 'Kites'), withdrawn)
      .when(enter('t4', 'Hawks'))
      .then(entered('t4', 'Hawks'));
  });
});

it('keeps a team that a running draft counts on', () => {
  given(...twoTeams)
    .when({ type: 'WithdrawTeam', teamId: 't1', ...free, inRunningDraft: true, ...as('ana') })
    .thenRefused('team_in_draft', { teamId: 't1' });
});

it('lets a team that has registered go with its registration alone', () => {
  given(...twoTeams)
    .when({ type: 'WithdrawTeam', teamId: 't1', ...free, registered: true, ...as('ana') })
    .thenRefused('team_has_registration', { teamId: 't1' });
});

describe("the captain's player", () => {
  const named = (teamId: string, playerId: string | null): LeagueEvent => ({
    type: 'CaptainPlayerNamed',
    data: { leagueId, teamId, playerId },
  });
  const name = (teamId: string, playerId: string | null, registered = true) =>
    ({ type: 'NameCaptainPlayer', teamId, playerId, registered, ...as('ben') }) as const;

  it('is named once, and may be taken back', () => {
    given(...twoTeams)
      .when(name('t1', 'p1'))
      .then(named('t1', 'p1'));
    given(...twoTeams, named('t1', 'p1'))
      .when(name('t1', 'p1'))
      .then();
    given(...twoTeams, named('t1', 'p1'))
      .when(name('t1', null, false))
      .then(named('t1', null));
  });

  it('has to be registered', () => {
    given(...twoTeams)
      .when(name('t1', 'p1', false))
      .thenRefused('player_not_registered');
  });

  it('is that of a former captain once another leads the team, until it is named anew', () => {
    const granted = (accountId: string): LeagueEvent => ({
      type: 'TeamRoleGranted',
      data: { leagueId, teamId: 't1', accountId, role: 'captain', inviteId: null },
    });
    const taken = (accountId: string): LeagueEvent => ({
      type: 'TeamRoleRevoked',
      data: { leagueId, teamId: 't1', accountId, role: 'captain' },
    });
    const isFormer = (...facts: readonly LeagueEvent[]): boolean => {
      const { state } = given(...twoTeams, ...facts);
      return state.status !== 'none' && state.teams.some(playsWithFormerCaptain);
    };
    const replaced = [taken('cap'), granted('dee')];
    // Named before anybody had accepted.
    expect(isFormer(named('t1', 'p1'), granted('cap'))).toBe(false);
    expect(isFormer(named('t1', 'p1'), granted('cap'), ...replaced)).toBe(true);
    expect(isFormer(granted('cap'), named('t1', 'p1'), taken('cap'))).toBe(false);
    expect(isFormer(granted('cap'), named('t1', 'p1'), ...replaced)).toBe(true);
    given(...twoTeams, granted('cap'), named('t1', 'p1'), ...replaced)
      .when(name('t1', 'p1'))
      .then(named('t1', 'p1'));
    expect(isFormer(granted('cap'), named('t1', 'p1'), ...replaced, named('t1', 'p1'))).toBe(false);
    expect(isFormer(granted('cap'), named('t1', 'p1'), ...replaced, named('t1', null))).toBe(false);
  });

  it('leads one team', () => {
    given(...twoTeams, named('t1', 'p1'))
      .when(name('t2', 'p1'))
      .thenRefused('captain_player_taken', { teamId: 't1', teamName: 'Hawks' });
  });
});

describe('rosters', () => {
  const rosters = [
    { teamId: 't1', playerIds: ['p1', 'p2'] },
    { teamId: 't2', playerIds: ['p3'] },
    { teamId: 'gone', playerIds: ['p4'] },
  ];
  const create = { type: 'CreateRosters', draftId: 'd1', rosters, ...asProcess } as const;
  const roster = (teamId: string, draftId: string, ...playerIds: string[]): LeagueEvent => ({
    type: 'TeamRosterCreated',
    data: { leagueId, teamId, draftId, playerIds },
  });
  const first = [roster('t1', 'd1', 'p1', 'p2'), roster('t2', 'd1', 'p3')];

  it('come from a published draft, for the teams that are still there', () => {
    given(...twoTeams)
      .when(create)
      .then(...first);
  });

  it('are created once per draft', () => {
    given(...twoTeams, ...first)
      .when(create)
      .then();
  });

  it('are replaced by those of a newer draft, and by a corrected one', () => {
    given(...twoTeams, ...first)
      .when({ ...create, draftId: 'd2' })
      .then(roster('t1', 'd2', 'p1', 'p2'), roster('t2', 'd2', 'p3'));
    given(...twoTeams, ...first)
      .when({
        ...create,
        rosters: [
          { teamId: 't1', playerIds: ['p2'] },
          { teamId: 't2', playerIds: ['p3'] },
        ],
      })
      .then(roster('t1', 'd1', 'p2'));
  });

  it('take in a player whom the same draft assigns late, once', () => {
    const add = { type: 'AddToRoster', draftId: 'd1', teamId: 't2', playerId: 'late', ...asProcess } as const;
    const joined = roster('t2', 'd1', 'p3', 'late');
    given(...twoTeams, ...first)
      .when(add)
      .then(joined);
    given(...twoTeams, ...first, joined)
      .when(add)
      .then();
    given(...twoTeams, ...first)
      .when({ ...add, draftId: 'd2' })
      .then();
    given(...twoTeams)
      .when(add)
      .then();
    given(...twoTeams, ...first)
      .when({ ...add, ...as('ana') })
      .thenRefused('not_league_staff');
  });

  it('are not made by hand', () => {
    given(...twoTeams)
      .when({ ...create, ...as('ana') })
      .thenRefused('not_league_staff');
  });
});
