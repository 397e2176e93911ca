import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { unsentChats } from '../../features/chat/live/kept-unsent';
import { unsavedTeams } from '../../features/drafts/draft-room/plan/kept-lists';
import type { Failure } from '../../shared/api/problem';
import { useBackgroundSender } from '../../shared/api/use-background-sender';
import { whenAtRest } from '../../shared/lib/at-rest';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';

/** What somebody did that could not be sent goes out once it can, wherever in the product they are: messages, a team's lists. */
export const useUnsentWork = (): void => {
  const dispatch = useDispatch();
  const toast = useToast();
  useSending(
    useCallback(
      async (accountId) => {
        const chatIds = unsentChats(accountId);
        // Without its code they stay for the next time.
        const code = chatIds[0] && (await import('../../features/chat/live/send-unsent').catch(() => null));
        return code ? code.sendUnsent(dispatch, accountId, chatIds) : null;
      },
      [dispatch],
    ),
  );
  useSending(
    useCallback(
      async (accountId) => {
        const names = unsavedTeams(accountId);
        const code =
          names[0] && (await import('../../features/drafts/draft-room/plan/send-unsaved').catch(() => null));
        return code ? code.sendUnsavedLists(dispatch, toast, accountId, names) : null;
      },
      [dispatch, toast],
    ),
  );
};

/** Tries when there is a connection again, and on each page also what the one before has left. */
const useSending = (send: (accountId: string) => Promise<Failure | null>): void => {
  const accountId = useSession().user?.id;
  const { key } = useLocation();
  const start = useBackgroundSender(
    useCallback(
      async () => (accountId === undefined || !navigator.onLine ? null : send(accountId)),
      [accountId, send],
    ),
  );
  useEffect(() => {
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [start]);
  useEffect(() => whenAtRest(start), [start, accountId, key]);
};
