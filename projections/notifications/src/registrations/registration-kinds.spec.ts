import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { placeText } from '@fieldhouse/kernel';
import { at, documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { nowAfter } from '../notices/notice-facts';
import { noticesIn, notificationsProjection } from '../notifications.projection';
import { toldRegistrationsProjection } from './told-registrations.projection';

const leagueId = 'l1';
const about = { leagueId, registrationId: 'r1' };
const entry = { leagueId, list: 'players', at, entryId: 'r1', rank: 1, of: 2 } as const;
const reasoned = { ...about, accountId: 'ana', reason: 'No show' };
const offered: LeaguePlacesEvent = {
  type: 'PlaceOffered',
  data: { ...entry, holdUntil: '2026-11-25T00:30:00.000Z', paused: [], passedOver: [] },
};
const expired: LeaguePlacesEvent = { type: 'OfferExpired', data: { ...entry, offeredAt: at, newRank: 2 } };
const declined: LeaguePlacesEvent = { type: 'OfferDeclined', data: entry };
const withdrawn: LeaguePlacesEvent = {
  type: 'RegistrationWithdrawn',
  data: { ...about, percent: 0, withdrawnAt: at },
};
const submitted: LeaguePlacesEvent = {
  type: 'RegistrationSubmitted',
  data: {
    ...{ ...about, accountId: 'ana', kind: 'team', teamId: 't1', groupId: null, savedRevision: 0 },
    price: { part: 'regular', total: 0, currency: 'USD' },
    ...{ mustPay: false, needsApproval: false, submittedAt: at },
  },
};
const approved: LeaguePlacesEvent = { type: 'RegistrationApproved', data: about };
const taken = (
  via: Extract<LeaguePlacesEvent, { type: 'PlaceTaken' }>['data']['via'],
): LeaguePlacesEvent => ({
  type: 'PlaceTaken',
  data: { ...entry, via, passedOver: [], byAdmin: via === 'organizer' },
});
/** Behind every fact below. */
const by = 'ana';

/** What there is to tell after these, the last alone. */
const after = (...events: readonly LeaguePlacesEvent[]) =>
  [...documentsAfter(notificationsProjection, events).values()]
    .filter(({ _gone }) => !_gone)
    .map((one) => ({ kind: one.kind, by: one.by, ...one.registration }));
const newsAfter = (...events: readonly LeaguePlacesEvent[]) => after(...events).map(({ news }) => news);

describe('what people are told of a registration', () => {
  it('is an offer, with until when it holds, and never who made room for it', () => {
    const [event] = recorded([offered]);
    expect(event && noticesIn(event).flatMap(({ notice }) => notice ?? [])).toEqual([
      expect.objectContaining({
        ...{ _id: 'placeOffer:r1', id: 'placeOffer:r1.0', kind: 'placeOffer', by: null, accountIds: [] },
        registration: {
          ...{ leagueId, registrationId: 'r1', news: 'offered', rank: null },
          teamId: null,
          holdUntil: '2026-11-25T00:30:00.000Z',
        },
      }),
    ]);
  });

  it('is an offer anew, to whoever answers for it from then on, and nothing where none waits', () => {
    const passedOn = (offeredUntil: string | null): LeaguePlacesEvent => ({
      type: 'RegistrationPassedOn',
      data: { ...about, teamId: 't1', fromId: 'ana', toId: 'mia', offeredUntil, passedOnAt: at },
    });
    const holdUntil = '2026-11-25T00:30:00.000Z';
    expect(after(passedOn(holdUntil))).toMatchObject([{ kind: 'placeOffer', news: 'offered', holdUntil }]);
    expect(after(passedOn(null))).toEqual([]);
    const told = documentsAfter(toldRegistrationsProjection, [submitted, passedOn(null)]).get('r1');
    expect(told).toEqual(expect.objectContaining({ accountId: 'mia', ended: false }));
  });

  it.each<[string, LeaguePlacesEvent, object]>([
    ['an offer that ran out', expired, { news: 'offer_expired', rank: 2 }],
    [
      'an offer that was taken back',
      { type: 'OfferTakenBack', data: { ...entry, why: 'capacity', full: null } },
      { news: 'offer_taken_back', rank: 1 },
    ],
    [
      'a place that there is no more',
      { type: 'MovedDown', data: { ...entry, why: 'capacity', full: null } },
      { news: 'moved_down', rank: 1 },
    ],
    ['a place after they had waited', taken('promotion'), { news: 'placed', by: null }],
    ['a place in a draw', taken('draw'), { news: 'placed', by: null }],
    ['a place that the staff gave', taken('organizer'), { news: 'placed', by }],
    [
      'another rank by the staff',
      { type: 'EntryMoved', data: { ...entry, newRank: 2, byAdmin: true } },
      { news: 'moved', rank: 2, by },
    ],
    ['a yes', approved, { news: 'approved', by }],
    ['a no', { type: 'RegistrationRejected', data: reasoned }, { news: 'rejected', by }],
    ['an end', { type: 'RegistrationRemoved', data: reasoned }, { news: 'removed', by }],
    [
      'an invitation to a team',
      { type: 'FreeAgentInvited', data: { ...about, teamId: 't1' } },
      { news: 'invited', teamId: 't1', holdUntil: null, by },
    ],
    [
      'an invitation to a team that they can answer until an instant',
      { type: 'FreeAgentInvited', data: { ...about, teamId: 't1', holdUntil: at } },
      { news: 'invited', teamId: 't1', holdUntil: at, by },
    ],
    [
      'that they did not answer it in time',
      { type: 'TeamInvitationExpired', data: { ...about, teamId: 't1', accountId: 'ann' } },
      { news: 'invitation_expired', teamId: 't1', by: null },
    ],
    [
      'that they have lost their team',
      { type: 'RegistrationRostered', data: { ...about, teamId: null } },
      { news: 'team_lost', by: null },
    ],
    [
      'a place that they did not pay for',
      { type: 'PaymentLapsed', data: about },
      { news: 'lapsed', by: null },
    ],
    [
      'a place that is given up because it was not paid',
      { type: 'RegistrationForfeited', data: { ...about, percent: 50, forfeitedAt: at } },
      { news: 'forfeited', by: null },
    ],
    ['that no team was found', { type: 'RegistrationUnplaced', data: about }, { news: 'unplaced', by: null }],
  ])('is %s', (_, fact, told) => {
    const [event] = recorded([fact]);
    const notices = event ? noticesIn(event).flatMap(({ notice }) => notice ?? []) : [];
    const ofTheirs = notices.filter((one) => one.registration !== null);
    expect(ofTheirs.map((one) => ({ kind: one.kind, by: one.by, ...one.registration }))).toEqual([
      expect.objectContaining({ kind: 'registration', ...about, ...told }),
    ]);
  });

  it.each<[string, LeaguePlacesEvent]>([
    ['got a place at once', taken('join')],
    ['accepted an offer', taken('offer')],
    ['declined it', declined],
    ['withdrew', withdrawn],
    ['came onto a team', { type: 'RegistrationRostered', data: { ...about, teamId: 't1' } }],
  ])('is nothing of their own doing or that the team tells, and ends what was told: they %s', (_, fact) => {
    expect(newsAfter(offered, fact)).toEqual([]);
    expect(newsAfter(expired, fact)).toEqual([]);
  });

  it('is one for each team that invites them, whatever becomes of the others or of the rest', () => {
    const of = (teamId: string) => ({ ...about, teamId });
    const invited = (teamId: string): LeaguePlacesEvent => ({ type: 'FreeAgentInvited', data: of(teamId) });
    const ended: LeaguePlacesEvent = {
      type: 'TeamInvitationExpired',
      data: { ...of('t1'), accountId: 'ana' },
    };
    const both = [invited('t1'), invited('t2')] as const;
    const teamsAfter = (...events: readonly LeaguePlacesEvent[]) =>
      after(...events).flatMap(({ kind, news, teamId }) =>
        kind === 'registration' ? `${news} ${teamId}` : [],
      );
    expect(teamsAfter(...both, ended)).toEqual(['invitation_expired t1', 'invited t2']);
    expect(teamsAfter(...both, ended, invited('t1'))).toEqual(['invited t1', 'invited t2']);
    expect(teamsAfter(...both, { type: 'TeamInvitationDeclined', data: of('t1') })).toEqual(['invited t2']);
    expect(teamsAfter(...both, { type: 'TeamInvitationTakenBack', data: of('t2') })).toEqual(['invited t1']);
    expect(newsAfter(offered, ...both, ended)).toContain('offered');
    expect(nowAfter('registration:r1.1', recorded([approved, invited('t2'), ended]))).not.toBeNull();
    expect(nowAfter('registration:r1.0', recorded([invited('t1'), ended]))).toBeNull();
  });

  it('is no invitation any more for whoever came onto a team, or is not registered', () => {
    const over = (...facts: readonly LeaguePlacesEvent[]) =>
      documentsAfter(toldRegistrationsProjection, [submitted, ...facts]).get('r1');
    expect(over()).toMatchObject({ ended: false, teamsOver: null });
    const rostered: LeaguePlacesEvent = { type: 'RegistrationRostered', data: { ...about, teamId: 't1' } };
    const keys = recorded([submitted, rostered, withdrawn]).map(({ position }) => placeText(position));
    expect(over(rostered)).toMatchObject({ ended: false, teamsOver: keys[1] });
    expect(over(rostered, withdrawn)).toMatchObject({ ended: true, teamsOver: keys[2] });
    expect(over(withdrawn, rostered)).toMatchObject({ ended: true });
  });

  it('is of all that the league has when it is cancelled', () => {
    const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
    expect(after(closed)).toMatchObject([{ kind: 'registration', registrationId: null, news: 'cancelled' }]);
  });

  it('is the newest alone', () => {
    expect(newsAfter(offered, expired)).toEqual(['offer_expired']);
    expect(newsAfter(offered, expired, offered)).toEqual(['offered']);
    const other: LeaguePlacesEvent = {
      type: 'RegistrationApproved',
      data: { ...about, registrationId: 'r2' },
    };
    expect(newsAfter(offered, other)).toEqual(['offered', 'approved']);
  });

  it('holds no words about anybody', () => {
    expect(JSON.stringify(after({ type: 'RegistrationRejected', data: reasoned }))).not.toContain('No show');
  });

  it('is over for a mail once something else has happened to the same registration, and only then', () => {
    const now = (id: string, ...facts: readonly LeaguePlacesEvent[]) => nowAfter(id, recorded(facts));
    expect(now('placeOffer:r1.0', offered)?.notice).toMatchObject({ registration: { news: 'offered' } });
    expect(now('placeOffer:r1.0', offered, taken('offer'))).toBeNull();
    expect(now('placeOffer:r1.0', offered, expired)).toBeNull();
    expect(now('placeOffer:r1.0', offered, expired, offered)).toBeNull();
    expect(now('registration:r1.0', expired, offered)).toBeNull();
  });
});
