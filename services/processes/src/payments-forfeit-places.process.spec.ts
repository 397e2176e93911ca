import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { paymentsForfeitPlaces } from './payments-forfeit-places.process';

type Fell = Extract<InvoiceEvent, { type: 'ForfeitFellDue' }>['data'];
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'a1', teamId: null },
  currency: 'USD',
} as const;
const after = (more: Partial<Fell> = {}) =>
  paymentsForfeitPlaces.react({
    type: 'ForfeitFellDue',
    data: {
      ...{ invoiceId: 'i1', books, lineId: 'part-2', dueOn: '2026-04-01', openMinor: 40_000, kept: false },
      subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
      ...{ recipientIds: ['tre'], fellDueAt: '2026-04-16T04:00:00.000Z', ...more },
    },
  } as RecordedEvent<InvoiceEvent>);

describe('a place whose last day to pay is over', () => {
  it('is given up', () => {
    expect(after()).toStrictEqual([
      {
        kind: 'dispatch',
        command: {
          ...{ aggregate: 'leaguePlaces', id: 'l1' },
          request: { type: 'ForfeitRegistration', registrationId: 'r1' },
        },
      },
    ]);
  });

  it('stays where the staff decides, and is none of a fee', () => {
    expect(after({ kept: true })).toStrictEqual([]);
    expect(after({ subject: { kind: 'fee', teamId: 't1', feeId: 'f1' } })).toStrictEqual([]);
  });
});
