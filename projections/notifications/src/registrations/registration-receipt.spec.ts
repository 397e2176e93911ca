import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { at, recorded } from '@fieldhouse/kernel/testing';
import { nowAfter } from '../notices/notice-facts';
import { noticesIn, toldBy } from '../notifications.projection';

const leagueId = 'l1';
const about = { leagueId, registrationId: 'r1' };
const entry = { leagueId, list: 'players', at, entryId: 'r1', rank: 3, of: 3 } as const;
const of = { ...about, accountId: 'ana', kind: 'free_agent', teamId: null } as const;
const reasoned = { ...about, accountId: 'ana', reason: 'No show' };

const submitted: LeaguePlacesEvent = {
  type: 'RegistrationSubmitted',
  data: {
    ...{ ...of, groupId: null, savedRevision: 0, price: { part: 'regular', total: 0, currency: 'USD' } },
    ...{ mustPay: false, needsApproval: false, submittedAt: at },
  },
};
const joined: LeaguePlacesEvent = { type: 'EntryJoined', data: { ...entry, categories: [], turns: 0 } };
const taken = (
  via: Extract<LeaguePlacesEvent, { type: 'PlaceTaken' }>['data']['via'],
): LeaguePlacesEvent => ({
  type: 'PlaceTaken',
  data: { ...entry, via, passedOver: [], byAdmin: via === 'organizer' },
});
const confirmed = (upon?: 'sent' | 'paid' | 'accepted'): LeaguePlacesEvent => ({
  type: 'RegistrationConfirmed',
  data: { ...of, ...(upon && { upon }) },
});
const asked = (holdUntil: string | null): LeaguePlacesEvent => ({
  type: 'PaymentAsked',
  data: {
    ...{
      ...of,
      totalMinor: 5_000,
      currency: 'USD',
      instalments: [{ dueOn: '2026-05-02', amountMinor: 5_000 }],
    },
    ...{ bearer: 'payer', holdUntil, askedAt: at },
  },
});
const withdrawn: LeaguePlacesEvent = {
  type: 'RegistrationWithdrawn',
  data: { ...about, percent: 50, withdrawnAt: at },
};
const approved: LeaguePlacesEvent = { type: 'RegistrationApproved', data: about };

/** What a receipt says that is sent after these, of the fact at a place among them. */
const receiptOf = (fact: number, facts: readonly LeaguePlacesEvent[]): string | null => {
  const log = recorded(facts);
  const cause = log[fact];
  const told = cause && noticesIn(cause).find(({ kind }) => kind === 'registrationReceipt');
  const now = told?.id ? nowAfter(told.id, log.slice(fact)) : null;
  const news = now?.notice.registration;
  return news ? `${news.news}${news.rank === null ? '' : ` ${news.rank}`}` : null;
};

describe('the receipt of what somebody does with their registration', () => {
  it.each<[string, string | null, readonly LeaguePlacesEvent[]]>([
    ['they are in', 'confirmed', [submitted, joined, taken('join'), confirmed('sent')]],
    [
      'they are in, and owe it',
      'confirmed',
      [submitted, joined, taken('join'), confirmed('sent'), asked(null)],
    ],
    ['they wait for a place', 'waitlisted 3', [submitted, joined]],
    ['they have a place, and wait for a yes', 'sent', [submitted, joined, taken('join')]],
    ['they have no place to wait for, and wait for a yes', 'sent', [submitted]],
    ['they must pay, which the invoice says', null, [submitted, joined, taken('join'), asked(at)]],
    ['the staff was faster with its answer', null, [submitted, joined, taken('join'), approved, confirmed()]],
    ['and was faster with its no', null, [submitted, { type: 'RegistrationRejected', data: reasoned }]],
    ['they have withdrawn meanwhile', null, [submitted, joined, withdrawn]],
  ])('is one for all that comes of sending it: %s', (_, news, facts) => {
    expect(receiptOf(0, facts)).toBe(news);
  });

  it('is one of what they do later', () => {
    expect(receiptOf(2, [submitted, asked(at), confirmed('paid')])).toBe('confirmed');
    const waited = [submitted, joined, taken('offer'), confirmed('accepted')];
    expect(receiptOf(3, waited)).toBe('confirmed');
    expect(receiptOf(2, [submitted, confirmed('sent'), withdrawn])).toBe('withdrawn');
  });

  it.each([['promotion'], ['draw'], ['organizer']] as const)(
    'is none of a place that came to them: %s',
    (via) => {
      const facts = [submitted, joined, taken(via), confirmed()];
      expect([2, 3].map((fact) => receiptOf(fact, facts))).toEqual([null, null]);
    },
  );

  it('is over once something else has come of it, and is about that one alone', () => {
    expect(
      receiptOf(0, [
        submitted,
        joined,
        { type: 'EntryMoved', data: { ...entry, newRank: 1, byAdmin: true } },
      ]),
    ).toBeNull();
    const other: LeaguePlacesEvent = { ...approved, data: { ...about, registrationId: 'r2' } };
    expect(receiptOf(0, [submitted, joined, other])).toBe('waitlisted 3');
  });

  it('is for the mailbox: the bell knows nothing of it', () => {
    const [event] = recorded([withdrawn]);
    expect(event && toldBy(event).flatMap(({ notice }) => notice ?? [])).toEqual([]);
    expect(event && noticesIn(event).flatMap(({ notice }) => notice?.kind ?? [])).toEqual([
      'registrationReceipt',
    ]);
  });
});
