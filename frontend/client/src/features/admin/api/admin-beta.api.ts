import type { BetaDecision, BetaPage, BetaStatus, CommandResultView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

export type BetaInboxFilter = Exclude<BetaStatus, 'draft'> | 'all';
export type BetaApplicant = BetaPage['applications'][number];
export type Decision = Keyed & {
  readonly accountId: string;
  /** What the site admin has seen: a later change refuses the decision. */
  readonly revision: number;
  readonly decision: BetaDecision;
  readonly reason: string | null;
};

export const adminBetaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    betaInbox: build.infiniteQuery<BetaPage, BetaInboxFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/beta/applications',
        params: {
          ...(queryArg === 'all' ? {} : { status: queryArg }),
          ...(pageParam === null ? {} : { after: pageParam }),
          ...atLeast('betaApplication'),
        },
      }),
    }),
    decideBeta: build.mutation<CommandResultView, Decision>({
      query: ({ accountId, revision, decision, reason, commandKey }) => ({
        url: `/admin/beta/applications/${encodeURIComponent(accountId)}/decision`,
        method: 'POST',
        headers: { ...keyHeader({ commandKey }), 'if-match': `"${revision}"` },
        body: { decision, reason },
      }),
    }),
  }),
});
