import type { LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';
import { playersOf, tieBetween } from './ties';

const team = (
  teamId: string,
  people: Readonly<Record<string, TeamRole>>,
  roster: readonly string[] = [],
  captainPlayerId: string | null = null,
) => ({
  teamId,
  people: Object.entries(people).map(([accountId, role]) => ({ accountId, role })),
  roster,
  captainPlayerId,
});
const circle = (
  staff: Readonly<Record<string, LeagueStaffRole>>,
  teams: readonly ReturnType<typeof team>[],
  links: Readonly<Record<string, string>>,
) => ({
  staff: Object.entries(staff).map(([accountId, role]) => ({ accountId, role })),
  teams,
  links: Object.entries(links).map(([playerId, accountId]) => ({ playerId, accountId })),
});
const league = circle(
  { olga: 'owner', carl: 'commissioner', tom: 'treasurer' },
  [
    team('hawks', { hana: 'captain', cora: 'co_captain', pete: 'proxy' }, ['p1', 'p2'], 'p9'),
    team('otters', { otto: 'captain' }, ['p3']),
  ],
  { p1: 'pia', p2: 'sam', p3: 'sue', p4: 'free' },
);

describe('how people know each other', () => {
  it.each([
    ['pia', 'pia', 'self'],
    ['pia', 'sam', 'team'],
    ['pia', 'hana', 'team'],
    ['pete', 'sam', 'team'],
    ['pia', 'sue', 'league'],
    ['pia', 'free', 'league'],
    ['pia', 'olga', 'league'],
    ['tom', 'pia', 'league'],
    ['pete', 'sue', 'league'],
    ['hana', 'pia', 'captain'],
    ['hana', 'sue', 'league'],
    ['cora', 'free', 'captain'],
    ['hana', 'otto', 'league'],
    ['hana', 'olga', 'league'],
    ['pete', 'free', 'league'],
    ['olga', 'sue', 'captain'],
    ['olga', 'otto', 'captain'],
    ['carl', 'tom', 'captain'],
  ] as const)('%s sees %s by the tie %s', (caller, person, tie) => {
    expect(tieBetween({ leagues: [league], teams: [] }, caller, person)).toBe(tie);
  });

  it('is by the tie that shows most, over all leagues', () => {
    const other = circle({ pia: 'owner' }, [], { q1: 'sue' });
    expect(tieBetween({ leagues: [league, other], teams: [] }, 'pia', 'sue')).toBe('captain');
    expect(tieBetween({ leagues: [league, circle({}, [], {})], teams: [] }, 'pia', 'sam')).toBe('team');
  });

  it('is by nothing without a league that both are in', () => {
    expect(tieBetween({ leagues: [], teams: [] }, 'pia', 'sue')).toBe('stranger');
  });

  it.each([
    ['cap', 'ana', 'captain'],
    ['adam', 'cap', 'captain'],
    ['ana', 'cap', 'team'],
    ['ana', 'fan', 'team'],
    ['fan', 'ana', 'league'],
    ['out', 'ana', 'team'],
  ] as const)('is that of a team beside any league: %s sees %s by %s', (caller, person, tie) => {
    const member = (accountId: string, role: MemberRole, status: MemberStatus = 'active') => ({
      ...{ memberId: accountId, accountId, role, status, since: '' },
    });
    const herons = {
      ...{ _id: 'herons', name: 'Herons', archived: false, past: [] },
      members: [
        ...[member('cap', 'captain'), member('adam', 'admin'), member('ana', 'player')],
        ...[member('fan', 'spectator'), member('out', 'captain', 'inactive')],
      ],
    };
    expect(tieBetween({ leagues: [], teams: [herons] }, caller, person)).toBe(tie);
  });
});

describe('the players that an account is', () => {
  it('are those linked to it, and the captain’s own', () => {
    expect([...playersOf(league, 'pia')]).toEqual(['p1']);
    expect([...playersOf(league, 'hana')]).toEqual(['p9']);
    expect([...playersOf(league, 'cora')]).toEqual([]);
    expect([...playersOf(league, 'otto')]).toEqual([]);
  });
});
