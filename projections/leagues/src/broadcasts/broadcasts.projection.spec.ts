import type { LeagueBroadcastEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { broadcastsProjection } from './broadcasts.projection';

const leagueId = 'l1';
const sent = (broadcastId: string, accountId = 'ana'): LeagueBroadcastEvent => ({
  type: 'LeagueBroadcastSent',
  data: {
    ...{ leagueId, broadcastId, accountId, audience: 'captains', accountIds: ['cal', 'dee'] },
    ...{ text: `Rain, says ${accountId}`, sentAt: at },
  },
});
const after = (...events: readonly LeagueBroadcastEvent[]) =>
  documentsAfter(broadcastsProjection, events).get(leagueId)?.broadcasts ?? [];

describe('the messages of a league', () => {
  it('stand with those whom they were for, the newest first', () => {
    expect(after(sent('b1'), sent('b2', 'ben'))).toEqual([
      expect.objectContaining({ broadcastId: 'b2', accountId: 'ben', text: 'Rain, says ben' }),
      expect.objectContaining({ broadcastId: 'b1', accountIds: ['cal', 'dee'], sentAt: at }),
    ]);
  });

  it('have no text any more once their sender is erased', () => {
    const forgotten: LeagueBroadcastEvent = {
      type: 'BroadcastSenderForgotten',
      data: { leagueId, accountId: 'ana' },
    };
    expect(after(sent('b1'), sent('b2', 'ben'), forgotten).map(({ text }) => text)).toEqual([
      ...['Rain, says ben', null],
    ]);
  });

  it('are the newest fifty', () => {
    const all = after(...Array.from({ length: 60 }, (_, n) => sent(`b${n}`)));
    expect(all.map(({ broadcastId }) => broadcastId)).toEqual(
      Array.from({ length: 50 }, (_, n) => `b${59 - n}`),
    );
  });
});
