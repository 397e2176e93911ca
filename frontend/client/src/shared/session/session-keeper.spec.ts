import { anasSession, createAppStore, type AppStore } from '../../../test/render-app';
import { fakeApi, problem } from '../../../test/fake-api';
import { accessToken } from './access-token';
import { announceSession, keepSession, signOut } from './session-keeper';

const sessionFor = (seconds: number) => ({
  ...anasSession(),
  expires_at: Math.floor(Date.now() / 1_000) + seconds,
});

const until = (store: AppStore, status: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (store.getState().session.status === status) resolve();
    };
    store.subscribe(look);
    look();
  });

let end: () => void = () => undefined;
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('starts loading and is signed in when the cookie is good', async () => {
  fakeApi().on('POST', '/auth/token', { body: anasSession() });
  const store = createAppStore();
  expect(store.getState().session.status).toBe('loading');
  end = keepSession(store);
  await until(store, 'signed-in');
  expect(accessToken()).toBe('token-of-ana');
  expect(JSON.stringify(store.getState())).not.toContain('token-of-ana');
});

it('is signed out when there is no session', async () => {
  fakeApi().on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-out');
  expect(store.getState().session.user).toBeNull();
});

it('keeps loading, and asks again, while the service is away', async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  network.on('POST', '/auth/token', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().session.status).toBe('loading');
  network.on('POST', '/auth/token', { body: anasSession() });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.getState().session.status).toBe('signed-in');
});

it('looks every 30 s and renews when 3 ticks or fewer remain', async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  network.on('POST', '/auth/token', () => ({ body: sessionFor(180) }));
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(network.sent('POST', '/auth/token')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(network.sent('POST', '/auth/token')).toHaveLength(2);
});

it('signs out here at once, and in the other tabs', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  network.on('POST', '/auth/logout', { status: 204 });
  const [here, there] = [createAppStore(), createAppStore()];
  const ends = [keepSession(here), keepSession(there)];
  end = () => ends.forEach((one) => one());
  await Promise.all([until(here, 'signed-in'), until(there, 'signed-in')]);
  await signOut(here.dispatch);
  await until(there, 'signed-out');
  expect(here.getState().session.status).toBe('signed-out');
  expect(accessToken()).toBeNull();
  expect(network.sent('POST', '/auth/logout')).toHaveLength(1);
});

it('follows a sign-in of another tab', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-out');
  network.on('POST', '/auth/token', { body: anasSession() });
  announceSession('signed-in');
  await until(store, 'signed-in');
});
