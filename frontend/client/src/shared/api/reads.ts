import type { Dispatch } from '@reduxjs/toolkit';
import { changes, type FollowedKeys } from '../live/changes';
import { baseApi } from './base-api';
import { tagOf, type StreamKind } from './positions';

type Started<Data> = {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: Data }>;
};
type Cached = { readonly dispatch: Dispatch; readonly cacheEntryRemoved: Promise<void> };
type Followed = { readonly kinds: readonly StreamKind[]; readonly keys: FollowedKeys };

const stale = new WeakMap<Dispatch, Set<StreamKind>>();

/** What is told at once is read again at once. */
export const invalidate = (dispatch: Dispatch, kinds: readonly StreamKind[]): void => {
  const waiting = stale.get(dispatch);
  if (waiting) return kinds.forEach((kind) => waiting.add(kind));
  const told = new Set(kinds);
  stale.set(dispatch, told);
  queueMicrotask(() => {
    stale.delete(dispatch);
    dispatch(baseApi.util.invalidateTags([...told].map(tagOf)));
  });
};

/** What an answer follows, for as long as somebody looks at it. */
type Shown = { readonly name: number; follows: number };
let names = 0;

/** Follows what an answer shows for as long as somebody looks at it. @param of null: as before */
const following = <Arg, Data>(of: (arg: Arg, data: Data | undefined) => readonly Followed[] | null) => {
  /** By store and argument: an answer that is asked for anew is another one than that which has just been let go. */
  const shown = new WeakMap<Dispatch, Map<string, Shown>>();
  const follow = (one: Shown, follows: readonly Followed[], dispatch: Dispatch): void => {
    for (const [n, followed] of follows.entries())
      changes.follow(`${one.name} ${n}`, { ...followed, onChange: (kinds) => invalidate(dispatch, kinds) });
    for (let n = follows.length; n < one.follows; n += 1) changes.forget(`${one.name} ${n}`);
    one.follows = follows.length;
  };
  return {
    onQueryStarted: async (arg: Arg, { dispatch, queryFulfilled }: Started<Data>): Promise<void> => {
      const data = await queryFulfilled.then(
        (answer) => answer.data,
        () => undefined,
      );
      const follows = of(arg, data);
      const one = shown.get(dispatch)?.get(JSON.stringify(arg));
      if (follows && one) follow(one, follows, dispatch);
    },
    onCacheEntryAdded: async (arg: Arg, { dispatch, cacheEntryRemoved }: Cached): Promise<void> => {
      const key = JSON.stringify(arg);
      const all = shown.get(dispatch) ?? new Map<string, Shown>();
      const one: Shown = { name: names++, follows: 0 };
      shown.set(dispatch, all.set(key, one));
      await cacheEntryRemoved;
      follow(one, [], dispatch);
      if (all.get(key) === one) all.delete(key);
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
