import type { CommandResultView, ContactPage } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

export type ContactState = 'open' | 'closed';

export const adminContactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactInbox: build.infiniteQuery<ContactPage, ContactState, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/admin/contact',
        params: {
          state: queryArg,
          ...(pageParam === null ? {} : { after: pageParam }),
          ...atLeast('contactTicket'),
        },
      }),
    }),
    closeTicket: build.mutation<
      CommandResultView,
      Keyed & { readonly ticketId: string; readonly note: string }
    >({
      query: ({ ticketId, note, commandKey }) => ({
        url: `/admin/contact/${encodeURIComponent(ticketId)}/close`,
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body: { note },
      }),
    }),
  }),
});
