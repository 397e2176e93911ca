import { feeInvoiceId, type TeamFeesEvent } from '@fieldhouse/events/payments';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '../domain';

/** Whoever is asked for a fee gets an invoice; what is withdrawn is void as long as nobody has paid of it. */
export const feesAreInvoiced: Process<TeamFeesEvent> = {
  name: 'fees-are-invoiced',
  categories: ['teamFees'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type === 'FeeWithdrawn')
      return data.accountIds.map((accountId) =>
        invoice(data.feeId, accountId, {
          type: 'TakeBackInvoice',
          reason: 'The fee was withdrawn',
          takenBackBy: data.withdrawnBy,
        }),
      );
    if (type !== 'FeeRaised' && type !== 'FeeExtended') return [];
    const { teamId, feeId, title, currency, dueOn, bearer, lateFee, raisedBy } = data;
    return data.members.map(({ accountId, amountMinor }) =>
      invoice(feeId, accountId, {
        ...{ type: 'IssueInvoice', payee: { kind: 'team', id: teamId }, payer: { accountId, teamId: null } },
        ...{ currency, subject: { kind: 'fee', teamId, feeId }, title, bearer, issuedBy: raisedBy },
        lines: [{ lineId: 'fee', kind: 'dues', label: title, netMinor: amountMinor, taxMinor: 0, dueOn }],
        ...{ secureMinor: amountMinor, holdUntil: null, ...(lateFee ? { lateFee } : {}) },
      }),
    );
  },
};

const invoice = (feeId: string, accountId: string, request: InvoiceRequest): Effect =>
  asks({ aggregate: 'invoice', id: feeInvoiceId(feeId, accountId), request });
