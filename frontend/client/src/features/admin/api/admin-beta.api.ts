import type { BetaPage, BetaStatus, betaDecisionBodies } from '@fieldhouse/api-contract';
import { betaDecisionCommands } from '@fieldhouse/api-contract/commands/beta';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { atLeast } from '../../../shared/api/own-writes';

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
          ...atLeast('betaApplication'),
        },
      }),
    }),
    // The inbox shows what was decided before the list is read again.
    ...commandEndpoints<typeof betaDecisionBodies>()(build, betaDecisionCommands, () => []),
  }),
});
