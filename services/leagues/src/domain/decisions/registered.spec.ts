import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { asProcess, entered, granted, leagueId, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);

it('a team whose registration counts comes in under its captain, and the admin who answers for it', () => {
  const team = { teamId: 't3', name: 'Foxes', color: '#0B6B4A', captainId: 'cal', coCaptainId: 'mia' };
  const follows = {
    type: 'FollowRegistration',
    registrationId: 'r1',
    registration: { kind: 'team', isIn: true, team, rosteredIn: null },
    inRunningDraft: false,
    ...asProcess,
  } as const;
  given(...twoTeams)
    .when(follows)
    .then(entered('t3', 'Foxes'), granted('t3', 'cal', 'captain'), granted('t3', 'mia', 'co_captain'));
  // Nobody leads two teams of a league.
  given(...twoTeams, granted('t1', 'cal', 'co_captain'))
    .when(follows)
    .then(entered('t3', 'Foxes'), granted('t3', 'mia', 'co_captain'));
});

describe('a team whose registration has ended', () => {
  const ended = (inRunningDraft: boolean) =>
    ({
      type: 'FollowRegistration',
      registrationId: 'r1',
      registration: {
        kind: 'team',
        isIn: false,
        rosteredIn: null,
        team: { teamId: 't1', name: 'Hawks', color: '#0B6B4A', captainId: 'cal', coCaptainId: null },
      },
      inRunningDraft,
      ...asProcess,
    }) as const;

  it('is in the league no more', () => {
    given(...twoTeams)
      .when(ended(false))
      .then({ type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } });
  });

  it('stays while a draft counts on it', () => {
    given(...twoTeams)
      .when(ended(true))
      .then();
  });
});
