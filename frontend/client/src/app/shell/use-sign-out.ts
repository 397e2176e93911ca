import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { KEPT_PUSH, keptNames } from '../../shared/lib/kept';
import { leaveTo } from '../../shared/lib/leave';
import { pause } from '../../shared/lib/pause';
import { signOut } from '../../shared/session/session-keeper';
import { leavingBegan } from '../../shared/session/session.slice';
import { useSession } from '../../shared/session/use-session';

const TOLD_WITHIN_MS = 3_000;
const PUSH_ENDS_WITHIN_MS = 2_000;

/** Signs out and loads the site's front page, once the service knows of it or has not answered for a while. */
export const useSignOut = (): (() => void) => {
  const dispatch = useDispatch();
  const accountId = useSession().user?.id;
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      // While the service still takes it from them; what is on its way may not keep anybody signed in.
      if (accountId !== undefined && keptNames(KEPT_PUSH).includes(accountId))
        await Promise.race([endPush(dispatch, accountId), pause(PUSH_ENDS_WITHIN_MS)]);
      await Promise.race([signOut(dispatch), pause(TOLD_WITHIN_MS)]);
      leaveTo('/');
    };
    // Else the guard would lead to /auth first.
    dispatch(leavingBegan());
    void leave();
  }, [dispatch, accountId]);
};

/** What is sent to somebody must not show up for whoever comes to this device after them. */
const endPush = (dispatch: ReturnType<typeof useDispatch>, accountId: string): Promise<void> =>
  import('../../features/notifications/push/push-device')
    .then(({ turnOffHere }) => turnOffHere(dispatch, accountId))
    .catch(() => undefined);
