import type { Dispatch } from '@reduxjs/toolkit';
import { changes, type FollowedKeys } from '../live/changes';
import { baseApi } from './base-api';
import { tagOf, type StreamKind } from './positions';

type Started<Data> = {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: Data }>;
};
type Cached = { readonly cacheEntryRemoved: Promise<void> };
type Followed = { readonly kinds: readonly StreamKind[]; readonly keys: FollowedKeys };

let declared = 0;
const stale = new Set<StreamKind>();

/** What is told at once is read again at once. */
export const invalidate = (dispatch: Dispatch, kinds: readonly StreamKind[]): void => {
  if (stale.size === 0)
    queueMicrotask(() => {
      dispatch(baseApi.util.invalidateTags([...stale].map(tagOf)));
      stale.clear();
    });
  for (const kind of kinds) stale.add(kind);
};

/** Follows what an answer shows for as long as somebody looks at it. @param of null: as before */
const following = <Arg, Data>(of: (arg: Arg, data: Data | undefined) => readonly Followed[] | null) => {
  const query = `${declared++}`;
  /** How much each answer follows, by its name. */
  const shown = new Map<string, number>();
  const nameOf = (arg: Arg): string => `${query} ${JSON.stringify(arg)}`;
  const follow = (name: string, follows: readonly Followed[], dispatch: Dispatch): void => {
    const before = shown.get(name) ?? 0;
    for (const [n, one] of follows.entries())
      changes.follow(`${name} ${n}`, { ...one, onChange: (kinds) => invalidate(dispatch, kinds) });
    for (let n = follows.length; n < before; n += 1) changes.forget(`${name} ${n}`);
    shown.set(name, follows.length);
  };
  return {
    onQueryStarted: async (arg: Arg, { dispatch, queryFulfilled }: Started<Data>): Promise<void> => {
      const data = await queryFulfilled.then(
        (answer) => answer.data,
        () => undefined,
      );
      const follows = of(arg, data);
      if (follows && shown.has(nameOf(arg))) follow(nameOf(arg), follows, dispatch);
    },
    onCacheEntryAdded: async (arg: Arg, { cacheEntryRemoved }: Cached): Promise<void> => {
      const name = nameOf(arg);
      shown.set(name, 0);
      await cacheEntryRemoved;
      for (let n = 0; n < (shown.get(name) ?? 0); n += 1) changes.forget(`${name} ${n}`);
      shown.delete(name);
    },
  };
};

/**
 * What a query shows: streams of these kinds. It waits for what this page knows of them (`atLeast`), it is read again
 * when one of them has changed, by an own command or somebody else's, and while it is looked at the server tells.
 * @param keysOf the streams' keys, as the league's id; without it only events that name the own account are told
 * @param own further kinds, of which only events that name the own account are told
 */
export const reads = <Arg, Data>(
  kinds: readonly StreamKind[],
  keysOf: (arg: Arg, data: Data | undefined) => FollowedKeys = () => [],
  own: readonly StreamKind[] = [],
) => ({
  extraOptions: { reads: [...kinds, ...own] },
  providesTags: [...kinds, ...own].map(tagOf),
  ...following<Arg, Data>((arg, data) => [
    { kinds, keys: keysOf(arg, data) },
    { kinds: own, keys: [] },
  ]),
});

/** As {@link reads}, for what is shown of one league. */
export const readsOfLeague = (...kinds: readonly StreamKind[]) =>
  reads<string | { readonly leagueId: string }, unknown>(kinds, (arg) => [
    typeof arg === 'string' ? arg : arg.leagueId,
  ]);

type Telling = { readonly follows: readonly Followed[] };

/** As {@link reads}, for an answer that says itself what it was read from. */
export const readsAsTold = <Data extends Telling>() => ({
  extraOptions: { reads: 'all' as const },
  providesTags: (data: Data | undefined) => data?.follows.flatMap(({ kinds }) => kinds.map(tagOf)) ?? [],
  ...following<void, Data>((_, data) => data?.follows ?? null),
});
