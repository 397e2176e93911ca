import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { joined, left, roleIs, statusIs } from './leading-facts.fixture';
import { registrationsFollowTeams } from './registrations-follow-teams.process';

type Fact = LeaguePlacesEvent | TeamEvent;
const sent = (leagueId: string, kind: 'team' | 'member' = 'team', teamId = 't1'): Fact => ({
  type: 'RegistrationSubmitted',
  data: {
    ...{ leagueId, registrationId: `r-${leagueId}`, accountId: 'cap', kind, teamId, groupId: null },
    ...{ savedRevision: 0, price: { part: 'regular', total: 0, currency: 'USD' } },
    ...{ mustPay: false, needsApproval: false, submittedAt: '2026-03-02T18:00:00.000Z' },
  },
});
/** Which leagues the last of these asks, each of its places and of its entries. */
const asked = (...facts: readonly Fact[]): readonly string[] => {
  const effects = reactionsTo(registrationsFollowTeams, facts).at(-1) ?? [];
  const ids = effects.flatMap((effect) =>
    effect.kind === 'dispatch' && effect.command.aggregate === 'league' ? [effect.command.id] : [],
  );
  const request = { type: 'FollowTeam', teamId: 't1' };
  const command = (aggregate: string, id: string) => ({
    kind: 'dispatch',
    command: { aggregate, id, request },
  });
  expect(effects).toEqual(ids.flatMap((id) => [command('leaguePlaces', id), command('league', id)]));
  return ids;
};

describe('who answers for what a team has sent to leagues', () => {
  const before = [joined('cap', 'captain'), joined('mia', 'player'), sent('l1'), sent('l2'), sent('l2')];

  it('is asked when the team registers', () => {
    expect(asked(...before)).toEqual(['l2']);
  });

  it('is asked of each league once when somebody begins or ends to lead the team', () => {
    expect(asked(...before, roleIs('mia', 'player', 'captain'))).toEqual(['l1', 'l2']);
    expect(asked(...before, roleIs('cap', 'captain', 'player'))).toEqual(['l1', 'l2']);
    expect(asked(...before, left('cap'))).toEqual(['l1', 'l2']);
    expect(asked(...before, statusIs('cap'))).toEqual(['l1', 'l2']);
    expect(asked(...before, joined('ned', 'captain'))).toEqual(['l1', 'l2']);
  });

  it('is not asked because of others, nor for players or other teams', () => {
    expect(asked(...before, left('mia'))).toEqual([]);
    expect(asked(...before, statusIs('mia'))).toEqual([]);
    expect(asked(joined('cap', 'captain'), sent('l1', 'member'))).toEqual([]);
    expect(
      asked(joined('cap', 'captain'), sent('l1', 'member'), sent('l2', 'team', 't2'), left('cap')),
    ).toEqual([]);
  });
});
