import type { DraftPlanView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isFailure, isUndecided, type Failure } from '../../../../shared/api/problem';
import { readAnew } from '../../../../shared/api/read-anew';
import { randomId } from '../../../../shared/lib/random-id';
import { createSubject, type Observable } from '../../../../shared/live/observable';
import type { Toasts } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { keptLists } from './kept-lists';
import {
  mergedList,
  namesOf,
  sameList,
  without,
  type PlanList,
  type UnsavedList,
  type UnsavedLists,
} from './unsaved-lists';

type ApiState = Parameters<ReturnType<typeof draftsApi.endpoints.draftPlan.select>>[0];
export type PlanDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
/** Whose lists of which team. */
export type ListsOf = { readonly accountId: string; readonly leagueId: string; readonly teamId: string };
type SenderGiven = ListsOf & {
  readonly dispatch: PlanDispatch;
  readonly toast: Pick<Toasts, 'failed' | 'warn'>;
};

/** The lists of a team that one person has changed and the server does not have yet. */
export type ListSender = Observable<UnsavedLists> & {
  /** What the server has, as it was read; nothing can be changed before. */
  readonly read: (plan: DraftPlanView) => void;
  readonly change: (list: PlanList, playerIds: readonly string[]) => void;
  /** Saves what waits, one list after the other. @returns the failure that decided nothing; the rest stays */
  readonly send: () => Promise<Failure | null>;
};

const PATHS = { queue: 'queue', ranking: 'ranking', doNotDraft: 'do-not-draft' } as const;

/** A team's plan, read from the server. @throws Failure */
export const readPlan = (
  dispatch: PlanDispatch,
  { leagueId, teamId }: Omit<ListsOf, 'accountId'>,
): Promise<DraftPlanView> =>
  readAnew(() =>
    dispatch(
      draftsApi.endpoints.draftPlan.initiate({ leagueId, teamId }, { subscribe: false, forceRefetch: true }),
    ),
  );

/**
 * Keeps changed lists on the device until the server has them. Each is saved for the revision that it was made to; where
 * another device was faster, it is made to what that one saved.
 */
export const createListSender = ({
  accountId,
  leagueId,
  teamId,
  dispatch,
  toast,
}: SenderGiven): ListSender => {
  const kept = keptLists(accountId, leagueId, teamId);
  const unsaved = createSubject<UnsavedLists>(kept.get() ?? {});
  let saved: DraftPlanView | null = null;

  const keep = (list: PlanList, change: UnsavedList | null): void => {
    const within = (lists: UnsavedLists): UnsavedLists =>
      change ? { ...lists, [list]: change } : without(lists, list);
    unsaved.set(within(unsaved.get()));
    // Other tabs keep theirs in the same place.
    const all = within(kept.get() ?? {});
    kept.set(namesOf(all).length === 0 ? null : all);
  };
  const read = (plan: DraftPlanView): void => {
    if (!saved || plan.revision >= saved.revision) saved = plan;
  };

  /** @returns why the list could not be saved */
  const saveOne = async (
    list: PlanList,
    change: UnsavedList,
    plan: DraftPlanView,
  ): Promise<Failure | null> => {
    const playerIds = mergedList(change, plan[list]);
    try {
      const { revision } = sameList(playerIds, plan[list])
        ? plan
        : await dispatch(
            draftsApi.endpoints.savePlan.initiate(
              {
                leagueId,
                teamId,
                list: PATHS[list],
                playerIds,
                ifRevision: plan.revision,
                commandKey: randomId(),
              },
              { track: false },
            ),
          ).unwrap();
      read({ ...plan, [list]: playerIds, revision });
      dispatch(
        draftsApi.util.updateQueryData('draftPlan', { leagueId, teamId }, (shown) =>
          revision < shown.revision ? shown : { ...shown, [list]: playerIds, revision },
        ),
      );
      const mine = unsaved.get()[list]?.mine ?? change.mine;
      keep(list, mine === change.mine ? null : { base: change.mine, mine });
      return null;
    } catch (failure) {
      if (isFailure(failure)) return failure;
      throw failure;
    }
  };

  return {
    get: unsaved.get,
    subscribe: unsaved.subscribe,
    read,
    change: (list, playerIds) => {
      if (saved) keep(list, { base: unsaved.get()[list]?.base ?? saved[list], mine: playerIds });
    },
    send: async () => {
      for (;;) {
        const [list] = namesOf(unsaved.get());
        const change = list && unsaved.get()[list];
        const plan = saved;
        if (!change || plan === null) return null;
        const failure = await saveOne(list, change, plan);
        if (failure === null) continue;
        // Signed out on the way: it goes out once the person is back.
        if (isUndecided(failure) || failure.status === 401) return failure;
        if (failure.status !== 412) {
          keep(list, null);
          toast.failed('Your list was not saved', failure);
          continue;
        }
        const fresh = await readPlan(dispatch, { leagueId, teamId }).catch(() => undefined);
        if (!fresh || fresh.revision <= plan.revision) return failure;
        read(fresh);
        const { base, mine } = unsaved.get()[list] ?? change;
        // An own change whose answer was lost on the way is nobody else's.
        if (!sameList(fresh[list], base) && !sameList(fresh[list], mine))
          toast.warn('Also changed on another device', 'Your change was added to it. Look over the order.');
      }
    },
  };
};
