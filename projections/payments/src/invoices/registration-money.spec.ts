import { evolveInvoice, type InvoiceEvent, type InvoiceState } from '@fieldhouse/events/payments';
import { registrationMoney } from './registration-money';

const at = '2026-03-02T18:00:00.000Z';
const books = {
  payee: { kind: 'league', id: 'l1' },
  payer: { accountId: 'cap', teamId: 't1' },
  currency: 'USD',
} as const;
const of = { invoiceId: 'i1', books } as const;
const line = (lineId: string, netMinor: number, dueOn: string) =>
  ({ lineId, kind: 'registration', label: lineId, netMinor, taxMinor: 0, dueOn }) as const;
/** 600.00, of which a deposit of 200.00 is due at once. */
const issued: InvoiceEvent = {
  type: 'InvoiceIssued',
  data: {
    ...{
      ...of,
      accountId: 'cap',
      title: 'Team registration',
      payeeName: 'Spring League',
      teamName: 'Tigers',
    },
    subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
    ...{ secureMinor: 20_000, bearer: 'organizer' },
    lines: [line('now', 20_000, '2026-03-02'), line('later', 40_000, '2026-04-01')],
    ...{ holdUntil: null, issuedBy: null, issuedAt: at },
  },
};
const paid = (paymentId: string, lineId: string, amountMinor: number): InvoiceEvent => ({
  type: 'CardPaid',
  data: {
    ...{ ...of, paymentId, paidBy: 'mia', amountMinor, owedMinor: amountMinor, earlyMinor: 0, overMinor: 0 },
    lines: [{ lineId, dueOn: '2026-03-02', amountMinor }],
    ...{ surchargeMinor: 0, feeMinor: 0, intentId: 'pi', paidAt: at },
  },
});
const refunded = (paymentId: string, amountMinor: number): InvoiceEvent[] => {
  const one = { ...of, refundId: `f-${paymentId}`, paymentId, amountMinor, fromOverMinor: 0 };
  return [
    {
      type: 'RefundAsked',
      data: { ...one, payerId: 'cap', reason: 'Rain', needsApproval: false, askedBy: null, askedAt: at },
    },
    { type: 'RefundPaid', data: { ...one, fromDepositMinor: 0, lines: [], way: 'card', paidAt: at } },
  ];
};
const secured: InvoiceEvent = {
  type: 'InvoiceSecured',
  data: {
    ...{ invoiceId: 'i1', books, payerId: 'cap', subject: issued.data.subject, depositMinor: 20_000 },
    ...{ lines: [], securedAt: at },
  },
} as unknown as InvoiceEvent;
/** The place is given up: what is open is not owed any more. */
const ended = (lineId: string, netMinor: number): InvoiceEvent => ({
  type: 'InvoiceReduced',
  data: {
    ...{ ...of, lines: [{ lineId, kind: 'registration', dueOn: '2026-04-01', netMinor, taxMinor: 0 }] },
    ...{ payerId: 'cap', reducedAt: at },
  },
});
const after = (...events: readonly InvoiceEvent[]) => {
  const invoice = [issued, ...events].reduce<InvoiceState>(evolveInvoice, null);
  if (!invoice) throw new Error('there is no invoice');
  return registrationMoney(invoice);
};

describe('how far a registration is paid for', () => {
  it('is not known before any money has come', () => {
    expect(after()).toBeNull();
  });

  it('is a part, whoever paid it, until what is due at once is paid, and then all of it', () => {
    const deposit = [paid('p1', 'now', 15_000), paid('p2', 'now', 5_000), secured];
    expect(after(paid('p1', 'now', 15_000))).toBe('partial');
    expect(after(...deposit)).toBe('deposit');
    expect(after(...deposit, paid('p3', 'later', 10_000))).toBe('partial');
    expect(after(...deposit, paid('p3', 'later', 40_000))).toBe('paid');
  });

  it('stays a part where the rest is not owed any more', () => {
    expect(after(paid('p1', 'now', 20_000), secured, ended('later', 40_000))).toBe('deposit');
    const more = paid('p2', 'later', 10_000);
    expect(after(paid('p1', 'now', 20_000), secured, more, ended('later', 30_000))).toBe('partial');
  });

  it('is refunded in part or whole by what has gone back', () => {
    const whole = [paid('p1', 'now', 20_000), secured, paid('p2', 'later', 40_000)];
    expect(after(...whole, ...refunded('p1', 10_000))).toBe('refunded_part');
    expect(after(...whole, ...refunded('p1', 20_000))).toBe('refunded_part');
    expect(after(...whole, ...refunded('p1', 20_000), ...refunded('p2', 40_000))).toBe('refunded');
  });

  it('is nothing again once cash was recorded by mistake', () => {
    const cash = {
      type: 'PaymentTaken',
      data: {
        ...{ ...of, paymentId: 'p1', paidBy: 'cap', way: 'cash', amountMinor: 20_000, owedMinor: 20_000 },
        ...{
          earlyMinor: 0,
          overMinor: 0,
          lines: [{ lineId: 'now', dueOn: '2026-03-02', amountMinor: 20_000 }],
        },
        ...{ receivedOn: '2026-03-02', takenBy: 'tre', takenAt: at },
      },
    } as unknown as InvoiceEvent;
    const reversed = {
      type: 'PaymentReversed',
      data: { ...of, paymentId: 'p1', amountMinor: 20_000, lines: [], reversedBy: 'tre', reversedAt: at },
    } as unknown as InvoiceEvent;
    expect(after(cash)).toBe('partial');
    expect(after(cash, reversed)).toBe('unpaid');
  });
});
