import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { keptCardCharges } from './kept-card-charges.process';

const after = (event: InvoiceEvent) => reactionsTo(keptCardCharges, [event]).flat();
const kept: InvoiceEvent = {
  type: 'CardKept',
  data: {
    ...{ invoiceId: 'i1', cardId: 'p1', accountId: 'cap', consent: { purpose: 'instalments', version: 1 } },
    ...{ customerId: 'cus_1', methodId: 'pm_1', brand: 'visa', last4: '4242' },
    plan: [
      { lineId: 'first', dueOn: '2026-04-01', limitMinor: 40_000 },
      { lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 },
    ],
    keptAt: '2026-03-02T18:00:00.000Z',
  },
};
const failed = (attempt: number, retryAt: string | null, graceUntil: string | null): InvoiceEvent => ({
  type: 'CardChargeFailed',
  data: {
    ...{ invoiceId: 'i1', paymentId: `p1.first.${attempt}`, cardId: 'p1', lineId: 'first', attempt },
    ...{ code: 'insufficient_funds', retryAt, graceUntil, failedAt: '2026-04-01T15:00:02.000Z' },
  },
});

describe('a kept card is charged by the clock', () => {
  it('on the day of each line of its plan', () => {
    expect(after(kept)).toMatchObject([
      {
        at: '2026-04-01T15:00:00.000Z',
        timerId: 'charge-p1-first-1',
        command: { request: { type: 'ChargeDue', cardId: 'p1', lineId: 'first', attempt: 1 } },
      },
      { at: '2026-05-01T15:00:00.000Z', timerId: 'charge-p1-second-1' },
    ]);
    expect(JSON.stringify(after(kept))).not.toMatch(/4242|pm_1|cap/);
  });

  it('again when its failure says so, and after the last one whoever collects is told in time', () => {
    expect(after(failed(1, '2026-04-02T15:00:00.000Z', null))).toMatchObject([
      { at: '2026-04-02T15:00:00.000Z', command: { request: { type: 'ChargeDue', attempt: 2 } } },
    ]);
    expect(after(failed(3, null, '2026-04-09T12:00:00.000Z'))).toMatchObject([
      { at: '2026-04-09T12:00:00.000Z', command: { request: { type: 'GiveUpCharging', lineId: 'first' } } },
    ]);
    expect(after(failed(1, null, null))).toEqual([]);
  });
});
