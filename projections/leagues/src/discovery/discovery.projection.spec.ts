import type { LeagueEvent, LeaguePlacesEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import type { LeagueProspectus } from '@fieldhouse/values';
import { prospectus } from '../../../../services/leagues/src/domain/prospectus.fixture';
import { discoveryProjection } from './discovery.projection';

const leagueId = 'l1';
const at = '2026-02-01T18:00:00.000Z';
const listed = {
  ...{ name: 'Tuesday Softball', sport: 'softball', season: 'Summer 2026', teamCount: 12 },
  ...{ gameNights: ['tue' as const], zone: 'America/New_York' },
};
const details = { ...listed, rosterSize: 15, limits: { positions: [], genders: [] } };
const created: LeagueEvent = { type: 'LeagueCreated', data: { leagueId, ownerId: 'ana', ...details } };
const set = (change: Partial<LeagueProspectus> = {}): ProspectusEvent => ({
  type: 'ProspectusSet',
  data: { leagueId, prospectus: { ...prospectus, ...change } },
});
const published: ProspectusEvent = { type: 'LeaguePublished', data: { leagueId, publishedAt: at } };
const after = (...events: readonly (LeagueEvent | ProspectusEvent | LeaguePlacesEvent)[]) =>
  documentsAfter(discoveryProjection, events).get(leagueId);

describe('the read model for discovery', () => {
  it('has of a league what lists say, and nobody’s id', () => {
    const document = after(created, set());
    expect(document).toMatchObject({ details: listed, publishedAt: null, cancelled: false });
    expect(document?.said).toMatchObject({ format: 'team', windows: prospectus.windows });
    expect(JSON.stringify(document)).not.toMatch(/ana|questions|about/);
  });

  it('has what was said last, whether strangers see it, and whether it is cancelled', () => {
    const moved: LeagueEvent = {
      type: 'LeagueDetailsChanged',
      data: { leagueId, ...details, zone: 'UTC' },
    };
    expect(after(created, set(), moved, set({ startsOn: '2026-04-15' }), published)).toMatchObject({
      ...{ details: { zone: 'UTC' }, said: { startsOn: '2026-04-15' }, publishedAt: at },
    });
    const taken: ProspectusEvent = { type: 'LeagueUnpublished', data: { leagueId } };
    expect(after(created, set(), published, taken)).toMatchObject({ publishedAt: null });
    const cancelled: ProspectusEvent = {
      type: 'LeagueCancelled',
      data: { leagueId, cancelledAt: at, reason: 'The park is closed' },
    };
    expect(after(created, set(), published, cancelled)).toMatchObject({ publishedAt: at, cancelled: true });
  });

  it('counts who holds a place and who waits for one, of teams and of players', () => {
    const about = { leagueId, at, list: 'teams' as const };
    const joined = (entryId: string): LeaguePlacesEvent => ({
      type: 'EntryJoined',
      data: { ...about, entryId, rank: 1, of: 1, categories: [], turns: 0 },
    });
    const taken: LeaguePlacesEvent = {
      type: 'PlaceTaken',
      data: { ...about, entryId: 'r1', rank: 1, of: 2, via: 'join', passedOver: [], byAdmin: false },
    };
    const places = after(created, joined('r1'), joined('r2'), taken)?.places;
    expect(places?.teams).toMatchObject({ holders: 1, list: ['r2'] });
    expect(places?.players).toMatchObject({ holders: 0, list: [] });
    const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
    expect(after(created, joined('r1'), taken, closed)?.places.teams).toMatchObject({ holders: 0 });
  });

  it('is not written for what lists do not say', () => {
    const entered: LeagueEvent = {
      type: 'TeamEntered',
      data: { leagueId, teamId: 't1', name: 'Hawks', color: '#0B6B4A' },
    };
    expect(after(created, entered)?._position).toBe(after(created)?._position);
  });
});
