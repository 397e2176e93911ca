import type { Dispatch } from '@reduxjs/toolkit';
import { changes, type FollowedKeys } from '../live/changes';
import { baseApi } from './base-api';
import { tagOf, type StreamKind } from './positions';

type Started<Data> = {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: Data }>;
};
type Cached = { readonly cacheEntryRemoved: Promise<void> };

let declared = 0;

/**
 * What a query shows: streams of these kinds. It waits for what this page knows of them (`atLeast`), it is read again
 * when one of them has changed, by an own command or somebody else's, and while it is looked at the server tells.
 * @param keysOf the streams' keys, as the league's id; without it only events that name the own account are told
 */
export const reads = <Arg, Data>(
  kinds: readonly StreamKind[],
  keysOf: (arg: Arg, data: Data | undefined) => FollowedKeys = () => [],
) => {
  const query = `${declared++}`;
  const shown = new Set<string>();
  const nameOf = (arg: Arg): string => `${query} ${JSON.stringify(arg)}`;
  return {
    extraOptions: { reads: kinds },
    providesTags: kinds.map(tagOf),
    onQueryStarted: async (arg: Arg, { dispatch, queryFulfilled }: Started<Data>): Promise<void> => {
      const data = await queryFulfilled.then(
        (answer) => answer.data,
        () => undefined,
      );
      if (!shown.has(nameOf(arg))) return;
      changes.follow(nameOf(arg), {
        kinds,
        keys: keysOf(arg, data),
        onChange: (changed) => void dispatch(baseApi.util.invalidateTags(changed.map(tagOf))),
      });
    },
    onCacheEntryAdded: async (arg: Arg, { cacheEntryRemoved }: Cached): Promise<void> => {
      shown.add(nameOf(arg));
      await cacheEntryRemoved;
      shown.delete(nameOf(arg));
      changes.forget(nameOf(arg));
    },
  };
};

/** As {@link reads}, for what is shown of one league. */
export const readsOfLeague = (...kinds: readonly StreamKind[]) =>
  reads<string | { readonly leagueId: string }, unknown>(kinds, (arg) => [
    typeof arg === 'string' ? arg : arg.leagueId,
  ]);
