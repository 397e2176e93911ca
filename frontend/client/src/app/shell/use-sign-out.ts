import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { leaveTo } from '../../shared/lib/leave';
import { pause } from '../../shared/lib/pause';
import { signOut } from '../../shared/session/session-keeper';
import { leavingBegan } from '../../shared/session/session.slice';

const TOLD_WITHIN_MS = 3_000;

/** Signs out and loads the site's front page, once the service knows of it or has not answered for a while. */
export const useSignOut = (): (() => void) => {
  const dispatch = useDispatch();
  return useCallback(() => {
    // Else the guard would lead to /auth first.
    dispatch(leavingBegan());
    void Promise.race([signOut(dispatch), pause(TOLD_WITHIN_MS)]).then(() => leaveTo('/'));
  }, [dispatch]);
};
