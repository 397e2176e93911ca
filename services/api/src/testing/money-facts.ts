import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { positionText, type DomainEvent } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, StreamConflict, type EventStore } from '@fieldhouse/kernel/runtime';
import type { TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';

/** Puts facts into the log as if they had been decided at an instant. @returns the position of the last */
export const decidedAt = async (
  app: TestApp,
  streamId: string,
  occurredAt: string,
  facts: readonly DomainEvent[],
): Promise<string> => {
  const events = app.nest.get<EventStore>(EVENT_STORE);
  const catalog = app.nest.get(EventCatalog);
  const commandId = randomUUID();
  const metadata = {
    ...{ $correlationId: commandId, $causationId: commandId, commandId, commandHash: '', occurredAt },
    actor: { kind: 'process', name: 'card-provider' } as const,
  };
  for (;;) {
    let expected: number | 'no_stream' = 'no_stream';
    for await (const { revision } of events.readBackwards(streamId, undefined, 1)) expected = revision;
    const encoded = await Promise.all(facts.map((fact) => catalog.encode(randomUUID(), fact, metadata)));
    try {
      return positionText((await events.append(streamId, encoded, expected)).position);
    } catch (error) {
      // What follows from facts of long ago follows at once: a reminder may have come in between.
      if (!(error instanceof StreamConflict)) throw error;
    }
  }
};

/** What a team asks of somebody, as the facts that it would consist of. */
export const teamInvoice = (invoiceId: string, teamId: string, accountId: string) => {
  const books = {
    payee: { kind: 'team', id: teamId },
    payer: { accountId, teamId: null },
    currency: 'USD',
  } as const;
  const line = (amountMinor: number, dueOn: string) => ({ lineId: 'fee', dueOn, amountMinor });
  return {
    /** @param amountMinor of which the books have 60 as tax */
    issued: (amountMinor: number, dueOn: string): InvoiceEvent => ({
      type: 'InvoiceIssued',
      data: {
        ...{
          invoiceId,
          books,
          accountId,
          subject: { kind: 'fee', teamId, feeId: 'f1' },
          title: 'Season dues',
        },
        ...{ payeeName: 'Hawks', teamName: null, secureMinor: amountMinor, bearer: 'organizer' },
        lines: [
          { lineId: 'fee', kind: 'dues', label: 'Dues', netMinor: amountMinor - 60, taxMinor: 60, dueOn },
        ],
        ...{ holdUntil: null, issuedBy: null, issuedAt: '2026-01-01T00:00:00.000Z' },
      },
    }),
    paid: (paymentId: string, amountMinor: number, dueOn: string, feeMinor = 0): InvoiceEvent => ({
      type: 'CardPaid',
      data: {
        ...{ invoiceId, books, paymentId, paidBy: accountId, amountMinor, owedMinor: amountMinor },
        ...{ earlyMinor: 0, overMinor: 0, lines: [line(amountMinor, dueOn)], surchargeMinor: 0, feeMinor },
        ...{ intentId: `pi_${paymentId}`, paidAt: '2026-01-01T00:00:00.000Z' },
      },
    }),
    taken: (paymentId: string, amountMinor: number, dueOn: string): InvoiceEvent => ({
      type: 'PaymentTaken',
      data: {
        ...{ invoiceId, books, paymentId, paidBy: accountId, payerId: accountId, amountMinor },
        ...{ owedMinor: amountMinor, earlyMinor: 0, overMinor: 0, lines: [line(amountMinor, dueOn)] },
        ...{ way: 'cash', receivedOn: '2026-01-01', reason: '=HYPERLINK("x")', takenBy: accountId },
        takenAt: '2026-01-01T00:00:00.000Z',
      },
    }),
    refunded: (refundId: string, paymentId: string, amountMinor: number): InvoiceEvent => ({
      type: 'RefundPaid',
      data: {
        ...{ invoiceId, books, refundId, paymentId, amountMinor, fromOverMinor: 0, fromDepositMinor: 0 },
        ...{ lines: [], way: 'card', paidAt: '2026-01-01T00:00:00.000Z' },
      },
    }),
  };
};
