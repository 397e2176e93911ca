import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Failure } from '../../shared/api/problem';
import { useBackgroundSender } from '../../shared/api/use-background-sender';
import { whenAtRest } from '../../shared/lib/at-rest';
import { keptNames } from '../../shared/lib/kept';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';

/** A team's lists that could not be saved go out once they can, wherever in the product the person is. */
export const useUnsavedLists = (): void => {
  const accountId = useSession().user?.id;
  const dispatch = useDispatch();
  const toast = useToast();
  const { key } = useLocation();
  const pass = useCallback(async (): Promise<Failure | null> => {
    if (accountId === undefined || !navigator.onLine) return null;
    const names = keptNames(`draft-plan ${accountId} `);
    if (names.length === 0) return null;
    // Without its code they stay for the next time.
    const code = await import('../../features/drafts/draft-room/plan/send-unsaved').catch(() => null);
    return code && code.sendUnsavedLists(dispatch, toast, accountId, names);
  }, [accountId, dispatch, toast]);
  const start = useBackgroundSender(pass);
  useEffect(() => {
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
  // Also what the page before has left.
  useEffect(() => whenAtRest(start), [start, accountId, key]);
};
