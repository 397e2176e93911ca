import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { asks, type Effect, type Process } from '@fieldhouse/kernel';
import type { InvoiceRequest } from '@fieldhouse/payments';
import { leads } from '@fieldhouse/values';

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
    evolve: (state, { type, data }) => {
      switch (type) {
        case 'InvoiceIssued':
          return { ...state, invoiceIds: [...state.invoiceIds, data.invoiceId] };
        case 'InvoiceVoided':
          return { ...state, invoiceIds: state.invoiceIds.filter((one) => one !== data.invoiceId) };
        case 'MemberJoined':
          return leads(data.role) ? withLeader(state, data.memberId) : state;
        case 'MemberRoleChanged':
          return leads(data.to) ? withLeader(state, data.memberId) : state;
        default:
          return state;
      }
    },
  },
  react: ({ type, data }, { invoiceIds, leaderIds }): readonly Effect[] => {
    switch (type) {
      case 'InvoiceIssued':
        return [follow(data.invoiceId)];
      case 'MemberJoined':
      case 'MemberClaimed':
      case 'MemberLeft':
      case 'MemberRestored':
      case 'MemberRoleChanged':
      case 'MemberStatusChanged':
        return leaderIds.includes(data.memberId) ? invoiceIds.map(follow) : [];
      default:
        return [];
    }
  },
};

const withLeader = (state: Owing, memberId: string): Owing => ({
  ...state,
  leaderIds: [...new Set([...state.leaderIds, memberId])],
});

const follow = (id: string): Effect => {
  const request: InvoiceRequest = { type: 'FollowTeam' };
  return asks({ aggregate: 'invoice', id, request });
};
