import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { InvoiceEvent, WalletEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, reactionsTo } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { noticeDeliveries } from './notice-deliveries.process';

type Settings = Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
const message = { chatId: 't1', channel: 'team', messageId: 'm1' } as const;
const posted: ChatLogEvent = {
  type: 'MessagePosted',
  data: { ...message, authorId: 'ana', text: 'Hi', mentions: [], wide: null, replyTo: null, postedAt: at },
};

describe('people are told', () => {
  it('of a message, once it is known who is told: the timer says where the fact is, and nothing of it', () => {
    expect(reactionsTo(noticeDeliveries, [posted])).toEqual([
      [
        {
          kind: 'schedule',
          timerId: 'notice-e0',
          jobId: 'notice-e0',
          at,
          command: {
            aggregate: 'notice',
            id: 'e0',
            request: { type: 'TellOf', stream: 's-1', revision: 0, at },
          },
        },
      ],
    ]);
  });

  it('of a draft at once, and when it has stood for two minutes what may be taken back', () => {
    const order: DraftEvent = {
      type: 'DraftOrderSetByHand',
      data: { draftId: 'd1', order: ['t1', 't2'], reason: 'Agreed', authorId: 'boss' },
    };
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId: 'd1', startedAt: at } };
    const timers = reactionsTo(noticeDeliveries, [started, order, order]).flat();
    const later = new Date(Date.parse(at) + 120_000).toISOString();
    expect(timers).toMatchObject([
      { timerId: 'notice-e0', jobId: 'notice-e0', at },
      { timerId: 'notice-order:s-1', jobId: 'notice-e1', at: later },
      { timerId: 'notice-order:s-1', jobId: 'notice-e2', at: later },
    ]);
  });

  it('of a role on a team when the captaincy has come to somebody without their doing', () => {
    const changed = (successorId?: string): TeamEvent => ({
      type: 'MemberRoleChanged',
      data: {
        ...{ teamId: 't1', memberId: 'm1', from: 'player', to: 'captain', leagueId: null },
        ...(successorId && { successorId }),
      },
    });
    const told = reactionsTo(noticeDeliveries, [changed(), changed('ben')]);
    expect(told.map((effects) => effects.length)).toEqual([0, 1]);
  });

  it('of who answers for what a team owes now', () => {
    const changed: InvoiceEvent = {
      type: 'PayerChanged',
      data: { invoiceId: 'i1', fromId: 'ben', toId: 'cal', changedAt: at },
    };
    expect(reactionsTo(noticeDeliveries, [changed])).toMatchObject([[{ timerId: 'notice-e0', at }]]);
  });

  it('of who answers for a registration now when a place waits for their answer', () => {
    const passedOn = (offeredUntil: string | null): LeaguePlacesEvent => ({
      type: 'RegistrationPassedOn',
      data: {
        ...{ leagueId: 'l1', registrationId: 'r1', teamId: 't1', fromId: 'ben', toId: 'cal' },
        ...{ offeredUntil, passedOnAt: at },
      },
    });
    const told = reactionsTo(noticeDeliveries, [passedOn(null), passedOn('2026-05-02T18:00:00.000Z')]);
    expect(told.map((effects) => effects.length)).toEqual([0, 1]);
  });

  it('of a registration as it is sent, once: not of what comes of that at once', () => {
    const about = { leagueId: 'l1', registrationId: 'r1' };
    const of = { ...about, accountId: 'ben', kind: 'member', teamId: 't1' } as const;
    const sent: LeaguePlacesEvent = {
      type: 'RegistrationSubmitted',
      data: {
        ...{ ...of, groupId: null, savedRevision: 0 },
        ...{ price: { part: 'regular', total: 0, currency: 'USD' }, mustPay: false, needsApproval: true },
        submittedAt: at,
      },
    };
    const paid = (asks: boolean): LeaguePlacesEvent => ({
      type: 'RegistrationPaid',
      data: { ...about, paidAt: at, ...(asks && { asks: { accountId: 'ben', teamId: 't1' } }) },
    });
    const confirmed = (upon?: 'sent' | 'paid' | 'accepted'): LeaguePlacesEvent => ({
      type: 'RegistrationConfirmed',
      data: { ...of, ...(upon && { upon }) },
    });
    const facts = [sent, paid(true), paid(false)];
    const told = reactionsTo(noticeDeliveries, [
      ...facts,
      ...[confirmed(), confirmed('sent'), confirmed('paid'), confirmed('accepted')],
    ]);
    expect(told.map((effects) => effects.length)).toEqual([1, 1, 0, 0, 0, 1, 1]);
  });

  it('of the time of a draft when it moves alone', () => {
    const settings = { ...draftSettings(2), startsAt: at } as Settings;
    const changed = (more: { moved?: true }): DraftEvent => ({
      type: 'DraftSettingsChanged',
      data: { draftId: 'd1', settings, ...more },
    });
    const [same, moved] = reactionsTo(noticeDeliveries, [changed({}), changed({ moved: true })]);
    expect(same).toEqual([]);
    expect(moved).toMatchObject([{ timerId: 'notice-time:s-1', jobId: 'notice-e1' }]);
  });

  it('of a pause of a draft when it came by itself after an outage alone', () => {
    const paused = (cause: 'commissioner' | 'was_away'): DraftEvent => ({
      type: 'DraftPaused',
      data: { draftId: 'd1', cause, remainingSeconds: null, reason: 'Rain', authorId: null },
    });
    const [byHand, away] = reactionsTo(noticeDeliveries, [paused('commissioner'), paused('was_away')]);
    expect(byHand).toEqual([]);
    expect(away).toMatchObject([{ timerId: 'notice-e1' }]);
  });

  it('of money at once, and not of the way to it', () => {
    const about = { invoiceId: 'i1', paymentId: 'p1' };
    const opened: InvoiceEvent = {
      type: 'CheckoutOpened',
      data: { ...about, sessionId: 'cs_1', expiresAt: at },
    };
    const declined: InvoiceEvent = {
      type: 'CardDeclined',
      data: { ...about, code: 'card_declined', declinedAt: at },
    };
    expect(reactionsTo(noticeDeliveries, [opened, declined])).toMatchObject([
      [],
      [{ timerId: 'notice-e1', at }],
    ]);
  });

  it('of a place that is theirs again where something is due with it', () => {
    const again = { dueOn: '2026-06-20', zone: 'UTC', lines: [], recipientIds: ['a1'] };
    const held = (more: object): InvoiceEvent => ({
      type: 'InvoiceHeld',
      data: { invoiceId: 'i1', holdUntil: null, ...more },
    });
    const told = reactionsTo(noticeDeliveries, [held({}), held({ waits: true }), held({ again })]);
    expect(told.map((effects) => effects.length)).toEqual([0, 0, 1]);
  });

  it('of a kept card that was declined, and that it was until the end', () => {
    const books = { payee: { kind: 'league', id: 'l1' }, payer: { accountId: 'a1', teamId: null } } as const;
    const failed: InvoiceEvent = {
      type: 'CardChargeFailed',
      data: {
        ...{ invoiceId: 'i1', paymentId: 'p1.first.1', cardId: 'p1', lineId: 'first', attempt: 1 },
        ...{ code: 'insufficient_funds', retryAt: null, graceUntil: null, failedAt: at },
      },
    };
    const givenUp: InvoiceEvent = {
      type: 'CardChargesGivenUp',
      data: {
        ...{ invoiceId: 'i1', books: { ...books, currency: 'USD' }, lineId: 'first', dueOn: '2026-04-01' },
        ...{ openMinor: 40_000, recipientIds: ['a9'], givenUpAt: at },
      },
    };
    expect(reactionsTo(noticeDeliveries, [failed, givenUp])).toMatchObject([
      [{ timerId: 'notice-e0', at }],
      [{ timerId: 'notice-e1', at }],
    ]);
  });

  it('of credit that is granted or runs out soon, and not that it is used', () => {
    const about = {
      ...{ walletId: 'w1', accountId: 'mia' },
      books: {
        payee: { kind: 'team', id: 't1' },
        payer: { accountId: 'mia', teamId: null },
        currency: 'USD',
      },
    } as const;
    const end = { lastOn: '2026-04-30', expiresAt: '2026-05-01T00:00:00.000Z' };
    const granted: WalletEvent = {
      type: 'CreditGranted',
      data: {
        ...{ ...about, grantId: 'g1', amountMinor: 2_000, ...end, zone: 'UTC', payeeName: 'Hawks' },
        ...{ reason: 'Rain', grantedBy: 'tre', grantedAt: at },
      },
    };
    const held: WalletEvent = {
      type: 'CreditHeld',
      data: {
        ...{ ...about, paymentId: 'p1', invoiceId: 'i1', title: 'Dues', amountMinor: 500, heldAt: at },
        parts: [{ grantId: 'g1', amountMinor: 500 }],
      },
    };
    const soon: WalletEvent = {
      type: 'CreditRunsOutSoon',
      data: { ...about, grantId: 'g1', amountMinor: 1_500, ...end, toldAt: at },
    };
    expect(reactionsTo(noticeDeliveries, [granted, held, soon])).toMatchObject([
      [{ timerId: 'notice-e0', at }],
      [],
      [{ timerId: 'notice-e2', at }],
    ]);
  });

  it('of a place at once, and of a rank when it has stood for two minutes, each by itself', () => {
    const entry = { leagueId: 'l1', list: 'players', at, rank: 3, of: 3 } as const;
    const moved = (entryId: string, newRank: number): LeaguePlacesEvent => ({
      type: 'EntryMoved',
      data: { ...entry, entryId, newRank, byAdmin: true },
    });
    const offered: LeaguePlacesEvent = {
      type: 'PlaceOffered',
      data: { ...entry, entryId: 'r1', holdUntil: at, paused: [], passedOver: [] },
    };
    const off: LeaguePlacesEvent = {
      type: 'RegistrationRostered',
      data: { leagueId: 'l1', registrationId: 'r4', teamId: null },
    };
    const facts = [offered, moved('r2', 1), moved('r3', 1), moved('r2', 2), off];
    const timers = reactionsTo(noticeDeliveries, facts);
    const later = new Date(Date.parse(at) + 120_000).toISOString();
    expect(timers.flat()).toMatchObject([
      { timerId: 'notice-e0', at },
      { timerId: 'notice-moved:r2', jobId: 'notice-e1', at: later },
      { timerId: 'notice-moved:r3', jobId: 'notice-e2', at: later },
      { timerId: 'notice-moved:r2', jobId: 'notice-e3', at: later },
      { timerId: 'notice-rostered:r4', jobId: 'notice-e4', at: later },
    ]);
  });

  it('of a place for which somebody waited, and not of one that they got at once', () => {
    const taken = (via: 'join' | 'promotion'): LeaguePlacesEvent => ({
      type: 'PlaceTaken',
      data: {
        ...{ leagueId: 'l1', list: 'players', at, entryId: 'r1', rank: 1, of: 1 },
        ...{ via, passedOver: [], byAdmin: false },
      },
    });
    const [atOnce, waited] = reactionsTo(noticeDeliveries, [taken('join'), taken('promotion')]);
    expect(atOnce).toEqual([]);
    expect(waited).toMatchObject([{ timerId: 'notice-e1', at }]);
  });

  it('of nothing that ends', () => {
    expect(reactionsTo(noticeDeliveries, [{ type: 'MessageDeleted', data: message }])).toEqual([[]]);
  });

  it('of nothing that happened before there was anybody who tells', () => {
    expect(noticeDeliveries.startFrom).toBe('now');
  });
});
