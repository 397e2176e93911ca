import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '@fieldhouse/payments';
import { everLeading, isLeadingFact } from './leading-facts';

/** What a team owes, and the members who lead it or have led it. */
type Owing = { readonly invoiceIds: readonly string[]; readonly leaderIds: readonly string[] };

/**
 * Whoever leads a team answers for what it owes: asked of each of its invoices when one is issued, and of all when somebody
 * begins or ends to lead it.
 */
export const paymentsFollowTeams: Process<InvoiceEvent | TeamEvent, Owing> = {
  name: 'payments-follow-teams',
  categories: ['invoice', 'team'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ type, data }) => {
      if (type === 'InvoiceIssued' || type === 'InvoiceVoided') return data.books.payer.teamId;
      return 'teamId' in data && 'memberId' in data ? data.teamId : null;
    },
    initial: { invoiceIds: [], leaderIds: [] },
    evolve: (state, event) => {
      if (isLeadingFact(event)) return { ...state, leaderIds: everLeading(state.leaderIds, event) };
      const { type, data } = event;
      switch (type) {
        case 'InvoiceIssued':
          return { ...state, invoiceIds: [...state.invoiceIds, data.invoiceId] };
        case 'InvoiceVoided':
          return { ...state, invoiceIds: state.invoiceIds.filter((one) => one !== data.invoiceId) };
        default:
          return state;
      }
    },
  },
  react: (event, { invoiceIds, leaderIds }): readonly Effect[] => {
    if (event.type === 'InvoiceIssued') return [follow(event.data.invoiceId)];
    return isLeadingFact(event) && leaderIds.includes(event.data.memberId) ? invoiceIds.map(follow) : [];
  },
};

const follow = (id: string): Effect => {
  const request: InvoiceRequest = { type: 'FollowTeam' };
  return asks({ aggregate: 'invoice', id, request });
};
