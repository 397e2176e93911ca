import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { asProcess, leagueId, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);

describe('a team whose registration has ended', () => {
  const ended = (inRunningDraft: boolean) =>
    ({
      type: 'FollowRegistration',
      registrationId: 'r1',
      registration: {
        kind: 'team',
        accountId: 'cal',
        isIn: false,
        rosteredIn: null,
        team: { teamId: 't1', name: 'Hawks', color: '#0B6B4A' },
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
