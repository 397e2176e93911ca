import { chargedAt, type InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '../domain';

/**
 * A kept card is charged for a line on the line's day, tried again as its failure says, and after the time to pay by oneself
 * the payee is told: a timer for each. What has been paid, taken back or given up by then is decided as nothing, so that no
 * timer has to be found again.
 */
export const keptCardCharges: Process<InvoiceEvent> = {
  name: 'kept-card-charges',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    const ask = (at: string, timerId: string, request: InvoiceRequest): Effect =>
      asksAt(at, timerId, { aggregate: 'invoice', id: data.invoiceId, request });
    switch (type) {
      case 'CardKept': {
        const { cardId, plan } = data;
        return plan.map(({ lineId, dueOn }) =>
          ask(chargedAt(dueOn), `charge-${cardId}-${lineId}-1`, {
            ...{ type: 'ChargeDue', cardId, lineId, attempt: 1 },
          }),
        );
      }
      case 'CardChargeFailed': {
        const { cardId, lineId, attempt, retryAt, graceUntil } = data;
        const about = { cardId, lineId };
        if (retryAt !== null)
          return [
            ask(retryAt, `charge-${cardId}-${lineId}-${attempt + 1}`, {
              ...{ ...about, type: 'ChargeDue', attempt: attempt + 1 },
            }),
          ];
        return graceUntil === null
          ? []
          : [ask(graceUntil, `charge-over-${cardId}-${lineId}`, { ...about, type: 'GiveUpCharging' })];
      }
      default:
        return [];
    }
  },
};
