import type { InvoiceEvent, MoneyTermsEvent } from '@fieldhouse/events/payments';
import { asks, asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '../domain';
import type { LeagueMoneyRequest } from './league-money.handler';

/**
 * A league may let places go that are not paid for. What that means for an invoice is planned when it is there, when it is
 * owed, when a payment turns out to be none, and when the league goes about it in another way; a timer for each line wakes when its
 * last day is over. What has been paid by then, or is planned otherwise, is decided as nothing, so that no timer has to be
 * found again.
 */
export const unpaidPlaces: Process<InvoiceEvent | MoneyTermsEvent> = {
  name: 'unpaid-places',
  categories: ['invoice', 'moneyTerms'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'MoneyTermsSet': {
        // Whoever has never said anything of places has planned nothing.
        if (data.payee.kind !== 'league' || data.forfeitDays === undefined) return [];
        const request: LeagueMoneyRequest = { type: 'PlanForfeits' };
        return [asks({ aggregate: 'leagueMoney', id: data.payee.id, request })];
      }
      case 'InvoiceIssued':
      case 'InvoiceSecured':
        return data.subject.kind === 'registration' ? [plan(data)] : [];
      case 'PaymentReversed':
        return [plan(data)];
      case 'ForfeitPlanned': {
        const { invoiceId: id } = data;
        return data.lines.map(({ lineId, endsAt }) => {
          const request: InvoiceRequest = { type: 'ForfeitDue', lineId };
          return asksAt(endsAt, `forfeit-${id}-${lineId}`, { aggregate: 'invoice', id, request });
        });
      }
      default:
        return [];
    }
  },
};

const plan = ({ invoiceId: id }: { readonly invoiceId: string }): Effect => {
  const request: InvoiceRequest = { type: 'PlanForfeit' };
  return asks({ aggregate: 'invoice', id, request });
};
