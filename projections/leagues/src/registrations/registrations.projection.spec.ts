import type { LeaguePlacesEvent, RegistrationEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import type { SavedRegistration } from '@fieldhouse/values';
import { leaguePlacesProjection } from './league-places.projection';
import { registrantsProjection } from './registrants.projection';
import { lastSentOf, nameOf, placesView, sentOf, viewOf, type Sources } from './registration-views';
import { registrationsProjection } from './registrations.projection';

const leagueId = 'l1';
const inList = { leagueId, list: 'players', at } as const;
const ranked = (entryId: string, rank = 1, of = 1) => ({ ...inList, entryId, rank, of });
const submitted = (registrationId: string, accountId: string, savedRevision = 0): LeaguePlacesEvent => ({
  type: 'RegistrationSubmitted',
  data: {
    ...{ leagueId, registrationId, accountId, kind: 'group', teamId: null, groupId: 'r1' },
    savedRevision,
    price: { part: 'regular', total: 0, currency: 'USD' },
    ...{ mustPay: false, needsApproval: false, submittedAt: at },
  },
});
const joined = (id: string, rank = 1): LeaguePlacesEvent => ({
  type: 'EntryJoined',
  data: { ...ranked(id, rank, rank), categories: [], turns: 0 },
});
const taken = (id: string): LeaguePlacesEvent => ({
  type: 'PlaceTaken',
  data: { ...ranked(id), via: 'join', passedOver: [], byAdmin: false },
});
const saved = { person: { firstName: 'Robin', lastName: 'Hale' } } as SavedRegistration;
const given: readonly RegistrationEvent[] = [
  { type: 'RegistrationSaved', data: { leagueId, accountId: 'bea', saved } },
];
const opened: LeaguePlacesEvent = {
  type: 'PlacesOpened',
  data: {
    ...{ ...inList, capacity: { total: 1, categories: {} } },
    settings: {
      ...{ zone: 'UTC', startsAt: '2027-01-01T00:00:00.000Z', mode: { kind: 'timed_offer' }, crunch: false },
      holds: { by: 'days', minutes: { far: 1, near: 1, last: 1 }, night: null, awakeHours: 0 },
    },
  },
};
const begun = [
  opened,
  submitted('r1', 'ann'),
  joined('r1'),
  taken('r1'),
  submitted('r2', 'bea'),
  joined('r2'),
];

const sourcesAfter = (
  events: readonly LeaguePlacesEvent[],
  more: readonly RegistrationEvent[] = given,
): Sources => {
  const registrants = documentsAfter(registrantsProjection, [...more, ...events]);
  const places = documentsAfter(leaguePlacesProjection, events).get(leagueId);
  if (!places) throw new Error('no places');
  return {
    ...{ places, registrations: [...documentsAfter(registrationsProjection, events).values()] },
    registrants: new Map([...registrants.values()].map((one) => [one.accountId, one])),
    teamName: (teamId) => (teamId === 't1' ? 'Owls' : null),
    registeredName: (teamId) => (teamId === 't1' ? 'Owls' : null),
    teamOfPlayer: () => null,
    money: new Map(),
    ...{ season: { endsOn: '2026-06-30', zone: 'UTC' }, cancelled: null, now: at },
  };
};
const view = (
  events: readonly LeaguePlacesEvent[],
  id: string,
  accountId = 'bea',
  change: Partial<Sources> = {},
) => {
  const sources = { ...sourcesAfter(events), ...change };
  const one = sources.registrations.find(({ _id }) => _id === id);
  return one && viewOf(sources, one, accountId);
};

describe('registrations as they are read', () => {
  it('have a place or a rank, and each step with where they stood', () => {
    expect(view(begun, 'r1')).toMatchObject({ status: 'confirmed', waitlist: null, money: 'none' });
    expect(view(begun, 'r2')).toMatchObject({ status: 'waitlisted', waitlist: { rank: 1, of: 1 } });
    const offered: LeaguePlacesEvent = {
      type: 'PlaceOffered',
      data: {
        ...ranked('r2'),
        ...{ holdUntil: '2026-09-02T00:00:00.000Z', paused: [] },
        passedOver: [{ entryId: 'r1', rank: 1, why: 'missed' }],
      },
    };
    const missed: LeaguePlacesEvent = {
      type: 'OfferExpired',
      data: { ...ranked('r2'), offeredAt: at, newRank: 1 },
    };
    expect(view([...begun, offered], 'r2')).toMatchObject({ status: 'offered', offer: { at } });
    const woman = { ...joined('r2'), data: { ...ranked('r2'), categories: ['gender:woman'], turns: 0 } };
    const { registrations } = sourcesAfter([...begun.slice(0, -1), woman as LeaguePlacesEvent, offered]);
    expect(registrations.map(({ categories }) => categories)).toEqual([[], ['gender:woman']]);
    expect(view([...begun, offered], 'r1')?.steps.at(-1)).toMatchObject({
      code: 'passed_over',
      why: 'missed',
    });
    const after = view([...begun, offered, missed], 'r2');
    expect(after).toMatchObject({ status: 'waitlisted', offer: null });
    expect(after?.steps.map(({ code }) => code)).toEqual(['submitted', 'joined', 'offered', 'no_answer']);
  });

  it('say until when a place is held unpaid, and what became of it', () => {
    const about = { leagueId, registrationId: 'r1' };
    const holdUntil = '2026-09-02T00:15:00.000Z';
    const [, first] = begun;
    if (first?.type !== 'RegistrationSubmitted') throw new Error('nothing sent');
    const price = { ...first.data.price, total: 5_000 };
    const sent: LeaguePlacesEvent = { ...first, data: { ...first.data, price, mustPay: true } };
    const asked: LeaguePlacesEvent = {
      type: 'PaymentAsked',
      data: {
        ...{ ...about, accountId: 'ann', kind: 'group', teamId: null, totalMinor: 5_000, currency: 'USD' },
        ...{ instalments: [{ dueOn: '2026-09-02', amountMinor: 5_000 }], bearer: 'organizer', holdUntil },
        askedAt: at,
      },
    };
    const held = [opened, sent, joined('r1'), taken('r1'), asked];
    expect(view(held, 'r1')).toMatchObject({ status: 'reserved', holdUntil, money: 'unpaid' });
    expect(view(held, 'r1')?.steps.at(-1)).toEqual({ code: 'held', at, holdUntil });
    const paid: LeaguePlacesEvent = { type: 'RegistrationPaid', data: { ...about, paidAt: at } };
    expect(view([...held, paid], 'r1')).toMatchObject({
      status: 'confirmed',
      holdUntil: null,
      money: 'paid',
    });
    const inTwo: LeaguePlacesEvent = {
      ...asked,
      data: {
        ...asked.data,
        instalments: [
          { dueOn: '2026-09-02', amountMinor: 1_000 },
          { dueOn: '2026-10-02', amountMinor: 4_000 },
        ],
      },
    };
    const begunToPay = [...held.filter((event) => event !== asked), inTwo, paid];
    expect(view(begunToPay, 'r1')).toMatchObject({ status: 'confirmed', money: 'deposit' });
    for (const money of ['partial', 'paid', 'refunded_part', 'refunded'] as const)
      expect(view(begunToPay, 'r1', 'bea', { money: new Map([['r1', money]]) })).toMatchObject({ money });
    const lapsed: LeaguePlacesEvent[] = [
      { type: 'PaymentLapsed', data: about },
      { type: 'PlaceReleased', data: { ...inList, entryId: 'r1' } },
    ];
    const gone = view([...held, ...lapsed], 'r1');
    expect(gone).toMatchObject({ status: 'expired', holdUntil: null });
    expect(gone?.steps.at(-1)).toEqual({ code: 'lapsed', at });
    const down: LeaguePlacesEvent = {
      type: 'MovedDown',
      data: { ...ranked('r1'), why: 'capacity', full: null },
    };
    const renewed: LeaguePlacesEvent = { type: 'PaymentHoldRenewed', data: { ...about, holdUntil } };
    expect(view([...held, down], 'r1')).toMatchObject({ status: 'waitlisted', holdUntil: null });
    // Also for who gets another place later, until it is paid for.
    expect(view([...held, down], 'r1')).toMatchObject({ mustPay: true });
    expect(view([...held, paid, down], 'r1')).toMatchObject({ status: 'waitlisted', mustPay: false });
    expect(view([...held, down, taken('r1'), renewed], 'r1')).toMatchObject({
      status: 'reserved',
      holdUntil,
    });
  });

  it('show the staff what was sent, whatever is written since', () => {
    const changed = { ...saved, person: { ...saved.person, firstName: 'Ray' } };
    const documents = documentsAfter(registrantsProjection, [
      ...given,
      ...begun,
      { type: 'RegistrationSaved', data: { leagueId, accountId: 'bea', saved: changed } },
    ]);
    const [bea] = [...documents.values()].filter(({ accountId }) => accountId === 'bea');
    expect(nameOf(sentOf(bea, 'r2'))).toBe('Robin Hale');
    expect(bea?.saved).toEqual(changed);
  });

  it('keep what was sent of what may go on, however often somebody registers anew', () => {
    const rounds = (
      n: number,
      change: Partial<SavedRegistration>,
    ): (LeaguePlacesEvent | RegistrationEvent)[] => [
      {
        type: 'RegistrationSaved',
        data: { leagueId, accountId: 'bea', saved: { ...saved, ...change, requests: `${n}` } },
      },
      submitted(`${change.teamId ?? 'alone'}-${n}`, 'bea', Infinity),
    ];
    const times = Array.from({ length: 30 }, (_, n) => n);
    const team = (teamId: string) => ({ kind: 'team', teamId }) as const;
    const documents = documentsAfter(
      registrantsProjection,
      times.flatMap((n) => [
        ...rounds(n, { kind: 'free_agent', teamId: null }),
        ...rounds(n, team('owls')),
        ...rounds(n, team('rats')),
      ]),
    );
    const [bea] = [...documents.values()];
    expect(bea?.sent.map(({ saved: { requests, teamId } }) => [teamId, requests])).toEqual([
      [null, '29'],
      ['owls', '29'],
      ['rats', '29'],
    ]);
    expect(sentOf(bea, 'alone-3')).toBeNull();
    expect(nameOf(lastSentOf(bea))).toBe('Robin Hale');
  });

  it('count the places: what is offered is as good as held', () => {
    const { players } = placesView(sourcesAfter(begun).places, { teamCount: 8, most: 1 });
    expect(players).toEqual({ capacity: 1, held: 1, waiting: 1 });
  });

  it('name the friends, and who asks to be one', () => {
    expect(view(begun, 'r2')?.group).toEqual({
      groupId: 'r1',
      members: [
        { registrationId: 'r1', name: '', asked: false, mine: false },
        { registrationId: 'r2', name: 'Robin Hale', asked: true, mine: true },
      ],
    });
  });

  it('are invited by teams, until they are on one', () => {
    const about = (teamId: string) => ({ leagueId, registrationId: 'r1', teamId });
    const invited = (teamId: string): LeaguePlacesEvent => ({
      type: 'FreeAgentInvited',
      data: about(teamId),
    });
    const events = [...begun, invited('t1'), invited('gone')];
    expect(view(events, 'r1')?.invitations).toEqual([
      { teamId: 't1', teamName: 'Owls', at, holdUntil: null },
    ]);
    expect(view(events, 'r1')?.steps.at(-2)).toEqual({ code: 'invited', at, teamId: 't1' });
    const declined: LeaguePlacesEvent = { type: 'TeamInvitationDeclined', data: about('t1') };
    expect(view([...events, declined], 'r1')?.invitations).toEqual([]);
    const expired: LeaguePlacesEvent = {
      type: 'TeamInvitationExpired',
      data: { ...about('t1'), accountId: 'ann' },
    };
    expect(view([...events, expired], 'r1')?.invitations).toEqual([]);
    expect(view([...events, expired], 'r1')?.steps.at(-1)).toEqual({
      ...{ code: 'invitation_expired', at, teamId: 't1' },
    });
    const plays: LeaguePlacesEvent = { type: 'RegistrationRostered', data: about('t1') };
    expect(view([...events, plays], 'r1')).toMatchObject({ status: 'rostered', invitations: [] });
  });

  it('are on the team that drafted them, unless they are out of the league', () => {
    const drafted = { teamOfPlayer: (playerId: string) => (playerId === 'r1' ? 't1' : null) };
    expect(view(begun, 'r1', 'ann', drafted)).toMatchObject({ status: 'rostered', teamName: 'Owls' });
    expect(view(begun, 'r2', 'bea', drafted)).toMatchObject({ status: 'waitlisted', teamName: null });
    const left: LeaguePlacesEvent = {
      type: 'RegistrationWithdrawn',
      data: { leagueId, registrationId: 'r1', percent: 0, withdrawnAt: at },
    };
    expect(view([...begun, left], 'r1', 'ann', drafted)).toMatchObject({ status: 'withdrawn' });
  });

  it('are completed once the season in which they played is over', () => {
    const rostered: LeaguePlacesEvent = {
      type: 'RegistrationRostered',
      data: { leagueId, registrationId: 'r1', teamId: 't1' },
    };
    const over = { now: '2026-07-01T00:00:00.000Z' };
    expect(view([...begun, rostered], 'r1')).toMatchObject({ status: 'rostered', teamName: 'Owls' });
    expect(view([...begun, rostered], 'r1', 'ann', over)).toMatchObject({ status: 'completed' });
    expect(view(begun, 'r2', 'bea', over)).toMatchObject({ status: 'waitlisted' });
  });

  it('say why the staff did something, until the person is forgotten', () => {
    const rejected: LeaguePlacesEvent = {
      type: 'RegistrationRejected',
      data: { leagueId, registrationId: 'r2', accountId: 'bea', reason: 'Too strong' },
    };
    const events = [...begun, rejected];
    expect(view(events, 'r2')?.steps.at(-1)).toMatchObject({ code: 'rejected', reason: 'Too strong' });
    const registrants = documentsAfter(registrantsProjection, [
      ...given,
      ...events,
      { type: 'RegistrantForgotten', data: { leagueId, accountId: 'bea' } },
    ]);
    const forgotten = new Map([...registrants.values()].map((one) => [one.accountId, one]));
    expect(view(events, 'r2', 'ann', { registrants: forgotten })?.steps.at(-1)).toMatchObject({
      reason: null,
    });
    expect(nameOf(sentOf(forgotten.get('bea'), 'r2'))).toBe('');
    expect(JSON.stringify([...forgotten.values()])).not.toMatch(/Too strong|Robin|Hale/);
  });

  it('of teams say when the staff put the team into a division, or took it out', () => {
    const put = (divisionId: string | null, registrationId: string | null): LeaguePlacesEvent => ({
      type: 'TeamPutInDivision',
      data: { leagueId, teamId: 't1', registrationId, divisionId },
    });
    const events = [...begun, put('a', 'r1'), put(null, 'r1')];
    expect(view(events, 'r1')?.steps.slice(-2)).toEqual([
      { code: 'division', at, divisionId: 'a' },
      { code: 'division', at, divisionId: null },
    ]);
    expect(view([...begun, put('a', null)], 'r1')?.steps).toEqual(view(begun, 'r1')?.steps);
  });

  it('of a team are theirs who leads it by then; what was given with it stays whose it was', () => {
    const passedOn: LeaguePlacesEvent = {
      type: 'RegistrationPassedOn',
      data: {
        ...{ leagueId, registrationId: 'r2', teamId: 't1', fromId: 'bea', toId: 'mia' },
        ...{ offeredUntil: null, passedOnAt: at },
      },
    };
    const document = documentsAfter(registrationsProjection, [...begun, passedOn]).get('r2');
    expect(document).toMatchObject({ accountId: 'bea', answererId: 'mia' });
    expect(documentsAfter(registrationsProjection, begun).get('r2')?.answererId).toBe('bea');
    expect(view([...begun, passedOn], 'r2', 'mia')?.steps.at(-1)).toEqual({ code: 'passed_on', at });
  });

  it('are nobody’s any more when the league is cancelled', () => {
    const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
    expect(view([...begun, closed], 'r1')).toMatchObject({ status: 'cancelled_by_league' });
  });

  it('say why the league was cancelled where they ended with it, and not where they were over before', () => {
    const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
    const removed: LeaguePlacesEvent = {
      type: 'RegistrationRemoved',
      data: { leagueId, registrationId: 'r2', accountId: 'bea', reason: 'Too late' },
    };
    const cancelled = { at: '2026-03-01T12:00:00.000Z', reason: 'Fields are flooded.' };
    const stepsOf = (id: string, change: Partial<Sources> = { cancelled }) =>
      view([...begun, removed, closed], id, 'bea', change)?.steps.map(({ code }) => code);
    expect(view([...begun, closed], 'r1', 'ann', { cancelled })?.steps.at(-1)).toEqual({
      ...{ code: 'league_cancelled', ...cancelled },
    });
    expect(stepsOf('r2')?.at(-1)).toBe('removed');
    expect(stepsOf('r1', { cancelled: null })).not.toContain('league_cancelled');
  });
});
