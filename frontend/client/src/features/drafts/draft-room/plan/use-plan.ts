import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useBackgroundSender } from '../../../../shared/api/use-background-sender';
import type { Observable } from '../../../../shared/live/observable';
import { useObservable } from '../../../../shared/live/use-observable';
import { useSession } from '../../../../shared/session/use-session';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import type { Sync } from '../live/room-follower';
import { unsavedTeams } from './kept-lists';
import { createListSender, type PlanDispatch } from './list-sender';
import { seeToLists, sendUnsavedLists } from './send-unsaved';
import { namesOf, withUnsaved, type Lists, type PlanList } from './unsaved-lists';

export type { PlanList } from './unsaved-lists';

/** A team's private lists, as they will stand once everything is saved. */
export type Plan = Lists & {
  readonly teamId: string;
  /** What the server has is known; before that nothing can be changed. */
  readonly isRead: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
  /** Something of it has not reached the server yet. */
  readonly unsaved: boolean;
  readonly save: (list: PlanList, playerIds: readonly string[]) => void;
};

const NONE: Lists = { queue: [], ranking: [], doNotDraft: [] };

/**
 * A team's plan. A change shows at once and is saved in the background. What cannot be sent is kept on the device, and
 * sent as soon as the room is in step again, or from wherever else in the product the person is; so is what they changed
 * for another team of theirs just before.
 */
export const usePlan = (leagueId: string, teamId: string | null, sync: Observable<Sync>): Plan | null => {
  const dispatch = useDispatch<PlanDispatch>();
  const toast = useToast();
  const accountId = useSession().user?.id ?? '';
  const query = { leagueId, teamId: teamId ?? '' };
  // Never those of the team before, which a change would be made to.
  const { currentData: data, error, refetch } = draftsApi.useDraftPlanQuery(query, { skip: teamId === null });
  const sender = useMemo(
    () => createListSender({ accountId, leagueId, teamId: teamId ?? '', dispatch, toast }),
    [accountId, leagueId, teamId, dispatch, toast],
  );
  const unsaved = useObservable(sender);
  const start = useBackgroundSender(
    useCallback(
      async () =>
        (await sender.send()) ?? sendUnsavedLists(dispatch, toast, accountId, unsavedTeams(accountId)),
      [sender, dispatch, toast, accountId],
    ),
  );

  useEffect(() => (teamId === null ? undefined : seeToLists(leagueId, teamId)), [leagueId, teamId]);
  useEffect(() => {
    if (!data) return;
    sender.read(data);
    if (namesOf(sender.get()).length > 0) start();
  }, [data, sender, start]);
  useEffect(
    () =>
      sync.subscribe(() => {
        if (sync.get() === 'live') start();
      }),
    [start, sync],
  );

  const save = useCallback(
    (list: PlanList, playerIds: readonly string[]): void => {
      sender.change(list, playerIds);
      start();
    },
    [sender, start],
  );

  return useMemo(
    () =>
      teamId === null
        ? null
        : {
            ...(data ? withUnsaved(data, unsaved) : NONE),
            teamId,
            isRead: data !== undefined,
            failure: data ? undefined : error,
            retry: () => void refetch(),
            unsaved: namesOf(unsaved).length > 0,
            save,
          },
    [teamId, data, unsaved, error, refetch, save],
  );
};
