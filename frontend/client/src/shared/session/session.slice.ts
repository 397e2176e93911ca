import type { UserView } from '@fieldhouse/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in. `loading` until the first answer about the session. */
export type SessionState = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: UserView | null;
  /** Seconds since the epoch. */
  readonly expiresAt: number | null;
};

const initialState: SessionState = { status: 'loading', user: null, expiresAt: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened: (
      _,
      { payload }: PayloadAction<{ readonly user: UserView; readonly expiresAt: number }>,
    ): SessionState => ({
      status: 'signed-in',
      ...payload,
    }),
    sessionClosed: (): SessionState => ({ status: 'signed-out', user: null, expiresAt: null }),
  },
  selectors: { selectSession: (state) => state, selectUser: (state) => state.user },
});

export const { sessionOpened, sessionClosed } = sessionSlice.actions;
export const { selectSession, selectUser } = sessionSlice.selectors;
