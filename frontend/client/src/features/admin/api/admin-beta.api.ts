import type { BetaPage, BetaStatus, betaDecisionBodies } from '@fieldhouse/api-contract';
import { betaDecisionCommands } from '@fieldhouse/api-contract/commands/beta';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

export type BetaInboxFilter = Exclude<BetaStatus, 'draft'> | 'all';
export type BetaApplicant = BetaPage['applications'][number];
export const adminBetaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    betaInbox: build.infiniteQuery<BetaPage, BetaInboxFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/beta/applications',
        params: {
          ...(queryArg === 'all' ? {} : { status: queryArg }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
      }),
      ...reads(['betaApplication'], () => 'all'),
    }),
    ...commandEndpoints<typeof betaDecisionBodies>()(build, betaDecisionCommands, 'betaApplication'),
  }),
});
