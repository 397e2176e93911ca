import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anasSession, createAppStore } from '../../../test/render-app';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { signOut } from '../session/session-keeper';
import { loadSession, openSession } from '../session/session-refresh';
import { fetchOrReadAlong, fetchOrTakeOver } from './early-answer';

const script = readFileSync(join(__dirname, '../../../public/early-session.js'), 'utf8');
const ANA = 'Bearer token-of-ana';
const FIRST = '({ "/dashboard": ["/api/dashboard"], "/leagues/:id/room": ["/api/leagues/:id/picks"] })';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  network.on('GET', '/dashboard', { body: 'hers' });
});
afterEach(() => {
  delete window.earlySession;
  delete window.earlyAnswer;
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

/** The page as it is opened at an address, before the app's code has come. */
const open = (path: string): void => {
  window.history.replaceState(null, '', path);
  const element = document.createElement('script');
  element.textContent = script.replaceAll('__FIRST__', FIRST);
  document.head.append(element);
  element.remove();
};
const read = async (authorization: string | null = ANA, path = '/dashboard'): Promise<unknown> => {
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  const request = new Request(`${window.location.origin}/api${path}`, { headers });
  return (await fetchOrTakeOver(request)).json();
};
const asked = () => network.sent('GET', '/dashboard').map(({ headers }) => headers.get('authorization'));

it('asks with the session for what the address shows first, and hands it over once', async () => {
  open('/dashboard/');
  const session = (await window.earlySession)?.json();
  expect(await session).toMatchObject({ access_token: 'token-of-ana' });
  expect(await read()).toBe('hers');
  expect(asked()).toEqual([ANA]);
  expect(await read()).toBe('hers');
  expect(asked()).toEqual([ANA, ANA]);
});

it('lets somebody read along before and after, and hands it over all the same', async () => {
  open('/dashboard');
  await window.earlySession;
  const along = async (): Promise<unknown> =>
    (
      await fetchOrReadAlong(`${window.location.origin}/api/dashboard`, { headers: { authorization: ANA } })
    ).json();
  expect(await Promise.all([along(), read(), along()])).toEqual(['hers', 'hers', 'hers']);
  expect(asked()).toEqual([ANA]);
});

it('asks for what stands in the address, unless a link of its own opens it', async () => {
  network.on('GET', '/leagues/L%201/picks', { body: 'theirs' });
  open('/leagues/L%201/room?spectator=SECRET');
  await window.earlySession;
  expect(window.earlyAnswer).toBeUndefined();
  open('/leagues/L%201/room?view=projector');
  expect(await read(ANA, '/leagues/L%201/picks')).toBe('theirs');
  expect(network.sent('GET', '/leagues/L%201/picks')).toHaveLength(1);
});

it('does not ask again who is signed in where the service has said that nobody is, until somebody has', async () => {
  const asked = () => network.sent('POST', '/auth/token').length;
  const store = createAppStore();
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  open('/auth');
  expect(await loadSession(store.dispatch)).toBe(false);
  expect(asked()).toBe(1);
  open('/auth');
  expect(await loadSession(store.dispatch)).toBe(false);
  expect(asked()).toBe(1);
  openSession(store.dispatch, anasSession());
  network.on('POST', '/auth/token', { body: anasSession() });
  open('/auth');
  expect(await loadSession(store.dispatch)).toBe(true);
  expect(asked()).toBe(2);
});

it('asks nothing where somebody has signed out, whether or not the service has heard it', async () => {
  network.on('POST', '/auth/logout', problem(502, 'away', 'Away'));
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  await signOut(store.dispatch);
  open('/dashboard');
  expect(await loadSession(store.dispatch)).toBe(false);
  expect(network.sent('POST', '/auth/token')).toHaveLength(0);
  openSession(store.dispatch, anasSession());
});

it('asks again after an answer that is not the service’s own', async () => {
  const store = createAppStore();
  network.on('POST', '/auth/token', problem(404, 'not_found', 'Not found'));
  for (const times of [1, 2]) {
    open('/auth');
    expect(await loadSession(store.dispatch)).toBe(false);
    expect(network.sent('POST', '/auth/token')).toHaveLength(times);
  }
});

it('asks for nothing at other addresses, and for nothing without a session', async () => {
  open('/teams');
  await window.earlySession;
  expect(window.earlyAnswer).toBeUndefined();
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  open('/dashboard');
  expect(await window.earlyAnswer?.('/api/dashboard', null)).toBeNull();
  expect(asked()).toEqual([]);
});

it('gives nobody else what one account was answered', async () => {
  open('/dashboard');
  await window.earlyAnswer?.('/api/other', ANA);
  network.on('GET', '/dashboard', { body: 'another’s' });
  expect(await read('Bearer token-of-bo')).toBe('another’s');
  expect(await read()).toBe('another’s');
});

it('leaves other questions alone, and asks again what was refused or is old', async () => {
  network.on('GET', '/sports', { body: [] });
  open('/dashboard');
  expect(await read(ANA, '/sports')).toEqual([]);
  expect(await read(ANA, '/dashboard?atLeast=1')).toBe('hers');
  network.on('GET', '/dashboard', problem(401, 'not_signed_in', 'Ended'));
  open('/dashboard');
  await window.earlyAnswer?.('/api/other', ANA);
  network.on('GET', '/dashboard', { body: 'new' });
  expect(await read()).toBe('new');

  jest.useFakeTimers();
  open('/dashboard');
  await window.earlyAnswer?.('/api/other', ANA);
  network.on('GET', '/dashboard', { body: 'newer' });
  jest.advanceTimersByTime(15_000);
  expect(await read()).toBe('newer');
});
