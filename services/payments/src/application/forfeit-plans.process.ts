import type { InvoiceEvent, MoneyTermsEvent } from '@fieldhouse/events/payments';
import { asks, type Effect, type Process, type RecordedEvent } from '@fieldhouse/kernel';
import type { Payee } from '@fieldhouse/values';
import type { InvoiceRequest } from '../domain';
import type { LeagueMoneyRequest } from './league-money.handler';

/** Whether a league lets places go that are not paid for. */
type LetsGo = { readonly letsGo: boolean };

/**
 * A league may let places go that are not paid for. What that means for an invoice is planned when it is there, when it
 * is owed, when a payment turns out to be none and when it is asked for again, and for all of them when the league goes about it in another way. Of
 * a league that lets no place go nothing is asked.
 */
export const forfeitPlans: Process<InvoiceEvent | MoneyTermsEvent, LetsGo> = {
  name: 'forfeit-plans',
  categories: ['invoice', 'moneyTerms'],
  startFrom: 'beginning',
  state: {
    keyOf: (event) => {
      const payee = payeeOf(event);
      return payee?.kind === 'league' ? payee.id : null;
    },
    initial: { letsGo: false },
    evolve: (state, { type, data }) =>
      type === 'MoneyTermsSet' ? { letsGo: (data.forfeitDays ?? null) !== null } : state,
  },
  react: ({ type, data }, { letsGo }): readonly Effect[] => {
    switch (type) {
      case 'MoneyTermsSet': {
        // Whoever has never said anything of places has planned nothing.
        if (data.forfeitDays === undefined) return [];
        const request: LeagueMoneyRequest = { type: 'PlanForfeits' };
        return [asks({ aggregate: 'leagueMoney', id: data.payee.id, request })];
      }
      case 'InvoiceIssued':
      case 'InvoiceSecured':
        return letsGo && data.subject.kind === 'registration' ? [plan(data)] : [];
      case 'PaymentReversed':
      case 'WriteOffTakenBack':
        return letsGo ? [plan(data)] : [];
      default:
        return [];
    }
  },
};

/** To whom is owed what an event that plans may follow from is about. */
const payeeOf = ({ type, data }: RecordedEvent<InvoiceEvent | MoneyTermsEvent>): Payee | null => {
  switch (type) {
    case 'MoneyTermsSet':
      return data.payee;
    case 'InvoiceIssued':
    case 'InvoiceSecured':
    case 'PaymentReversed':
    case 'WriteOffTakenBack':
      return data.books.payee;
    default:
      return null;
  }
};

const plan = ({ invoiceId: id }: { readonly invoiceId: string }): Effect => {
  const request: InvoiceRequest = { type: 'PlanForfeit' };
  return asks({ aggregate: 'invoice', id, request });
};
