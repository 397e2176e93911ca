import { createApi } from '@reduxjs/toolkit/query/react';
import { offerApi } from './api-slot';
import { httpBaseQuery } from './http-base-query';

/** The one API slice; features add their endpoints with `injectEndpoints`. Answers are tagged by what they show. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: httpBaseQuery,
  tagTypes: ['Stream'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

// The store of the product's frame starts without it, so that the frame is there sooner.
offerApi(baseApi);
