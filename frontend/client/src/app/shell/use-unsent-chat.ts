import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { unsentChats } from '../../features/chat/live/kept-unsent';
import type { Failure } from '../../shared/api/problem';
import { useBackgroundSender } from '../../shared/api/use-background-sender';
import { whenAtRest } from '../../shared/lib/at-rest';
import { useSession } from '../../shared/session/use-session';

/** Messages that could not be sent when they were written go out once they can, wherever in the product the person is. */
export const useUnsentChat = (): void => {
  const accountId = useSession().user?.id;
  const dispatch = useDispatch();
  const { key } = useLocation();
  const pass = useCallback(async (): Promise<Failure | null> => {
    if (accountId === undefined || !navigator.onLine) return null;
    const chatIds = unsentChats(accountId);
    if (chatIds.length === 0) return null;
    // Without its code they stay for the next time.
    const code = await import('../../features/chat/live/send-unsent').catch(() => null);
    return code && code.sendUnsent(dispatch, accountId, chatIds);
  }, [accountId, dispatch]);
  const start = useBackgroundSender(pass);
  useEffect(() => {
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
  // Also what was left in the chat of the page before.
  useEffect(() => whenAtRest(start), [start, accountId, key]);
};
