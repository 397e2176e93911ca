import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import type { EvidenceFacts } from './evidence-facts';
import { evidencePack } from './evidence-pack';
import { summaryPage } from './evidence-summary';
import { eventWords } from './evidence-words';

const payment: PaymentView = {
  ...{
    paymentId: '6f1c1c1e-3f0a-5b53-9c53-1d1f0a5a0002',
    way: 'card',
    state: 'disputed',
    code: null,
    auto: null,
    receivedOn: null,
  },
  ...{ at: '2026-03-02T18:00:00.000Z', by: { accountId: 'mia', name: 'Mia <script>' } },
  ...{
    amountMinor: 4_500,
    lateFeeMinor: 0,
    parts: [],
    surchargeMinor: 0,
    feeMinor: 161,
    refundedMinor: 0,
    disputedMinor: 4_500,
    evidenceBy: '2026-03-20T23:59:59.000Z',
    leftMinor: 0,
    askedBackMinor: 0,
  },
};
const facts: EvidenceFacts = {
  invoice: {
    ...{ invoiceId: 'i1', title: 'Spring dues', currency: 'USD', lines: [], team: null },
    payee: { kind: 'team', id: 't1', name: 'Night Owls' },
    payer: { accountId: 'mia', name: 'Mia <script>' },
  } as unknown as InvoiceView,
  ...{ payment, intentId: 'pi_1', decided: null, stream: 'invoice-i1', events: [], notices: [] },
  dispute: {
    ...{
      invoiceId: 'i1',
      paymentId: payment.paymentId,
      disputeId: 'dp_1',
      amountMinor: 4_500,
      feeMinor: 1_500,
    },
    ...{ reason: 'product_not_received', evidenceBy: '2026-03-20T23:59:59.000Z', lines: [] },
    disputedAt: '2026-03-05T09:30:00.000Z',
    books: {
      ...{ payee: { kind: 'team', id: 't1' }, payer: { accountId: 'mia', teamId: null }, currency: 'USD' },
    },
  },
  registration: null,
};

describe('the evidence of a dispute', () => {
  it('says on one page why, how much and until when, and runs nothing that somebody has typed', () => {
    const page = summaryPage(facts);
    expect(page).toContain('Evidence on a disputed payment of $45.00');
    expect(page).toContain('did not get what they paid for (product_not_received)');
    expect(page).toContain('March 20, 2026 at 11:59 PM UTC');
    expect(page).toContain('Mia &lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  it('says how the bank has decided', () => {
    const decided = { at: '2026-04-01T10:00:00.000Z', won: true };
    expect(summaryPage({ ...facts, decided })).toContain('Won on April 1, 2026 at 10:00 AM UTC');
  });

  it('says of a place that was lost, and of one that came back, what is true of both', () => {
    expect(eventWords('InvoiceHeld')).toBe('Whether or until when the place is held was changed');
  });

  it('is the same file from the same facts', async () => {
    const first = await evidencePack(facts);
    expect(first.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect((await evidencePack(facts)).equals(first)).toBe(true);
  });
});
