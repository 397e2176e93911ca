import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { paymentsSecurePlaces } from './payments-secure-places.process';

const react = (event: InvoiceEvent) => paymentsSecurePlaces.react(event as RecordedEvent<InvoiceEvent>);
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'a1', teamId: null },
  currency: 'USD',
} as const;
const secured = (subject: Extract<InvoiceEvent, { type: 'InvoiceSecured' }>['data']['subject']) =>
  react({
    type: 'InvoiceSecured',
    data: {
      ...{ invoiceId: 'i1', books, subject, accrued: [], deposits: [] },
      securedAt: '2026-03-02T18:00:00.000Z',
    },
  });

describe('what is due at once and is paid', () => {
  it('makes the place theirs', () => {
    expect(secured({ kind: 'registration', leagueId: 'l1', registrationId: 'r1' })).toStrictEqual([
      {
        kind: 'dispatch',
        command: {
          ...{ aggregate: 'leaguePlaces', id: 'l1' },
          request: { type: 'RecordRegistrationPaid', registrationId: 'r1' },
        },
      },
    ]);
  });

  it('makes no place of a fee', () => {
    expect(secured({ kind: 'fee', teamId: 't1', feeId: 'f1' })).toStrictEqual([]);
  });
});
