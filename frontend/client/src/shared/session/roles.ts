import type { TeamsView, UserView } from '@fieldhouse/api-contract';
import type { Dispatch } from '@reduxjs/toolkit';
import { API, apiHeaders, authorized } from '../api/authorized';
import { fetchOrReadAlong } from '../api/early-answer';
import { atLeast } from '../api/positions';
import { report } from '../lib/log';
import { captaincyLookedUp, userReread } from './session.slice';

/**
 * Reads again what the person is: the account with its roles, and whether they lead a team. A look-up that fails is
 * logged and counts as not having the role.
 */
export const rereadRoles = (dispatch: Dispatch, userId: string): Promise<void> => {
  // Coming back to a page fires more than one event.
  const underWay = readings.get(userId);
  if (underWay) return underWay;
  const reading = Promise.all([rereadUser(dispatch), lookUpCaptaincy(dispatch, userId)])
    .then(() => undefined)
    .finally(() => readings.delete(userId));
  readings.set(userId, reading);
  return reading;
};

const readings = new Map<string, Promise<void>>();

/** Reads the account again: its name, its roles, whether its e-mail is confirmed. */
export const rereadUser = async (dispatch: Dispatch): Promise<void> => {
  const user = await read<UserView>('/auth/user', dispatch).catch((error: unknown) => {
    report('the account could not be read again', error);
    return null;
  });
  if (user !== null) dispatch(userReread(user));
};

/** Looks up whether they lead a team: an active member of it, as captain or admin. */
export const lookUpCaptaincy = async (dispatch: Dispatch, userId: string): Promise<void> => {
  const own = new URLSearchParams(atLeast(['team'])).toString();
  const captain = await read<TeamsView>(`/teams${own === '' ? '' : `?${own}`}`, dispatch).then(
    ({ teams }) =>
      teams.some(({ role, status }) => status === 'active' && (role === 'captain' || role === 'admin')),
    (error: unknown) => {
      report('the look-up of the team role failed', error);
      return false;
    },
  );
  dispatch(captaincyLookedUp({ userId, captain }));
};

// The frame of the product reads these two before any page with its API slice is there.
const read = async <T>(path: string, dispatch: Dispatch): Promise<T> => {
  const answer = await authorized(
    dispatch,
    () => fetchOrReadAlong(`${API}${path}`, { headers: apiHeaders() }),
    ({ status }) => status === 401,
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
};
