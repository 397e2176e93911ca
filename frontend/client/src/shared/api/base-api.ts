import { createApi } from '@reduxjs/toolkit/query/react';
import { httpBaseQuery } from './http-base-query';

/** The one API slice; features add their endpoints with `injectEndpoints`. Answers are tagged by what they show. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: httpBaseQuery,
  tagTypes: ['Stream'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
