import { invoiceState, isOverdue } from './invoice-state';

const SENT = { issued: true, voided: false, writtenOff: false, totalMinor: 10_000, paidMinor: 0 };

describe('an invoice', () => {
  it.each([
    ['draft', { ...SENT, issued: false }],
    ['open', SENT],
    ['partially_paid', { ...SENT, paidMinor: 1 }],
    ['paid', { ...SENT, paidMinor: 10_000 }],
    ['paid', { ...SENT, totalMinor: 0 }],
    ['void', { ...SENT, voided: true }],
    ['written_off', { ...SENT, paidMinor: 5_000, writtenOff: true }],
    ['paid', { ...SENT, paidMinor: 10_000, writtenOff: true }],
  ] as const)('is %s', (state, facts) => {
    expect(invoiceState(facts)).toBe(state);
  });

  it('is overdue from the day after it was due, while something is owed', () => {
    expect(isOverdue('open', '2027-03-01', '2027-03-01')).toBe(false);
    expect(isOverdue('open', '2027-03-01', '2027-03-02')).toBe(true);
    expect(isOverdue('partially_paid', '2027-03-01', '2027-03-02')).toBe(true);
    expect(isOverdue('paid', '2027-03-01', '2027-03-02')).toBe(false);
    expect(isOverdue('written_off', '2027-03-01', '2027-03-02')).toBe(false);
  });
});
