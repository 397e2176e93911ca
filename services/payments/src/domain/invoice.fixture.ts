import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { InvoiceCommand } from './invoice.commands';

export const at = '2026-03-02T18:00:00.000Z';
export const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
} as const;
const subject = { kind: 'registration', leagueId: 'l1', registrationId: 'r1' } as const;
const line = (lineId: string, netMinor: number, dueOn: string) =>
  ({ lineId, kind: 'registration', label: lineId, netMinor, taxMinor: 0, dueOn }) as const;
/** A team's fee of 1,000.00: a deposit of 200.00 now and two instalments of 400.00. */
export const issued = (data: object = {}): InvoiceEvent => ({
  type: 'InvoiceIssued',
  data: {
    ...{ invoiceId: 'i1', books, accountId: 'cap', subject, title: 'Team registration' },
    ...{ payeeName: 'Spring league', teamName: 'Tigers' },
    lines: [
      line('deposit', 20_000, '2026-03-02'),
      line('first', 40_000, '2026-04-01'),
      line('second', 40_000, '2026-05-01'),
    ],
    ...{ secureMinor: 20_000, bearer: 'organizer', holdUntil: null, issuedBy: null, issuedAt: at },
    ...data,
  },
});

const RATE = { basisPoints: 290, fixedMinor: 30 };
/** Whatever a handler adds, so that a spec says what it is about alone. */
export const command = (
  action: { readonly type: string } & Readonly<Record<string, unknown>>,
  by: { accountId?: string; collects?: boolean; leads?: boolean; at?: string } = {},
): InvoiceCommand =>
  ({
    ...{
      emailConfirmed: true,
      rate: RATE,
      today: '2026-03-02',
      approvalAboveMinor: null,
      collectorIds: ['tre', 'own'],
      erasedIds: [],
      zone: 'America/New_York',
      days: null,
      memberIds: ['cap', 'mia', 'ned'],
    },
    ...action,
    ...{ invoiceId: 'i1', at: by.at ?? at, collects: by.collects ?? false, leads: by.leads ?? false },
    actor:
      by.accountId === undefined
        ? { kind: 'process', name: 'card-provider' }
        : { kind: 'account', accountId: by.accountId },
  }) as InvoiceCommand;
export const treasurer = { accountId: 'tre', collects: true } as const;
export const captain = { accountId: 'cap' } as const;

export const started = (paymentId: string, amountMinor: number, data: object = {}): InvoiceEvent => ({
  type: 'CheckoutStarted',
  data: {
    ...{ invoiceId: 'i1', books, paymentId, paidBy: 'cap', linkId: null, amountMinor },
    ...{ chargeMinor: amountMinor, startedAt: at, ...data },
  },
});
/** What the provider says of a payment's page. */
export const says = (
  paymentId: string,
  outcome: 'open' | 'paid' | 'declined' | 'expired',
  more: object = {},
) =>
  ({
    ...{ type: 'NoteCheckout', paymentId, sessionId: `cs_${paymentId}`, outcome, expiresAt: null },
    ...{ intentId: `pi_${paymentId}`, chargeMinor: 0, feeMinor: 0, declined: null, card: null },
    ...{ paidBy: null, linkId: null, surchargeMinor: 0, ...more },
  }) as const;
