import { receiptOf } from './receipts.reader';

const now = Date.parse('2026-05-12T20:10:30.000Z');
const told = { id: 'broadcast:b1', key: '0005', at: '2026-05-12T20:10:00.000Z' };
const later = now + 3_600_000;
const sent = { channel: 'push', state: 'sent' } as const;
const planned = { channel: 'email', state: 'planned' } as const;
const NOTHING = { read: false, sent: [], waiting: false };

describe('how far something has come with somebody', () => {
  it('is read once they have opened it, or all up to there', () => {
    expect(receiptOf(told, { upTo: '0004', read: ['broadcast:b1'] }, [sent], now)).toEqual({
      ...{ read: true, sent: ['push'], waiting: false },
    });
    expect(receiptOf(told, { upTo: '0005', read: [] }, [], later)).toEqual({ ...NOTHING, read: true });
    expect(receiptOf(told, { upTo: '0004', read: ['broadcast:b2'] }, [], later)).toEqual(NOTHING);
  });

  it('is read where it was seen before it could go out', () => {
    const seen = { channel: 'email', state: 'seen' } as const;
    expect(receiptOf(told, null, [seen], later)).toEqual({ ...NOTHING, read: true });
  });

  it('is sent on each way on which it has gone out', () => {
    expect(receiptOf(told, null, [sent, planned], later)).toEqual({
      ...{ read: false, sent: ['push'], waiting: true },
    });
    const refused = { channel: 'email', state: 'refused' } as const;
    expect(receiptOf(told, null, [refused], now)).toEqual(NOTHING);
  });

  it('waits for as long as it is not known how they are told', () => {
    expect(receiptOf(told, null, [], now)).toEqual({ ...NOTHING, waiting: true });
    expect(receiptOf(null, null, [], later)).toEqual({ ...NOTHING, waiting: true });
    expect(receiptOf(told, null, [], later)).toEqual(NOTHING);
  });
});
