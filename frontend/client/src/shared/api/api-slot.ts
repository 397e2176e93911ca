import type { baseApi } from './base-api';

/** The API slice, once the first page that asks the service for something has brought it. */
export type LateApi = typeof baseApi;

let loaded: LateApi | null = null;
const waiting = new Set<(api: LateApi) => void>();

/** Called by the API slice when its code has arrived: every store takes it in before the page renders. */
export const offerApi = (api: LateApi): void => {
  loaded = api;
  for (const take of waiting) take(api);
  waiting.clear();
};

/** Gives the API slice to a store, now or when it arrives. */
export const takeApi = (take: (api: LateApi) => void): void => {
  if (loaded) take(loaded);
  else waiting.add(take);
};

/** The API slice, if its code is here. */
export const loadedApi = (): LateApi | null => loaded;
