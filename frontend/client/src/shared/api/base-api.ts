import { createApi } from '@reduxjs/toolkit/query/react';
import { httpBaseQuery } from './http-base-query';

/** The one API slice; features add their endpoints with `injectEndpoints`. Tags with an id are per league. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: httpBaseQuery,
  tagTypes: [
    'DraftLeagues',
    'League',
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
