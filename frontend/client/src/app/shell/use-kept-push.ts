import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenAtRest } from '../../shared/lib/at-rest';
import { KEPT_PUSH, keptNames } from '../../shared/lib/kept';
import { useSession } from '../../shared/session/use-session';

/**
 * Where this browser is told of something, it is told what is for whoever is here, and stays reachable, in another session
 * too.
 */
export const useKeptPush = (): void => {
  const { status, user, lapsed } = useSession();
  const accountId = user?.id ?? null;
  const dispatch = useDispatch();
  useEffect(() => {
    if (status === 'loading' || lapsed || keptNames(KEPT_PUSH).length === 0) return;
    return whenAtRest(() => {
      import('../../features/notifications/push/keep-push')
        .then(({ keepPush }) => keepPush(dispatch, accountId))
        // The next page that is opened tries again.
        .catch(() => undefined);
    });
  }, [status, accountId, lapsed, dispatch]);
};
