import type { LeaguePlacesEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { prospectus } from '../domain/prospectus.fixture';
import { placesFollowLeague } from './places-follow-league.process';

type Event = LeaguePlacesEvent | ProspectusEvent;
const react = (event: Event) => placesFollowLeague.react(event as RecordedEvent<Event>);
const to = (request: object) => ({ aggregate: 'leaguePlaces', id: 'l1', request });
const follow = { kind: 'dispatch', command: to({ type: 'FollowLeague' }) };
const leagueId = 'l1';
const list = { leagueId, list: 'players', at: '2026-03-02T15:00:00.000Z' } as const;

describe('the places of a league', () => {
  it('follow what it says, and whoever has no team is let go when the last day is over everywhere', () => {
    expect(
      react({
        type: 'ProspectusSet',
        data: { leagueId, prospectus: { ...prospectus, placedBy: '2026-04-21' } },
      }),
    ).toStrictEqual([
      follow,
      {
        ...{ kind: 'schedule', timerId: 'unplaced:l1', at: '2026-04-22T12:00:00.000Z' },
        jobId: 'unplaced:l1@2026-04-22T12:00:00.000Z',
        command: to({ type: 'CatchUp' }),
      },
    ]);
    // Not while people still register: they close on Apr 8.
    const early = { ...prospectus, placedBy: '2026-03-20' };
    expect(react({ type: 'ProspectusSet', data: { leagueId, prospectus: early } })).toMatchObject([
      follow,
      { kind: 'schedule', timerId: 'unplaced:l1', at: '2026-04-09T12:00:00.000Z' },
    ]);
    expect(
      react({ type: 'ProspectusSet', data: { leagueId, prospectus: { ...prospectus, placedBy: null } } }),
    ).toStrictEqual([follow, { kind: 'cancel', timerId: 'unplaced:l1' }]);
    const drafts = { ...prospectus, format: 'draft', placedBy: '2026-04-21' } as const;
    expect(react({ type: 'ProspectusSet', data: { leagueId, prospectus: drafts } })).toStrictEqual([
      follow,
      { kind: 'cancel', timerId: 'unplaced:l1' },
    ]);
    expect(react({ type: 'LeaguePublished', data: { leagueId, publishedAt: list.at } })).toStrictEqual([
      follow,
    ]);
  });

  it('go on when an offer runs out, and when the season begins', () => {
    const holdUntil = '2026-03-03T15:00:00.000Z';
    const offer = { ...list, entryId: 'r1', rank: 1, of: 1, holdUntil, paused: [], passedOver: [] };
    expect(react({ type: 'PlaceOffered', data: offer })).toMatchObject([
      { kind: 'schedule', timerId: 'offer:l1:r1', at: holdUntil, command: to({ type: 'CatchUp' }) },
    ]);
    const startsAt = '2026-04-21T04:00:00.000Z';
    expect(react({ type: 'StartChanged', data: { ...list, startsAt, before: list.at } })).toMatchObject([
      { kind: 'schedule', timerId: 'season:l1:players', at: startsAt },
    ]);
  });

  it('go on when nobody has paid for as long as they are held', () => {
    const about = { leagueId, registrationId: 'r1' };
    const holdUntil = '2026-03-02T15:15:00.000Z';
    const asked = (until: string | null): Event => ({
      type: 'PaymentAsked',
      data: {
        ...{ ...about, accountId: 'ann', kind: 'free_agent', teamId: null, totalMinor: 1, currency: 'USD' },
        ...{ instalments: [{ dueOn: '2026-03-02', amountMinor: 1 }], bearer: 'organizer', askedAt: list.at },
        holdUntil: until,
      },
    });
    const wakes = {
      kind: 'schedule',
      timerId: 'payment:l1:r1',
      at: holdUntil,
      command: to({ type: 'CatchUp' }),
    };
    expect(react(asked(holdUntil))).toMatchObject([wakes]);
    expect(react({ type: 'PaymentHoldRenewed', data: { ...about, holdUntil } })).toMatchObject([wakes]);
    expect(react(asked(null))).toEqual([]);
  });

  it('go on when an invitation to a team runs out, if it does', () => {
    const invited = { leagueId, registrationId: 'r1', teamId: 't1' };
    const holdUntil = '2026-03-03T15:00:00.000Z';
    expect(react({ type: 'FreeAgentInvited', data: { ...invited, holdUntil } })).toMatchObject([
      { kind: 'schedule', timerId: 'invitation:l1:r1:t1', at: holdUntil, command: to({ type: 'CatchUp' }) },
    ]);
    expect(react({ type: 'FreeAgentInvited', data: invited })).toEqual([]);
  });

  it('are left alone otherwise', () => {
    expect(react({ type: 'PlaceReleased', data: { ...list, entryId: 'r1' } })).toEqual([]);
  });
});
