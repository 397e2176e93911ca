import { feeInvoiceId, type TeamFeesEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { feesAreInvoiced } from './fees-are-invoiced.process';

const feeId = '6f1c1c1e-3f0a-5b53-9c53-1d1f0a5a0002';
const at = '2026-03-02T18:00:00.000Z';
const react = (event: TeamFeesEvent) => feesAreInvoiced.react(event as RecordedEvent<TeamFeesEvent>);
const invoice = (accountId: string, request: object) => ({
  kind: 'dispatch',
  command: { aggregate: 'invoice', id: feeInvoiceId(feeId, accountId), request },
});

describe('a fee of a team', () => {
  it('is an invoice for each member whom it is asked of, by their own amount', () => {
    const data: Extract<TeamFeesEvent, { type: 'FeeRaised' }>['data'] = {
      ...{ teamId: 't1', feeId, title: 'Dues', currency: 'USD', dueOn: '2026-04-01', raisedBy: 'cap' },
      ...{ bearer: 'organizer', raisedAt: at },
      members: [
        { accountId: 'mia', amountMinor: 4_500 },
        { accountId: 'ned', amountMinor: 2_000 },
      ],
    };
    const issued = (accountId: string, netMinor: number) =>
      invoice(accountId, {
        ...{ type: 'IssueInvoice', payee: { kind: 'team', id: 't1' }, payer: { accountId, teamId: null } },
        ...{ currency: 'USD', subject: { kind: 'fee', teamId: 't1', feeId }, title: 'Dues' },
        ...{ bearer: 'organizer', issuedBy: 'cap', secureMinor: netMinor, holdUntil: null },
        lines: [{ lineId: 'fee', kind: 'dues', label: 'Dues', netMinor, taxMinor: 0, dueOn: '2026-04-01' }],
      });
    expect(react({ type: 'FeeRaised', data })).toStrictEqual([issued('mia', 4_500), issued('ned', 2_000)]);
  });

  it('that costs more when it is late says so in each invoice', () => {
    const lateFee = { amountMinor: 500, graceDays: 7 };
    const data: Extract<TeamFeesEvent, { type: 'FeeRaised' }>['data'] = {
      ...{ teamId: 't1', feeId, title: 'Dues', currency: 'USD', dueOn: '2026-04-01', raisedBy: 'cap' },
      ...{ bearer: 'organizer', lateFee, raisedAt: at, members: [{ accountId: 'mia', amountMinor: 4_500 }] },
    };
    for (const type of ['FeeRaised', 'FeeExtended'] as const)
      expect(react({ type, data })).toMatchObject([
        { command: { request: { type: 'IssueInvoice', lateFee } } },
      ]);
  });

  it('that is withdrawn is taken back from everybody', () => {
    const data = { teamId: 't1', feeId, accountIds: ['mia'], withdrawnBy: 'cap', withdrawnAt: at };
    expect(react({ type: 'FeeWithdrawn', data })).toStrictEqual([
      invoice('mia', { type: 'TakeBackInvoice', reason: 'The fee was withdrawn', takenBackBy: 'cap' }),
    ]);
  });
});
