import type { ContactPage, contactTicketBodies } from '@fieldhouse/api-contract';
import { contactTicketCommands } from '@fieldhouse/api-contract/commands/contact';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

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
        },
      }),
      ...reads(['contactTicket'], () => 'all'),
    }),
    ...commandEndpoints<typeof contactTicketBodies>()(build, contactTicketCommands, 'contactTicket'),
  }),
});
