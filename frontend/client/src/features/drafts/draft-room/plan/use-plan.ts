import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isFailure } from '../../../../shared/api/problem';
import { randomId } from '../../../../shared/lib/random-id';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';

type Lists = {
  readonly queue: readonly string[];
  readonly ranking: readonly string[];
  readonly doNotDraft: readonly string[];
};
export type PlanList = keyof Lists;

/** A team's private lists, as they will stand once everything is saved. */
export type Plan = Lists & {
  readonly loading: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
  readonly save: (list: PlanList, playerIds: readonly string[]) => void;
};

const PATHS = { queue: 'queue', ranking: 'ranking', doNotDraft: 'do-not-draft' } as const;
const NONE: Lists = { queue: [], ranking: [], doNotDraft: [] };
type ApiState = Parameters<ReturnType<typeof draftsApi.endpoints.draftPlan.select>>[0];
type Wanted = { readonly [List in PlanList]?: readonly string[] };

/**
 * A team's plan. A change shows at once and is saved in the background, one after the other, each for the revision that
 * it was made to; when another device was faster, its state is shown and the person told.
 */
export const usePlan = (leagueId: string, teamId: string | null): Plan | null => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const toast = useToast();
  const skip = teamId === null;
  const { data, error, isLoading, refetch } = draftsApi.useDraftPlanQuery(
    { leagueId, teamId: teamId ?? '' },
    { skip },
  );
  const [send] = draftsApi.useSavePlanMutation();
  const [shown, setShown] = useState<Wanted>({});
  const wanted = useRef<Wanted>({});
  const revision = useRef(-1);
  const saving = useRef(false);

  useEffect(() => {
    if (data && data.revision > revision.current) revision.current = data.revision;
  }, [data]);

  const want = useCallback((next: Wanted): void => {
    wanted.current = next;
    setShown(next);
  }, []);

  const saveNext = useCallback(async (): Promise<boolean> => {
    const list = (Object.keys(wanted.current) as PlanList[])[0];
    if (list === undefined || teamId === null) return false;
    const playerIds = wanted.current[list] ?? [];
    try {
      const saved = await send({
        leagueId,
        teamId,
        list: PATHS[list],
        playerIds,
        ifRevision: revision.current,
        commandKey: randomId(),
      }).unwrap();
      revision.current = saved.revision;
      dispatch(
        draftsApi.util.updateQueryData('draftPlan', { leagueId, teamId }, (plan) => ({
          ...plan,
          [list]: playerIds,
          revision: saved.revision,
        })),
      );
      if (wanted.current[list] === playerIds) want(without(wanted.current, list));
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      await refetch();
      want({});
      if (failure.status === 412) {
        toast.warn(
          'Changed on another device',
          'Your lists are shown as they stand now. Make your change again.',
        );
      } else toast.failed('Your list was not saved', failure);
      return false;
    }
  }, [dispatch, leagueId, refetch, send, teamId, toast, want]);

  const save = useCallback(
    (list: PlanList, playerIds: readonly string[]): void => {
      want({ ...wanted.current, [list]: playerIds });
      if (saving.current) return;
      saving.current = true;
      void (async () => {
        try {
          while (await saveNext());
        } finally {
          saving.current = false;
        }
      })();
    },
    [saveNext, want],
  );

  return useMemo(
    () =>
      skip
        ? null
        : {
            ...NONE,
            ...data,
            ...shown,
            loading: isLoading,
            failure: data ? undefined : error,
            retry: () => void refetch(),
            save,
          },
    [skip, data, shown, isLoading, error, refetch, save],
  );
};

const without = (wanted: Wanted, list: PlanList): Wanted => {
  const { [list]: _, ...others } = wanted;
  return others;
};
