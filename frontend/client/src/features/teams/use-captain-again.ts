import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { lookUpCaptaincy } from '../../shared/session/roles';
import { useSession } from '../../shared/session/use-session';

/** Looks up anew whether the person leads a team, after they have done something that changes it. */
export const useCaptainAgain = (): (() => void) => {
  const dispatch = useDispatch();
  const id = useSession().user?.id;
  return useCallback(() => {
    if (id !== undefined) void lookUpCaptaincy(dispatch, id);
  }, [dispatch, id]);
};
