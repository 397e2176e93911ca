import { createApi } from '@reduxjs/toolkit/query/react';
import { offerApi } from './api-slot';
import { httpBaseQuery } from './http-base-query';

/** The one API slice; features add their endpoints with `injectEndpoints`. Tags with an id are per league. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: httpBaseQuery,
  tagTypes: [
    'Account',
    'Sessions',
    'DraftLeagues',
    'League',
    'Invitations',
    'Pool',
    'Draft',
    'DraftPlayers',
    'DraftPlan',
    'Checklist',
    'History',
    'SpectatorLink',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

// The store of the product's frame starts without it, so that the frame is there sooner.
offerApi(baseApi);
