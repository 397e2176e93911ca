import type { UserView } from '@fieldhouse/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in. `loading` until the first answer about the session. */
export type SessionState = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: UserView | null;
  /** Seconds since the epoch, by this device's clock. */
  readonly expiresAt: number | null;
  /** Whether the person is captain or admin of a team; false until a look-up has said so. */
  readonly captain: boolean;
  /** Nobody answered about the session, not even after the repeats. */
  readonly unreachable: boolean;
  /** The person signs out: this page is about to be left for the site. */
  readonly leaving: boolean;
  /** The service has ended the session; what is on the page waits for whose it is to sign in again. */
  readonly lapsed: boolean;
};

const nobody = { user: null, expiresAt: null, captain: false, unreachable: false, lapsed: false } as const;
const initialState: SessionState = { status: 'loading', ...nobody, leaving: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: (
      before,
      { payload }: PayloadAction<{ readonly user: UserView; readonly expiresAt: number }>,
    ): SessionState => ({
      status: 'signed-in',
      ...payload,
      captain: before.captain && before.user?.id === payload.user.id,
      unreachable: false,
      leaving: false,
      lapsed: false,
    }),
    sessionClosed: ({ leaving }): SessionState => ({ status: 'signed-out', ...nobody, leaving }),
    sessionLapsed: (before): SessionState => ({ ...before, lapsed: before.user !== null }),
    leavingBegan: (before): SessionState => ({ ...before, leaving: true }),
    leavingEnded: (before): SessionState => ({ ...before, leaving: false }),
    sessionUnreachable: (before): SessionState => ({ ...before, unreachable: true }),
    sessionAskedAgain: (before): SessionState => ({ ...before, unreachable: false }),
    // An answer about somebody who has left since is no news.
    userReread: (before, { payload }: PayloadAction<UserView>): SessionState =>
      before.user?.id === payload.id ? { ...before, user: payload } : before,
    captaincyLookedUp: (
      before,
      { payload }: PayloadAction<{ readonly userId: string; readonly captain: boolean }>,
    ): SessionState =>
      before.user?.id === payload.userId ? { ...before, captain: payload.captain } : before,
  },
  selectors: { selectSession: (state) => state, selectUser: (state) => state.user },
});

export const {
  sessionOpened,
  sessionClosed,
  sessionLapsed,
  leavingBegan,
  leavingEnded,
  sessionUnreachable,
  sessionAskedAgain,
  userReread,
  captaincyLookedUp,
} = sessionSlice.actions;
export const { selectSession, selectUser } = sessionSlice.selectors;
