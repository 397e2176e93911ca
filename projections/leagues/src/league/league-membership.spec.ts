import { HttpProblem } from '@fieldhouse/platform';
import { ledTeamIn, membershipOf } from './league-membership';
import type { LeagueDocument } from './league.read-model';

const teams = [
  { teamId: 't1', people: [{ accountId: 'cap', role: 'captain' }] },
  {
    teamId: 't2',
    people: [
      { accountId: 'co', role: 'co_captain' },
      { accountId: 'boss', role: 'proxy' },
    ],
  },
];
const league = { staff: [{ accountId: 'boss', role: 'owner' }], teams } as unknown as LeagueDocument;
const of = (accountId: string) => membershipOf(league, { accountId, roles: [] });

describe('what somebody is in a league', () => {
  it.each([
    ['cap', 't1'],
    ['co', 't2'],
  ])('leads a team as its captain or co-captain: %s', (accountId, teamId) => {
    expect(of(accountId).ledTeamId).toBe(teamId);
    expect(ledTeamIn({ league, me: of(accountId) })).toMatchObject({ teamId });
  });

  it('leads none as a proxy, who picks for it', () => {
    expect(of('boss')).toMatchObject({ manages: true, teamId: 't2', leadsTeam: true, ledTeamId: null });
    expect(() => ledTeamIn({ league, me: of('boss') })).toThrow(HttpProblem);
    expect(of('stranger')).toMatchObject({ isStaff: false, leadsTeam: false, ledTeamId: null });
  });
});
