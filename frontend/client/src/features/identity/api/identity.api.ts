import type {
  ConfirmBody,
  NewPasswordBody,
  RecoverBody,
  SecondFactorSignInBody,
  SessionView,
  SignInBody,
  SignUpBody,
} from '@fieldhouse/api-contract';
import type { Dispatch } from '@reduxjs/toolkit';
import { baseApi } from '../../../shared/api/base-api';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';
import { announceSession } from '../../../shared/session/session-keeper';
import { openSession } from '../../../shared/session/session-refresh';

type Opening<Data> = {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: Data }>;
};

// A refusal is the form's to tell.
const afterwards =
  <Data>(take: (dispatch: Dispatch, data: Data) => void) =>
  (_: unknown, { dispatch, queryFulfilled }: Opening<Data>): Promise<void> =>
    queryFulfilled.then(
      ({ data }) => take(dispatch, data),
      () => undefined,
    );
const takeSession = afterwards<SessionView>((dispatch, session) => {
  openSession(dispatch, session);
  announceSession('signed-in');
});
const post = (url: string, { commandKey, ...body }: Keyed, params?: Readonly<Record<string, string>>) => ({
  url,
  params,
  method: 'POST',
  headers: keyHeader({ commandKey }),
  body,
});

/** Start those that carry a password with `track: false`, so that none stays in the store. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SessionView, SignInBody & Keyed>({
      query: (body) => post('/auth/token', body, { grant_type: 'password' }),
      onQueryStarted: takeSession,
    }),
    signInWithCode: build.mutation<SessionView, SecondFactorSignInBody & Keyed>({
      query: (body) => post('/auth/token', body, { grant_type: 'second_factor' }),
      onQueryStarted: takeSession,
    }),
    signUp: build.mutation<SessionView, SignUpBody & Keyed>({
      query: (body) => post('/auth/signup', body),
      onQueryStarted: takeSession,
    }),
    recover: build.mutation<null, RecoverBody & Keyed>({ query: (body) => post('/auth/recover', body) }),
    setNewPassword: build.mutation<null, NewPasswordBody & Keyed>({
      query: (body) => post('/auth/recover/password', body),
    }),
    confirmEmail: build.mutation<null, ConfirmBody & Keyed>({
      query: (body) => post('/auth/confirm', body),
      onQueryStarted: afterwards<null>(() => announceSession('user-changed')),
    }),
    resendConfirmation: build.mutation<null, Keyed>({
      query: ({ commandKey }) => ({
        url: '/auth/confirm/resend',
        method: 'POST',
        headers: keyHeader({ commandKey }),
      }),
    }),
  }),
});
