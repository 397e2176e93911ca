import type { PoolPlayerView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure, isUndecided, type Failure } from '../../../shared/api/problem';
import { useBackgroundSender } from '../../../shared/api/use-background-sender';
import { randomId } from '../../../shared/lib/random-id';
import { useSession } from '../../../shared/session/use-session';
import { useToast } from '../../../shared/ui/toasts';
import { poolApi } from '../api/pool.api';
import { keptRatings, withUnsent, type Rating, type UnsentRatings } from './unsent-ratings';

type ApiState = Parameters<ReturnType<typeof poolApi.endpoints.pool.select>>[0];

/** Ratings on their way. */
export type Ratings = {
  /** The players with the ratings that they will have. */
  readonly players: readonly PoolPlayerView[];
  /** How many ratings have not reached the server. */
  readonly unsent: number;
  /** They could not be sent; they go out as soon as that is possible. */
  readonly waiting: boolean;
  readonly rate: (ratings: readonly Rating[]) => void;
};

/**
 * The players of a pool and a way to rate them. A rating shows at once and is sent in the background, one command after
 * the other; what is refused is taken back, what cannot be sent is kept, over a reload too, and sent again.
 */
export const useRatings = (leagueId: string, players: readonly PoolPlayerView[]): Ratings => {
  const accountId = useSession().user?.id ?? '';
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const toast = useToast();
  const [send] = poolApi.useRatePlayersMutation();
  const kept = useMemo(() => keptRatings(accountId, leagueId), [accountId, leagueId]);
  const [unsent, setUnsent] = useState(() => kept.get() ?? []);
  const [waiting, setWaiting] = useState(false);
  const queue = useRef(unsent);

  const keep = useCallback(
    (next: readonly UnsentRatings[]): void => {
      queue.current = next;
      setUnsent(next);
      kept.set(next.length === 0 ? null : next);
    },
    [kept],
  );

  /** @returns why these could not be sent, unless they were refused for good */
  const sendOne = useCallback(
    async (one: UnsentRatings): Promise<Failure | null> => {
      try {
        const { revision } = await send({ leagueId, ...one }).unwrap();
        dispatch(
          poolApi.util.updateQueryData('pool', leagueId, (shown) =>
            revision < shown.revision
              ? shown
              : { ...shown, revision, players: [...withUnsent(shown.players, [one])] },
          ),
        );
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        // Signed out on the way: the ratings go out once the person is back.
        if (isUndecided(failure) || failure.status === 401) return failure;
        toast.failed(one.ratings.length === 1 ? 'Rating not saved' : 'Ratings not saved', failure);
      }
      keep(queue.current.filter(({ commandKey }) => commandKey !== one.commandKey));
      return null;
    },
    [dispatch, keep, leagueId, send, toast],
  );

  const sendAll = useCallback(async (): Promise<Failure | null> => {
    for (let [next] = queue.current; next; [next] = queue.current) {
      const failure = await sendOne(next);
      setWaiting(failure !== null);
      if (failure !== null) return failure;
    }
    return null;
  }, [sendOne]);
  const start = useBackgroundSender(sendAll);

  useEffect(() => {
    if (queue.current.length > 0) start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
  const pending = unsent.length > 0;
  useEffect(() => {
    if (!pending) return;
    // The browser asks in its own words when the whole page is left.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [pending]);

  const rate = useCallback(
    (ratings: readonly Rating[]): void => {
      keep([...queue.current, { commandKey: randomId(), ratings }]);
      start();
    },
    [keep, start],
  );
  return useMemo(
    () => ({
      players: withUnsent(players, unsent),
      unsent: unsent.reduce((sum, { ratings }) => sum + ratings.length, 0),
      waiting,
      rate,
    }),
    [players, unsent, waiting, rate],
  );
};
