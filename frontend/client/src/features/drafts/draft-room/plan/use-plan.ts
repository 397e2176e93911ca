import type { DraftPlanView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure, isUndecided, type Failure } from '../../../../shared/api/problem';
import { readAnew } from '../../../../shared/api/read-anew';
import { useBackgroundSender } from '../../../../shared/api/use-background-sender';
import { randomId } from '../../../../shared/lib/random-id';
import { useSession } from '../../../../shared/session/use-session';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import type { Observable } from '../../../../shared/live/observable';
import type { Sync } from '../live/room-follower';
import {
  keptLists,
  mergedList,
  namesOf,
  sameList,
  without,
  withUnsaved,
  type Lists,
  type PlanList,
  type UnsavedLists,
} from './unsaved-lists';

export type { PlanList } from './unsaved-lists';

/** A team's private lists, as they will stand once everything is saved. */
export type Plan = Lists & {
  /** What the server has is known; before that nothing can be changed. */
  readonly isRead: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
  /** Something of it has not reached the server yet. */
  readonly unsaved: boolean;
  readonly save: (list: PlanList, playerIds: readonly string[]) => void;
};

const PATHS = { queue: 'queue', ranking: 'ranking', doNotDraft: 'do-not-draft' } as const;
const NONE: Lists = { queue: [], ranking: [], doNotDraft: [] };
type ApiState = Parameters<ReturnType<typeof draftsApi.endpoints.draftPlan.select>>[0];

/**
 * A team's plan. A change shows at once and is saved in the background, one after the other, each for the revision that
 * it was made to; where another device was faster, it is made to what that one saved. What cannot be sent is kept, over
 * a reload too, and sent as soon as the room is in step again.
 */
export const usePlan = (leagueId: string, teamId: string | null, sync: Observable<Sync>): Plan | null => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const toast = useToast();
  const skip = teamId === null;
  const query = { leagueId, teamId: teamId ?? '' };
  const { data, error, refetch } = draftsApi.useDraftPlanQuery(query, { skip });
  const [send] = draftsApi.useSavePlanMutation();
  const accountId = useSession().user?.id ?? '';
  const kept = useMemo(() => keptLists(accountId, leagueId, teamId ?? ''), [accountId, leagueId, teamId]);
  const [unsaved, setUnsaved] = useState<UnsavedLists>(() => kept.get() ?? {});
  const waiting = useRef(unsaved);
  const saved = useRef<DraftPlanView | null>(null);

  const keep = useCallback(
    (next: UnsavedLists): void => {
      waiting.current = next;
      setUnsaved(next);
      kept.set(namesOf(next).length === 0 ? null : next);
    },
    [kept],
  );

  /** @returns why the list could not be saved */
  const saveOne = useCallback(
    async (list: PlanList, plan: DraftPlanView): Promise<Failure | null> => {
      const change = waiting.current[list];
      if (!change) return null;
      const playerIds = mergedList(change, plan[list]);
      try {
        const { revision } = sameList(playerIds, plan[list])
          ? plan
          : await send({
              leagueId,
              teamId: plan.teamId,
              list: PATHS[list],
              playerIds,
              ifRevision: plan.revision,
              commandKey: randomId(),
            }).unwrap();
        const now = { ...plan, [list]: playerIds, revision };
        if (!saved.current || now.revision >= saved.current.revision) saved.current = now;
        dispatch(
          draftsApi.util.updateQueryData('draftPlan', { leagueId, teamId: plan.teamId }, (shown) =>
            revision < shown.revision ? shown : { ...shown, [list]: playerIds, revision },
          ),
        );
        const mine = waiting.current[list]?.mine ?? change.mine;
        keep(
          mine === change.mine
            ? without(waiting.current, list)
            : { ...waiting.current, [list]: { base: change.mine, mine } },
        );
        return null;
      } catch (failure) {
        if (isFailure(failure)) return failure;
        throw failure;
      }
    },
    [dispatch, keep, leagueId, send],
  );

  const saveAll = useCallback(async (): Promise<Failure | null> => {
    for (;;) {
      const [list] = namesOf(waiting.current);
      const plan = saved.current;
      if (list === undefined || plan === null) return null;
      const failure = await saveOne(list, plan);
      if (failure === null) continue;
      // Signed out on the way: it goes out once the person is back.
      if (isUndecided(failure) || failure.status === 401) return failure;
      if (failure.status !== 412) {
        keep(without(waiting.current, list));
        toast.failed('Your list was not saved', failure);
        continue;
      }
      const fresh = await readAnew(refetch).catch(() => undefined);
      if (!fresh || fresh.revision <= plan.revision) return failure;
      saved.current = fresh;
      const { base, mine } = waiting.current[list] ?? { base: [], mine: [] };
      // An own change whose answer was lost on the way is nobody else's.
      if (!sameList(fresh[list], base) && !sameList(fresh[list], mine))
        toast.warn('Also changed on another device', 'Your change was added to it. Look over the order.');
    }
  }, [keep, refetch, saveOne, toast]);

  const start = useBackgroundSender(saveAll);

  useEffect(() => {
    if (!data || (saved.current && data.revision < saved.current.revision)) return;
    saved.current = data;
    if (namesOf(waiting.current).length > 0) start();
  }, [data, start]);
  useEffect(
    () =>
      sync.subscribe(() => {
        if (sync.get() === 'live') start();
      }),
    [start, sync],
  );

  const save = useCallback(
    (list: PlanList, playerIds: readonly string[]): void => {
      if (!saved.current) return;
      const base = waiting.current[list]?.base ?? saved.current[list];
      keep({ ...waiting.current, [list]: { base, mine: playerIds } });
      start();
    },
    [keep, start],
  );

  return useMemo(
    () =>
      skip
        ? null
        : {
            ...(data ? withUnsaved(data, unsaved) : NONE),
            isRead: data !== undefined,
            failure: data ? undefined : error,
            retry: () => void refetch(),
            unsaved: namesOf(unsaved).length > 0,
            save,
          },
    [skip, data, unsaved, error, refetch, save],
  );
};
