import type { LeagueBroadcastEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { BroadcastAction, BroadcastCommand } from './broadcasts.commands';
import { broadcastsDecider } from './broadcasts.decider';

const { given } = specification(broadcastsDecider);
const leagueId = 'l1';
const at = '2026-05-12T20:10:00.000Z';
const minutesBefore = (minutes: number): string => new Date(Date.parse(at) - minutes * 60_000).toISOString();
const league = { staffIds: ['ana', 'ben'], memberAccountIds: ['ana', 'ben', 'cal'] };
const send = {
  type: 'SendBroadcast',
  broadcastId: 'b1',
  audience: 'captains',
  text: 'Rain: no games tonight.',
  recipientIds: ['cal', 'dee'],
} as const;
const command = (action: BroadcastAction, accountId = 'ana'): BroadcastCommand => ({
  ...action,
  ...{ leagueId, league, actor: { kind: 'account', accountId }, at },
});
const sent = (data: object = {}): LeagueBroadcastEvent => ({
  type: 'LeagueBroadcastSent',
  data: {
    ...{ leagueId, broadcastId: 'b1', accountId: 'ana', audience: 'captains' },
    ...{ accountIds: ['cal', 'dee'], text: 'Rain: no games tonight.', sentAt: at },
    ...data,
  },
});
const times = (count: number, minutes: number): readonly LeagueBroadcastEvent[] =>
  Array.from({ length: count }, (_, n) => sent({ sentAt: minutesBefore(minutes - n / 60) }));

describe('a message of a league’s staff', () => {
  it('names everybody whom it goes to', () => {
    given().when(command(send)).then(sent());
    given()
      .when(command(send, 'ben'))
      .then(sent({ accountId: 'ben' }));
  });

  it('is the staff’s alone, and strangers learn of no league', () => {
    given().when(command(send, 'cal')).thenRefused('not_league_staff');
    given()
      .when({ ...command(send, 'pia'), isInsider: true })
      .thenRefused('not_league_staff');
    given().when(command(send, 'eve')).thenRefused('not_found', {});
    given()
      .when({ ...command(send), league: null })
      .thenRefused('not_found', {});
    given()
      .when({ ...command(send), actor: { kind: 'anonymous' } })
      .thenRefused('not_found', {});
  });

  it('is not sent to nobody', () => {
    given()
      .when(command({ ...send, recipientIds: [] }))
      .thenRefused('nobody_to_tell', { audience: 'captains' });
  });

  it('is one of ten within an hour and of twenty within a day, whoever of the staff sends them', () => {
    given(...times(9, 30))
      .when(command(send, 'ben'))
      .then(sent({ accountId: 'ben' }));
    given(...times(10, 30))
      .when(command(send, 'ben'))
      .thenRefused('too_many_broadcasts', { most: 10, hours: 1, retryAfterSeconds: 1_800 });
    given(...times(10, 60))
      .when(command(send))
      .then(sent());
    given(...times(20, 23 * 60))
      .when(command(send))
      .thenRefused('too_many_broadcasts', { most: 20, hours: 24, retryAfterSeconds: 3_600 });
  });
});

describe('somebody who has sent messages and is erased', () => {
  const forget: BroadcastCommand = {
    ...command({ type: 'ForgetSender', accountId: 'ana' }),
    actor: { kind: 'process', name: 'erasure' },
  };
  const forgotten: LeagueBroadcastEvent = {
    type: 'BroadcastSenderForgotten',
    data: { leagueId, accountId: 'ana' },
  };

  it('is forgotten once', () => {
    given(sent()).when(forget).then(forgotten);
    given(sent(), forgotten).when(forget).then();
    given(sent({ accountId: 'ben' }))
      .when(forget)
      .then();
  });
});
