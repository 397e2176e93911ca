import type { LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
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
    ['hana', 'sue', 'captain'],
    ['cora', 'free', 'captain'],
    ['olga', 'otto', 'captain'],
    ['carl', 'tom', 'captain'],
  ] as const)('%s sees %s by the tie %s', (caller, person, tie) => {
    expect(tieBetween([league], caller, person)).toBe(tie);
  });

  it('is by the tie that shows most, over all leagues', () => {
    const other = circle({ pia: 'owner' }, [], { q1: 'sue' });
    expect(tieBetween([league, other], 'pia', 'sue')).toBe('captain');
    expect(tieBetween([league, circle({}, [], {})], 'pia', 'sam')).toBe('team');
  });

  it('is by nothing without a league that both are in', () => {
    expect(tieBetween([], 'pia', 'sue')).toBe('stranger');
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
