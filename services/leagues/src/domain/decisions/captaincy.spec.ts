import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, asProcess, granted, revoked, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);
const led = [...twoTeams, granted('t1', 'cal', 'captain')];
const follow = (captainIds: readonly string[], leaderIds = captainIds, registered = true) =>
  ({
    type: 'FollowTeam',
    teamId: 't1',
    registered,
    captainIds,
    leaderIds,
    seasonEndsOn: null,
    ...asProcess,
  }) as const;

describe('the captain of a team that has registered', () => {
  it('is whoever is captain of the team, once the entry’s is none any more', () => {
    given(...led)
      .when(follow(['eve']))
      .then(revoked('t1', 'cal', 'captain'), granted('t1', 'eve', 'captain'));
    given(...led, granted('t1', 'eve', 'co_captain'))
      .when(follow(['eve']))
      .then(
        ...[revoked('t1', 'cal', 'captain'), revoked('t1', 'eve', 'co_captain')],
        granted('t1', 'eve', 'captain'),
      );
    given(...twoTeams)
      .when(follow(['eve']))
      .then(granted('t1', 'eve', 'captain'));
  });

  it('who stays an admin of the team stays co-captain', () => {
    given(...led)
      .when(follow(['eve'], ['eve', 'cal']))
      .then(
        ...[revoked('t1', 'cal', 'captain'), granted('t1', 'eve', 'captain')],
        granted('t1', 'cal', 'co_captain'),
      );
  });

  it('stays who they are as long as they are captain of the team, also while they are not active', () => {
    given(...led)
      .when(follow(['eve', 'cal']))
      .then();
    given(...led)
      .when(follow(['eve', 'cal'], ['eve']))
      .then();
  });

  it('stays where there is no active captain to take it over, or they lead another team of the league', () => {
    given(...led)
      .when(follow([]))
      .then();
    given(...led)
      .when(follow(['eve'], ['ned']))
      .then();
    given(...led, granted('t2', 'eve', 'co_captain'))
      .when(follow(['eve']))
      .then();
    given(...led, granted('t2', 'eve', 'proxy'))
      .when(follow(['eve']))
      .then(revoked('t1', 'cal', 'captain'), granted('t1', 'eve', 'captain'));
  });
});

it('the captain of an entry stays who they are once the season is over', () => {
  const onDay = (at: string) => ({ ...follow(['eve']), seasonEndsOn: '2026-06-30', at });
  given(...led)
    .when(onDay('2026-07-01T03:59:59.000Z'))
    .then(revoked('t1', 'cal', 'captain'), granted('t1', 'eve', 'captain'));
  given(...led)
    .when(onDay('2026-07-01T04:00:00.000Z'))
    .then();
});

it('the captain of an entry that the staff made is theirs to name', () => {
  given(...led)
    .when(follow(['eve'], ['eve'], false))
    .then();
  given(...led)
    .when({ ...follow(['eve']), teamId: 't9' })
    .then();
});

it('only processes follow teams', () => {
  given(...led)
    .when({ ...follow(['eve']), ...as('ana') })
    .thenRefused('not_league_staff');
});
