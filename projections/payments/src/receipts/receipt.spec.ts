import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import { receiptPdf } from './receipt-pdf';
import { receiptOf } from './receipt-words';

const payment: PaymentView = {
  ...{ paymentId: '6f1c1c1e-3f0a-5b53-9c53-1d1f0a5a0002', way: 'card', state: 'succeeded', receivedOn: null },
  ...{ at: '2026-03-02T18:00:00.000Z', by: { accountId: 'mia', name: 'Łucja Ångström' } },
  ...{
    amountMinor: 20_000,
    lateFeeMinor: 0,
    parts: [],
    surchargeMinor: 628,
    feeMinor: 0,
    refundedMinor: 0,
    disputedMinor: 0,
    evidenceBy: null,
    leftMinor: 20_628,
    askedBackMinor: 0,
    code: null,
    auto: null,
  },
};
const invoice = {
  ...{ invoiceId: 'i1', title: 'Team registration', currency: 'USD', zone: null },
  lines: [] as InvoiceView['lines'],
  payee: { kind: 'league', id: 'l1', name: 'Spring League' },
  payer: { accountId: 'cap', name: 'Cal Example' },
  team: { teamId: 't1', name: 'Night Owls' },
} as InvoiceView;

describe('a receipt', () => {
  it('says who paid whom for what, with the fee that they bore', () => {
    expect(receiptOf(invoice, payment)).toEqual({
      title: 'Receipt',
      number: '6F1C1C1E',
      at: '2026-03-02T18:00:00.000Z',
      facts: [
        ['Paid to', 'Spring League'],
        ['Paid by', 'Łucja Ångström'],
        ['For', 'Night Owls'],
        ['Paid on', 'March 2, 2026 (UTC)'],
        ['How', 'By card'],
      ],
      rows: [
        ['Team registration', '$200.00'],
        ['Fee of the card provider', '$6.28'],
      ],
      total: ['Paid', '$206.28'],
      notes: [`Payment ${payment.paymentId} of invoice i1.`],
    });
  });

  it('has the day on which cash was received, whenever it was recorded', () => {
    const { facts } = receiptOf(invoice, { ...payment, way: 'cash', receivedOn: '2026-02-27' });
    expect(facts).toContainEqual(['Paid on', 'February 27, 2026']);
  });

  it('has the time by the clock of the payee where it is known', () => {
    const late = { ...payment, at: '2026-11-30T04:41:00.000Z' };
    const { facts } = receiptOf({ ...invoice, zone: 'America/Los_Angeles' }, late);
    expect(facts).toContainEqual(['Paid on', 'November 29, 2026, 8:41 PM PST']);
  });

  it('names what it paid as the invoice does, and what is left of it as the whole', () => {
    const parts = [{ label: 'Deposit', amountMinor: 15_000 }];
    expect(receiptOf(invoice, { ...payment, parts }).rows).toEqual([
      ['Team registration: Deposit', '$150.00'],
      ['Team registration', '$50.00'],
      ['Fee of the card provider', '$6.28'],
    ]);
    const whole = [{ label: 'Team registration', amountMinor: 20_000 }];
    expect(receiptOf(invoice, { ...payment, parts: whole }).rows[0]).toEqual([
      'Team registration',
      '$200.00',
    ]);
  });

  it('says what a code took off the price of the whole invoice, once where it pays a part', () => {
    const line = { label: 'Deposit', dueOn: '2026-03-02', paidMinor: 0, openMinor: 0, failed: false };
    const off = (lineId: string, amountMinor: number) => ({
      ...{ ...line, lineId, kind: 'registration' as const, amountMinor: 20_000 },
      discount: { label: 'Code SUMMER10', amountMinor },
    });
    const { facts, rows, total } = receiptOf(
      { ...invoice, lines: [off('part-1', 600), off('part-2', 601)] },
      payment,
    );
    const once = ', once off the whole price, which this payment is a part of';
    expect(facts.at(-1)).toEqual(['Taken off', `Code SUMMER10 −$12.01${once}`]);
    const all = receiptOf({ ...invoice, lines: [off('part-1', 1_201)] }, payment).facts;
    expect(all.at(-1)).toEqual(['Taken off', 'Code SUMMER10 −$12.01']);
    expect(rows[0]).toEqual(['Team registration', '$200.00']);
    expect(total).toEqual(['Paid', '$206.28']);
  });

  it('has a late fee as a line of its own, with what it came on or alone', () => {
    expect(receiptOf(invoice, { ...payment, surchargeMinor: 0, lateFeeMinor: 500 })).toMatchObject({
      rows: [
        ['Team registration', '$195.00'],
        ['Late fee: Team registration', '$5.00'],
      ],
      total: ['Paid', '$200.00'],
    });
    const alone = { ...payment, amountMinor: 500, surchargeMinor: 0, lateFeeMinor: 500 };
    expect(receiptOf(invoice, alone).rows).toEqual([['Late fee: Team registration', '$5.00']]);
  });

  it('says what has gone back since, and names nobody who has left', () => {
    const back = { ...payment, refundedMinor: 5_000, by: { accountId: 'mia', name: null } };
    const { facts, notes } = receiptOf(invoice, back);
    expect(facts[1]).toEqual(['Paid by', 'Deleted player']);
    expect(notes[0]).toBe('$50.00 of it has gone back since.');
  });

  it('says that a bank has taken it back, for as long as it decides or for good', () => {
    const notesOf = (more: Partial<PaymentView>) => receiptOf(invoice, { ...payment, ...more }).notes;
    expect(notesOf({ state: 'disputed', disputedMinor: 20_628 })[0]).toBe(
      'A bank has taken $206.28 of it back, and has not decided yet whether it stays paid.',
    );
    expect(notesOf({ state: 'lost', disputedMinor: 5_000, refundedMinor: 1_000 }).slice(0, 2)).toEqual([
      '$10.00 of it has gone back since.',
      'A bank has taken $50.00 of it back for good.',
    ]);
    // Once the bank has given it back it is paid as before.
    expect(notesOf({})).toHaveLength(1);
  });

  it('is a page of PDF, in whichever script a name is', async () => {
    const names = ['Łucja Ångström', 'Дмитрий', 'Ελένη', 'Nguyễn', '山田'];
    for (const name of names) {
      const named = { ...payment, by: { accountId: 'mia', name } };
      const file = await receiptPdf(receiptOf(invoice, named));
      expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
      expect(file.length).toBeGreaterThan(3_000);
    }
  });
});
