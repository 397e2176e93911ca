import type { LeagueProspectus } from '@fieldhouse/api-contract';
import { staffRegistration } from '../../../../test/registration-samples';
import { leagueTeam } from '../../../../test/samples';
import { lostPlaces, lostTeams, lostWords } from './lost-places';

type More = Parameters<typeof staffRegistration>[2];
const held = (id: string, more: More = {}, gender: 'woman' | 'man' = 'woman', position = 'P') =>
  staffRegistration(id, id, { categories: [`gender:${gender}`, `position:${position}`], ...more });
const limits = (more: Partial<LeagueProspectus['places']>) => ({
  ...{ players: null, positions: [], genders: [] },
  ...more,
});

describe('the places that are lost with fewer of them', () => {
  it('are those above the limit in all, offers before places', () => {
    const all = [
      ...[held('a'), held('b'), held('c', { status: 'reserved' })],
      ...[held('d', { status: 'offered' }), held('e', { status: 'waitlisted' })],
      ...[held('f', { status: 'withdrawn' }), held('g', { kind: 'team' }), held('h', { kind: 'member' })],
    ];
    expect(lostPlaces(all, limits({}))).toEqual({ places: 0, offers: 0 });
    expect(lostPlaces(all, limits({ players: 4 }))).toEqual({ places: 0, offers: 0 });
    expect(lostPlaces(all, limits({ players: 3 }))).toEqual({ places: 0, offers: 1 });
    expect(lostPlaces(all, limits({ players: 1 }))).toEqual({ places: 2, offers: 1 });
  });

  it('are counted once where somebody is above two limits, the newest first', () => {
    const at = (hour: number): More => ({ submittedAt: `2026-11-02T1${hour}:00:00.000Z`, steps: [] });
    const all = [held('a', at(0)), held('b', at(1), 'man'), held('c', at(2)), held('d', at(3), 'man', 'C')];
    const women = [{ gender: 'woman' as const, maximum: 1 }];
    const pitchers = [{ position: 'P', maximum: 2 }];
    expect(lostPlaces(all, limits({ genders: women }))).toEqual({ places: 1, offers: 0 });
    // Whoever is forgotten has their place still.
    const forgotten = all.map((one) => ({ ...one, saved: null }));
    expect(lostPlaces(forgotten, limits({ genders: women }))).toEqual({ places: 1, offers: 0 });
    expect(lostPlaces(all, limits({ genders: women, positions: pitchers }))).toEqual({
      places: 1,
      offers: 0,
    });
    expect(lostPlaces(all, limits({ players: 2, genders: women, positions: pitchers }))).toEqual({
      ...{ places: 2, offers: 0 },
    });
  });

  it('are those of teams beside the ones that came in another way', () => {
    const team = (id: string, more: More = {}) => held(id, { kind: 'team', teamId: id, ...more });
    const all = [
      ...[team('a'), team('b', { status: 'pending_approval' }), team('c', { status: 'offered' })],
      ...[team('d', { status: 'waitlisted' }), held('e')],
    ];
    const entered = [leagueTeam('a', 'Hawks', '#C62828'), leagueTeam('x', 'Owls', '#1565C0')];
    expect(lostTeams(all, entered, 4)).toEqual({ places: 0, offers: 0 });
    expect(lostTeams(all, entered, 3)).toEqual({ places: 0, offers: 1 });
    expect(lostTeams(all, entered, 2)).toEqual({ places: 1, offers: 1 });
  });

  it('are said with what follows', () => {
    expect(lostWords({ places: 0, offers: 0 }, 'player')).toBeNull();
    expect(lostWords({ places: 1, offers: 0 }, 'player')).toBe(
      '1 player with a place goes back to the waitlist, the newest first, and is told.',
    );
    expect(lostWords({ places: 2, offers: 1 }, 'player')).toBe(
      '2 players with a place go back to the waitlist, the newest first, and are told. 1 offer of a place is taken back.',
    );
  });
});
