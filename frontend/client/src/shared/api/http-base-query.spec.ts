import { waitFor } from '@testing-library/react';
import { anasSession, createAppStore } from '../../../test/render-app';
import { fakeApi, problem } from '../../../test/fake-api';
import { noteSignOut } from '../session/session-hint';
import { closeSession, openSession } from '../session/session-refresh';
import { baseApi } from './base-api';
import { atLeast, forgetPositions } from './positions';
import { keyHeader } from './use-command';

const api = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    thing: build.query<{ readonly name: string; readonly position?: string }, string>({
      query: (id) => ({ url: `/things/${id}`, params: atLeast(['thing']) }),
    }),
    rename: build.mutation<unknown, { readonly commandKey: string }>({
      query: (arg) => ({ url: '/things/1', method: 'PUT', headers: keyHeader(arg), body: {} }),
    }),
    enter: build.mutation<unknown, void>({ query: () => ({ url: '/auth/token', method: 'POST' }) }),
    grant: build.mutation<unknown, { readonly commandKey: string; readonly body: object }>({
      query: ({ body, ...arg }) => ({ url: '/credits', method: 'POST', headers: keyHeader(arg), body }),
      extraOptions: { writes: 'wallet' },
    }),
  }),
});

const signedIn = () => {
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  return store;
};
const read = (store: ReturnType<typeof signedIn>) =>
  store.dispatch(api.endpoints.thing.initiate('1', { forceRefetch: true }));

afterEach(() => {
  jest.useRealTimers();
  forgetPositions();
  sessionStorage.clear();
});

it('sends the access token and a correlation id', async () => {
  const network = fakeApi();
  network.on('GET', '/things/1', { body: { name: 'one' } });
  await read(signedIn());
  expect(network.seen[0]?.headers.get('authorization')).toBe('Bearer token-of-ana');
  expect(network.seen[0]?.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{32}$/);
});

it('refreshes a refused token once and asks again with the new one', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: { ...anasSession(), access_token: 'new-token' } });
  network.on('GET', '/things/1', ({ headers }) =>
    headers.get('authorization') === 'Bearer new-token'
      ? { body: { name: 'one' } }
      : problem(401, 'not_signed_in', 'Not signed in'),
  );
  const answer = await read(signedIn());
  expect(answer.data).toEqual({ name: 'one' });
  expect(network.sent('POST', '/auth/token')).toHaveLength(1);
  expect(network.sent('POST', '/auth/token')[0]?.query.get('grant_type')).toBe('refresh_token');
});

it('ends the session that somebody has signed out of before it opens another', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/logout', { status: 204 });
  network.on('POST', '/auth/token', { body: anasSession() });
  noteSignOut();
  await createAppStore().dispatch(api.endpoints.enter.initiate());
  await createAppStore().dispatch(api.endpoints.enter.initiate());
  expect(network.seen.map(({ path }) => path)).toEqual(['/auth/logout', '/auth/token', '/auth/token']);
});

describe('when the refresh is refused too', () => {
  const lapse = async () => {
    const network = fakeApi();
    network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
    network.on('PUT', '/things/1', ({ headers }) =>
      headers.get('authorization') === 'Bearer new-token'
        ? { body: {} }
        : problem(401, 'not_signed_in', 'Not signed in'),
    );
    const store = signedIn();
    const sent = store.dispatch(api.endpoints.rename.initiate({ commandKey: 'key-of-this-action' }));
    await waitFor(() => expect(store.getState().session.lapsed).toBe(true));
    return { network, store, sent };
  };

  it('keeps the page, and sends again under the same key once the same person is back', async () => {
    const { network, store, sent } = await lapse();
    expect(store.getState().session.status).toBe('signed-in');
    openSession(store.dispatch, { ...anasSession(), access_token: 'new-token' });
    expect((await sent).data).toEqual({});
    const keys = network.sent('PUT', '/things/1').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['key-of-this-action', 'key-of-this-action']);
  });

  it('sends nothing more when they leave, or somebody else signs in', async () => {
    const { network, store, sent } = await lapse();
    closeSession(store.dispatch);
    expect((await sent).data).toBeUndefined();
    expect(store.getState().session.status).toBe('signed-out');
    const other = await lapse();
    const session = anasSession();
    openSession(other.store.dispatch, {
      ...session,
      access_token: 'new-token',
      user: { ...session.user, id: 'bea' },
    });
    expect((await other.sent).data).toBeUndefined();
    expect(network.sent('PUT', '/things/1')).toHaveLength(1);
    expect(other.network.sent('PUT', '/things/1')).toHaveLength(1);
  });
});

it('asks again after 1, 2 and 5 s while the service is away, then tells the failure', async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  network.on(
    'GET',
    '/things/1',
    problem(503, 'store_unavailable', 'Temporarily unavailable', { detail: 'Try again in a moment.' }),
  );
  const asked = read(signedIn());
  for (const [wait, requests] of [
    [999, 1],
    [1, 2],
    [2_000, 3],
    [5_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(network.seen).toHaveLength(requests);
  }
  const answer = await asked;
  expect(answer.error).toMatchObject({
    status: 503,
    code: 'store_unavailable',
    detail: 'Try again in a moment.',
  });
});

it('tells a lost connection in words', async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  const asked = read(signedIn());
  await jest.advanceTimersByTimeAsync(8_000);
  expect((await asked).error).toMatchObject({ status: 0, code: 'offline', title: 'No connection' });
});

it('sends the command key, and reads again for as long as the service says that the own write is not there', async () => {
  const network = fakeApi();
  const position = '00000000000000000009';
  network.on('PUT', '/things/1', { body: { streamId: 'thing-1', revision: 3, position } });
  const answers = [{ body: { name: 'old' }, behind: true }, { body: { name: 'new' } }];
  network.on('GET', '/things/1', () => answers.shift() ?? problem(404, 'not_found', 'Not found'));
  const store = signedIn();
  await store.dispatch(api.endpoints.rename.initiate({ commandKey: 'key-of-this-action' }));
  expect((await read(store)).data).toEqual({ name: 'new' });
  expect(network.sent('PUT', '/things/1')[0]?.headers.get('idempotency-key')).toBe('key-of-this-action');
  expect(network.sent('GET', '/things/1').map(({ query }) => query.get('atLeast'))).toEqual([
    position,
    position,
  ]);
});

describe('a command of which nothing is known yet', () => {
  const grant = (store: ReturnType<typeof signedIn>, body: object, commandKey: string) =>
    store.dispatch(api.endpoints.grant.initiate({ body, commandKey }));
  const keysOf = (network: ReturnType<typeof fakeApi>): readonly (string | null)[] =>
    network.sent('POST', '/credits').map(({ headers }) => headers.get('idempotency-key'));
  const undecided = problem(429, 'too_many', 'Too many');
  const done = { body: { streamId: 'thing-1', revision: 1, position: '00000000000000000001' } };

  it('is the same when it is sent again, from whichever form', async () => {
    const network = fakeApi();
    network.on('POST', '/credits', undecided);
    const store = signedIn();
    await grant(store, { amountMinor: 2_000 }, 'k1');
    network.on('POST', '/credits', done);
    await grant(store, { amountMinor: 2_000 }, 'k2');
    await grant(store, { amountMinor: 2_000 }, 'k3');
    expect(keysOf(network)).toEqual(['k1', 'k1', 'k3']);
  });

  it('is another one once something else was sent, or long after', async () => {
    const network = fakeApi();
    network.on('POST', '/credits', undecided);
    const store = signedIn();
    await grant(store, { amountMinor: 2_000 }, 'k1');
    await grant(store, { amountMinor: 3_000 }, 'k2');
    network.on('PUT', '/things/1', done);
    await store.dispatch(api.endpoints.rename.initiate({ commandKey: 'r1' }));
    await grant(store, { amountMinor: 3_000 }, 'k3');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    await grant(store, { amountMinor: 3_000 }, 'k4');
    expect(keysOf(network)).toEqual(['k1', 'k2', 'k3', 'k4']);
    jest.restoreAllMocks();
  });
});
