import { moneyHasCome } from '@fieldhouse/values';
import type { InvoiceCommandOf } from '../invoice.commands';
import type { InvoiceTurn } from '../invoice-turn';
import { latestParts, openOfLine, type Dispute, type Invoice } from '@fieldhouse/events/payments';
import { secureIfPaid } from './came';
import { giveBack } from './checkouts';
import { giveBackDecided } from './refunds';

/**
 * What the card provider says of a dispute, as it stands by then: what was missed before is said first. Whoever brings it has
 * noted the payment before. Of what has ended meanwhile, what comes back by the terms does once it is decided.
 */
export const noteDispute = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteDispute'>): void => {
  const { paymentId, disputeId, state, amountMinor, feeMinor, reason, evidenceBy, collectorIds } = says;
  const recipientIds = [...collectorIds];
  const payment = turn.invoice.payments.get(paymentId);
  const { accrued } = turn.invoice;
  if (!payment || payment.way !== 'card' || !moneyHasCome(payment)) return;
  if (!turn.invoice.disputes.has(disputeId)) {
    const lines = latestParts(payment, amountMinor);
    turn.say({
      type: 'PaymentDisputed',
      data: {
        ...{ ...turn.booked, paymentId, disputeId, amountMinor, feeMinor, reason, evidenceBy },
        ...{ lines, recipientIds, disputedAt: turn.at },
        ...(accrued ? {} : { earlyMinor: sumOf(lines) }),
      },
    });
  }
  const dispute = turn.invoice.disputes.get(disputeId);
  if (!dispute || dispute.decided || state === 'open') return;
  if (state === 'won') won(turn, dispute, recipientIds);
  else lost(turn, dispute, recipientIds);
  giveBackDecided(turn, collectorIds);
};

/** The provider has it again; what has been paid again meanwhile is too much, and goes back. */
const won = (turn: InvoiceTurn, dispute: Dispute, recipientIds: string[]): void => {
  const { paymentId, disputeId, amountMinor, lines } = dispute;
  const open = stillOpen(turn.invoice, lines);
  const overMinor = sumOf(lines) - sumOf(open);
  turn.say({
    type: 'DisputeWon',
    data: {
      ...{ ...turn.booked, paymentId, disputeId, amountMinor, overMinor, lines: open },
      ...{ recipientIds, decidedAt: turn.at },
      ...(isEarly(turn, dispute) ? { earlyMinor: sumOf(open) } : {}),
    },
  });
  secureIfPaid(turn);
  if (overMinor > 0) giveBack(turn, { paymentId, amountMinor: overMinor, cause: disputeId });
};

/** It is gone for good. What has been paid again is no loss, nor is what is not owed yet. */
const lost = (turn: InvoiceTurn, dispute: Dispute, recipientIds: string[]): void => {
  const { paymentId, disputeId, amountMinor, lines } = dispute;
  const open = isEarly(turn, dispute) ? [] : stillOpen(turn.invoice, lines);
  const lostMinor = amountMinor - (sumOf(lines) - sumOf(open));
  turn.say({
    type: 'DisputeLost',
    data: {
      ...{ ...turn.booked, paymentId, disputeId, amountMinor, lostMinor, lines: open },
      ...{ recipientIds, decidedAt: turn.at },
    },
  });
};

/** Whether what a bank has taken back is still not owed. */
const isEarly = ({ invoice }: InvoiceTurn, { early }: Dispute): boolean => early && !invoice.accrued;

const stillOpen = ({ lines }: Invoice, parts: Dispute['lines']): Dispute['lines'][number][] =>
  parts.flatMap(({ lineId, dueOn, amountMinor }) => {
    const line = lines.find((one) => one.lineId === lineId);
    const open = Math.min(amountMinor, line ? openOfLine(line) : 0);
    return open > 0 ? [{ lineId, dueOn, amountMinor: open }] : [];
  });
const sumOf = (parts: Dispute['lines']): number => parts.reduce((sum, part) => sum + part.amountMinor, 0);
