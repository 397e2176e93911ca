import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import { evidencePage } from './evidence-page';

const payment = {
  ...{ paymentId: 'p1', way: 'card', state: 'disputed', at: '2026-03-02T18:00:00.000Z' },
  by: { accountId: 'mia', name: null },
  ...{
    amountMinor: 20_000,
    surchargeMinor: 600,
    feeMinor: 0,
    refundedMinor: 5_000,
    leftMinor: 0,
    code: null,
  },
} as PaymentView;
const invoice = {
  ...{ invoiceId: 'i1', title: 'Spring <b>fee</b>', currency: 'USD', team: { teamId: 't1', name: 'Owls' } },
  payee: { kind: 'league', id: 'l1', name: 'Spring League' },
  lines: [
    { lineId: 'a', label: 'Deposit', amountMinor: 20_000, dueOn: '2026-03-01', paidMinor: 0, openMinor: 0 },
  ],
} as unknown as InvoiceView;
const dispute = {
  ...{ disputeId: 'd1', reason: 'product_not_received', amountMinor: 20_600 },
  ...{ disputedAt: '2026-04-01T12:00:00.000Z', evidenceBy: null },
};
const signed = {
  ...{ stream: 'registration', type: 'WaiverSigned', at: '2026-02-01T10:00:00.000Z', revision: 1 },
  data: { textHash: 'ab', name: '', signedAt: '2026-02-01T10:00:00.000Z', accepted: true },
};

describe('the page that a bank reads', () => {
  const page = evidencePage({
    invoice,
    payment,
    dispute,
    facts: [],
    place: [signed],
    receipt: Buffer.alloc(0),
  });

  it('says what was asked back and why, what was paid for what, and what went back since', () => {
    for (const said of [
      '$206.00 on April 1, 2026',
      'product_not_received',
      'Deposit, due 2026-03-01',
      '$50.00',
    ])
      expect(page).toContain(said);
  });

  it('names nobody whose account is erased, and takes no words for markup', () => {
    expect(page).toContain('Signed by Somebody whose account is erased');
    expect(page).toContain('Spring &lt;b&gt;fee&lt;/b&gt;');
    expect(page).not.toContain('<b>');
  });

  it('says what happened in words, in order', () => {
    expect(page).toContain('Waiver signed');
  });
});
