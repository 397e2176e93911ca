import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import type { LeagueProspectus, LeagueWaiver } from '@fieldhouse/values';
import { prospectusProjection } from './prospectus.projection';

const leagueId = 'l1';
const prospectus = { about: 'Slow-pitch for everybody.' } as LeagueProspectus;
const waiver: LeagueWaiver = {
  ...{ title: 'Risk', text: 'I know that the ball is hard.', required: true },
  expiry: { kind: 'never' },
};
const set = (change: Partial<LeagueProspectus> = {}): ProspectusEvent => ({
  type: 'ProspectusSet',
  data: { leagueId, prospectus: { ...prospectus, ...change } },
});
const issued = (waiverId: string, version = 1): ProspectusEvent => ({
  type: 'WaiverIssued',
  data: { leagueId, waiverId, version, waiver, textHash: `${waiverId}${version}` },
});
const published: ProspectusEvent = { type: 'LeaguePublished', data: { leagueId, publishedAt: at } };
const after = (...events: readonly ProspectusEvent[]) =>
  documentsAfter(prospectusProjection, events).get(leagueId);

describe('the prospectus read model', () => {
  it('has what was said last, and whether everybody sees it', () => {
    expect(after(set(), set({ about: 'Fast-pitch' }), published)).toMatchObject({
      ...{ _id: leagueId, prospectus: { about: 'Fast-pitch' }, published: true, cancelled: null },
      revision: 2,
    });
    expect(after(set(), published, { type: 'LeagueUnpublished', data: { leagueId } })).toMatchObject({
      published: false,
    });
    const cancelled = { leagueId, cancelledAt: at, reason: 'The park is closed' };
    expect(after(set(), published, { type: 'LeagueCancelled', data: cancelled })).toMatchObject({
      cancelled: { at, reason: 'The park is closed' },
    });
  });

  it('has waivers in their newest version, where they were, without those that are retired', () => {
    const versions = (...events: readonly ProspectusEvent[]) =>
      after(...events)?.waivers.map(({ waiverId, version, textHash }) => [waiverId, version, textHash]);
    expect(versions(issued('a'), issued('b'), issued('a', 2))).toEqual([
      ['a', 2, 'a2'],
      ['b', 1, 'b1'],
    ]);
    expect(
      versions(issued('a'), issued('b'), { type: 'WaiverRetired', data: { leagueId, waiverId: 'a' } }),
    ).toEqual([['b', 1, 'b1']]);
  });
});
