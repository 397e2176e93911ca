import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenAtRest } from '../../shared/lib/at-rest';
import { keptNames } from '../../shared/lib/kept';
import { useSession } from '../../shared/session/use-session';

/** Messages that were written without a connection go out once there is one, wherever in the product the person is. */
export const useUnsentChat = (): void => {
  const accountId = useSession().user?.id;
  const dispatch = useDispatch();
  useEffect(() => {
    if (accountId === undefined) return;
    const look = (): void => {
      const chatIds = keptNames(`chat-unsent ${accountId} `);
      if (chatIds.length === 0 || !navigator.onLine) return;
      void import('../../features/chat/live/send-unsent')
        .then(({ sendUnsent }) => sendUnsent(dispatch, accountId, chatIds))
        // Without its code they stay for the next time.
        .catch(() => undefined);
    };
    const forget = whenAtRest(look);
    window.addEventListener('online', look);
    return () => {
      forget();
      window.removeEventListener('online', look);
    };
  }, [accountId, dispatch]);
};
