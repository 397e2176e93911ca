import type { SessionView, SignInBody, SignUpBody } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';
import { announceSession } from '../../../shared/session/session-keeper';
import { openSession } from '../../../shared/session/session-refresh';
import type { Dispatch } from '@reduxjs/toolkit';

type Opening = {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: SessionView }>;
};

// A refusal is the form's to tell.
const takeSession = (_: unknown, { dispatch, queryFulfilled }: Opening): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => {
      openSession(dispatch, data);
      announceSession('signed-in');
    },
    () => undefined,
  );

/** Start these with `track: false`, so that no password stays in the store. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SessionView, SignInBody & Keyed>({
      query: ({ commandKey, ...body }) => ({
        url: '/auth/token',
        params: { grant_type: 'password' },
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body,
      }),
      onQueryStarted: takeSession,
    }),
    signUp: build.mutation<SessionView, SignUpBody & Keyed>({
      query: ({ commandKey, ...body }) => ({
        url: '/auth/signup',
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body,
      }),
      onQueryStarted: takeSession,
    }),
  }),
});
