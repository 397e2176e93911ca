import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from './league.decider';
import {
  as,
  asProcess,
  at,
  created,
  details,
  entered,
  granted,
  leagueId,
  revoked,
  staffed,
  twoTeams,
} from './league.fixture';

const { given } = specification(leagueDecider);
const change = { type: 'ChangeLeagueDetails', details: { ...details, name: 'Thursday Softball' } } as const;
const createWith = (overrides: object) =>
  ({
    type: 'CreateLeague',
    leagueId,
    details: { ...details, ...overrides },
    emailConfirmed: true,
    ...as('ana'),
  }) as const;

describe('creating a league', () => {
  it('makes whoever creates it its owner', () => {
    given().when(createWith({})).then(created);
  });

  it('creates a league once', () => {
    given(created).when(createWith({})).then();
  });

  it('is not for processes', () => {
    given()
      .when({ ...createWith({}), ...asProcess })
      .thenRefused('not_league_owner');
  });

  it('is not for people who have not confirmed their e-mail address', () => {
    given()
      .when({ ...createWith({}), emailConfirmed: false })
      .thenRefused('email_unconfirmed');
  });

  it('refuses a sport that is not in the catalogue', () => {
    given()
      .when(createWith({ sport: 'quidditch' }))
      .thenRefused('sport_unknown', { sport: 'quidditch' });
  });

  it('refuses a zone that does not exist', () => {
    given()
      .when(createWith({ zone: 'Mars/Olympus' }))
      .thenRefused('zone_unknown', { zone: 'Mars/Olympus' });
  });

  it('refuses limits for positions that the sport does not have', () => {
    const limits = { positions: [{ position: 'GK', minimum: 1, maximum: null }], genders: [] };
    given().when(createWith({ limits })).thenRefused('position_unknown', { position: 'GK' });
  });

  it.each([
    ['a maximum below the minimum', [{ position: 'P', minimum: 3, maximum: 2 }]],
    [
      'the same position twice',
      [
        { position: 'P', minimum: 1, maximum: null },
        { position: 'P', minimum: 2, maximum: null },
      ],
    ],
    [
      'minimums for more players than a roster has',
      [
        { position: 'P', minimum: 9, maximum: 9 },
        { position: 'C', minimum: 7, maximum: null },
      ],
    ],
  ])('refuses limits with %s', (_, positions) => {
    given()
      .when(createWith({ limits: { positions, genders: [] } }))
      .thenRefused('limits_impossible');
  });

  it('refuses gender limits that no roster can meet, and takes those that just fit', () => {
    const genders = (women: number) => ({
      positions: [],
      genders: [
        { gender: 'woman', minimum: women, maximum: women },
        { gender: 'man', minimum: 7, maximum: null },
      ],
    });
    given()
      .when(createWith({ limits: genders(9) }))
      .thenRefused('limits_impossible', { needed: 16, rosterSize: 15 });
    expect(
      given()
        .when(createWith({ limits: genders(8) }))
        .events(),
    ).toHaveLength(1);
  });
});

describe('who may do what', () => {
  it('tells strangers nothing, whether the league exists or not', () => {
    given()
      .when({ ...change, ...as('ana') })
      .thenRefused('not_found', {});
    given(...twoTeams)
      .when({ ...change, ...as('eve') })
      .thenRefused('not_found', {});
    given(...twoTeams)
      .when({ ...change, actor: { kind: 'anonymous' }, at })
      .thenRefused('not_found', {});
  });

  it('lets owners and commissioners manage, other staff and team members not', () => {
    const changed: LeagueEvent = { type: 'LeagueDetailsChanged', data: { leagueId, ...change.details } };
    for (const accountId of ['ana', 'ben'])
      given(...staffed)
        .when({ ...change, ...as(accountId) })
        .then(changed);
    given(...staffed)
      .when({ ...change, ...as('sam') })
      .thenRefused('not_league_staff');
    given(...twoTeams, granted('t1', 'cal', 'captain'))
      .when({ ...change, ...as('cal') })
      .thenRefused('not_league_staff');
  });

  it('lets only owners change the staff', () => {
    const remove = { type: 'RemoveLeagueStaff', accountId: 'sam' } as const;
    given(...staffed)
      .when({ ...remove, ...as('ben') })
      .thenRefused('not_league_owner');
    given(...staffed)
      .when({ ...remove, ...asProcess })
      .then({ type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'sam', role: 'scorekeeper' } });
  });
});

describe('changing a league', () => {
  it('says nothing when nothing changes', () => {
    given(created)
      .when({ type: 'ChangeLeagueDetails', details, ...as('ana') })
      .then();
  });

  it('keeps the sport', () => {
    given(created)
      .when({ type: 'ChangeLeagueDetails', details: { ...details, sport: 'soccer' }, ...as('ana') })
      .thenRefused('sport_fixed');
  });

  it('checks the new details like those of a new league', () => {
    given(created)
      .when({ type: 'ChangeLeagueDetails', details: { ...details, zone: 'x' }, ...as('ana') })
      .thenRefused('zone_unknown');
  });

  it('refuses room for fewer teams than there are', () => {
    const full = [...twoTeams, entered('t3', 'Kites')];
    given(...full)
      .when({ type: 'ChangeLeagueDetails', details: { ...details, teamCount: 2 }, ...as('ana') })
      .thenRefused('team_count_too_low', { teams: 3 });
    expect(
      given(...twoTeams)
        .when({ type: 'ChangeLeagueDetails', details: { ...details, teamCount: 2 }, ...as('ana') })
        .events(),
    ).toHaveLength(1);
  });
});

describe('staff', () => {
  const remove = (accountId: string) => ({ type: 'RemoveLeagueStaff', accountId, ...as('ana') }) as const;

  it('may leave by itself', () => {
    given(...staffed)
      .when({ ...remove('sam'), ...as('sam') })
      .then({ type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'sam', role: 'scorekeeper' } });
  });

  it('takes all roles of an account', () => {
    given(...staffed, { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ben', role: 'treasurer' } })
      .when(remove('ben'))
      .then(
        { type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'ben', role: 'commissioner' } },
        { type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'ben', role: 'treasurer' } },
      );
    given(...staffed)
      .when(remove('eve'))
      .then();
  });

  it('loses one role and keeps the others', () => {
    const revoke = (accountId: string, role: string) =>
      ({ type: 'RevokeLeagueRole', accountId, role, ...as('ana') }) as const;
    const two: LeagueEvent = {
      type: 'LeagueStaffAdded',
      data: { leagueId, accountId: 'ben', role: 'treasurer' },
    };
    const gone: LeagueEvent = {
      type: 'LeagueStaffRemoved',
      data: { leagueId, accountId: 'ben', role: 'treasurer' },
    };
    given(...staffed, two)
      .when(revoke('ben', 'treasurer'))
      .then(gone);
    given(...staffed, two)
      .when({ ...revoke('ben', 'treasurer'), ...as('ben') })
      .then(gone);
    given(...staffed, two)
      .when({ ...revoke('sam', 'scorekeeper'), ...as('ben') })
      .thenRefused('not_league_owner');
    for (const role of ['scorekeeper', 'king'])
      given(...staffed)
        .when(revoke('ben', role))
        .then();
    given(...staffed)
      .when(revoke('ana', 'owner'))
      .thenRefused('last_owner');
  });

  it('keeps the last owner', () => {
    given(...staffed)
      .when(remove('ana'))
      .thenRefused('last_owner');
    const second: LeagueEvent = {
      type: 'LeagueStaffAdded',
      data: { leagueId, accountId: 'ben', role: 'owner' },
    };
    const gone: LeagueEvent = {
      type: 'LeagueStaffRemoved',
      data: { leagueId, accountId: 'ana', role: 'owner' },
    };
    given(...staffed, second)
      .when(remove('ana'))
      .then(gone);
    given(...staffed, second, gone)
      .when({ ...remove('sam'), ...as('ana') })
      .thenRefused('not_found');
    given(...staffed, second, gone)
      .when({ ...remove('ben'), ...as('ben') })
      .thenRefused('last_owner');
  });
});

describe('an erased account', () => {
  const forget = (accountId: string) => ({ type: 'ForgetMember', accountId, ...asProcess }) as const;
  const ownerGone: LeagueEvent = {
    type: 'LeagueStaffRemoved',
    data: { leagueId, accountId: 'ana', role: 'owner' },
  };

  it('has no role of the league or of a team any more, and leaves what it owned to the commissioner', () => {
    const led = [...twoTeams, granted('t1', 'ana', 'captain'), granted('t2', 'ana', 'proxy')];
    const gone: readonly LeagueEvent[] = [
      { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ben', role: 'owner' } },
      ownerGone,
      revoked('t1', 'ana', 'captain'),
      revoked('t2', 'ana', 'proxy'),
    ];
    given(...led)
      .when(forget('ana'))
      .then(...gone);
    given(...led, ...gone)
      .when(forget('ana'))
      .then();
  });

  it('leaves it to nobody where there is another owner, or nobody who manages the league', () => {
    const zoe: LeagueEvent = {
      type: 'LeagueStaffAdded',
      data: { leagueId, accountId: 'zoe', role: 'owner' },
    };
    given(...twoTeams, zoe)
      .when(forget('ana'))
      .then(ownerGone);
    given(created).when(forget('ana')).then(ownerGone);
  });

  it('leaves no captain to a team that comes in later and that nobody leads', () => {
    const team = { teamId: 't3', name: 'Foxes', color: '#0B6B4A', captainId: null, coCaptainId: null };
    const registration = { kind: 'team', isIn: true, team, rosteredIn: null } as const;
    given(...twoTeams)
      .when({
        ...{ type: 'FollowRegistration', registrationId: 'r1', registration, inRunningDraft: false },
        ...asProcess,
      })
      .then(entered('t3', 'Foxes'));
  });

  it('is nobody’s to forget but of processes', () => {
    given(...twoTeams)
      .when({ ...forget('ben'), ...as('ana') })
      .thenRefused('not_league_staff');
  });
});
