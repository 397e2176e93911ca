import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { issued } from '../domain/invoice.fixture';
import { lateFees } from './late-fees.process';

const after = (event: InvoiceEvent) => reactionsTo(lateFees, [event]).flat();
const endsAt = '2026-04-09T04:00:00.000Z';
const withLateFee = issued({ lateFee: { amountMinor: 500, lastOn: '2026-04-08', endsAt } });

describe('an invoice that costs more when it is late', () => {
  it('is looked at when its last day is over', () => {
    expect(after(withLateFee)).toEqual([
      {
        ...{ kind: 'schedule', timerId: 'late-fee-i1', at: endsAt, jobId: `late-fee-i1@${endsAt}` },
        command: { aggregate: 'invoice', id: 'i1', request: { type: 'ChargeLateFee' } },
      },
    ]);
  });

  it('is looked at once more where there is another last day', () => {
    const another = '2026-04-14T04:00:00.000Z';
    const data = {
      invoiceId: 'i1',
      lastOn: '2026-04-13',
      endsAt: another,
      putOffAt: '2026-04-12T09:30:00.000Z',
    };
    expect(after({ type: 'LateFeePutOff', data })).toMatchObject([
      { timerId: 'late-fee-i1', at: another, jobId: `late-fee-i1@${another}` },
    ]);
  });

  it('asks for the same when it is heard of twice', () => {
    expect(after(withLateFee)).toEqual(after(withLateFee));
  });

  it('is the only one that is looked at', () => {
    expect(after(issued())).toEqual([]);
    const held = { invoiceId: 'i1', holdUntil: '2026-03-03T00:00:00.000Z' };
    expect(after({ type: 'InvoiceHeld', data: held })).toEqual([]);
  });
});
