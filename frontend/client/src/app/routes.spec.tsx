import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../test/fake-api';
import { anasSession, renderApp, renderAt } from '../../test/render-app';
import { dashboard } from '../../test/samples';
import { FEATURES } from '../content/features';
import { leaveInPlaceTo, leaveTo } from '../shared/lib/leave';
import { keepSession } from '../shared/session/session-keeper';
import { closeSession, openSession } from '../shared/session/session-refresh';
import { ADDRESSES } from './addresses';
import { PAGES, ROOM } from './route-table';
import { createAppStore } from './store';

jest.mock('../shared/lib/leave', () => ({ leaveTo: jest.fn(), leaveInPlaceTo: jest.fn() }));

let network: FakeApi;
let warned: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  jest.mocked(leaveInPlaceTo).mockClear();
  network = fakeApi();
  network.on('GET', '/dashboard', { body: dashboard() });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
});

const openWhileLoading = (at: readonly string[]) => {
  const store = createAppStore();
  return { store, ...renderAt(at, store) };
};

it('says that an unknown path is not there, leads home and logs the path', async () => {
  renderApp('/nowhere/at/all');
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('no page at this address'), '/nowhere/at/all');
});

it('shows Loading... while the session loads, then the page', async () => {
  const { store } = openWhileLoading(['/dashboard']);
  expect(await screen.findByText('Loading...')).toBeVisible();
  act(() => openSession(store.dispatch, anasSession()));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

it('sends a signed-out visitor to /auth and replaces the history', async () => {
  const { store, history } = openWhileLoading(['/nowhere', '/teams']);
  act(() => closeSession(store.dispatch));
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(history.location.pathname).toBe('/auth');
  expect(history.action).toBe('REPLACE');
});

it('leads a stranger from a league to its public page, and from its registration to /auth', async () => {
  const first = renderApp('/discover-leagues?league=L%2F1', { signedIn: false });
  await waitFor(() => expect(leaveInPlaceTo).toHaveBeenCalledWith('/leagues/L%2F1'));
  expect(first.path()).toBe('/discover-leagues?league=L%2F1');
  first.unmount();
  jest.mocked(leaveInPlaceTo).mockClear();
  const second = renderApp('/discover-leagues?league=L1&register=1', { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(second.history.location.state).toEqual({ returnTo: '/discover-leagues?league=L1&register=1' });
  expect(leaveInPlaceTo).not.toHaveBeenCalled();
});

const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '3f0c2a6e-9b1d-4a57-8f3e-0a1b2c3d4e5f');
it.each([...PAGES, ROOM].map(({ path }) => addressOf(path)))('guards %s', async (path) => {
  const app = renderApp(path, { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(app.path()).toBe('/auth');
});

it.each([
  ['/admin', /Another site admin can give you access/],
  ['/complex/manage', /An approved beta application gives you access/],
])('answers who has no role for %s with who can grant it', async (path, words) => {
  renderApp(path);
  expect(await screen.findByText("You don't have access")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('has every application route of the specification', () => {
  const have = ADDRESSES.map(({ path }) => path.replaceAll(/:\w+/g, ':id'));
  expect(have.sort()).toEqual(
    [
      ...['/auth', '/dashboard', '/teams', '/teams/new', '/teams/:id', '/events/new', '/messages'],
      '/discover-teams',
      ...['/discover-leagues', '/discover-facilities', '/map-discovery', '/find-players', '/player-profile'],
      ...['/schedule', '/standings', '/draft-leagues', '/my-open-play', '/feed', '/admin', '/complex'],
      '/unsubscribe',
      ...['/complex/manage', '/complex/arenas/:id', '/complex/:id/arenas/:id/slots', '/complex/leagues'],
      ...['/complex/:id/arenas/:id/open-play', '/leagues/:id/teams', '/leagues/:id/games'],
      ...['/complex/leagues/:id/draft', '/complex/leagues/:id/draft/room'],
    ].sort(),
  );
});

it('offers Retry when nobody answers who is signed in, and goes on from there', async () => {
  jest.useFakeTimers();
  network.on('POST', '/auth/token', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const { store } = openWhileLoading(['/dashboard']);
  const end = keepSession(store);
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  jest.useRealTimers();
  network.on('POST', '/auth/token', { body: anasSession() });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  act(() => retry.click());
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  end();
});

it.each(['/', '/features', '/sports', '/about', '/contact', '/blog', '/privacy', '/terms'])(
  'leaves %s to the public site',
  async (path) => {
    const { history } = renderApp('/auth', { signedIn: false });
    await screen.findByRole('tab', { name: 'Sign In' });
    act(() => history.push(path));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(path));
    expect(history.location.pathname).toBe('/auth');
  },
);

it.each(PAGES.filter((page) => 'soon' in page).map(({ path, label }) => [addressOf(path), label]))(
  'says of %s, which is not there yet, what it will be, with one thing to do',
  async (path, label) => {
    renderApp(path, { user: { roles: ['complex_owner'] } });
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Soon')).toBeVisible();
    expect(main.getAllByRole('link')).toHaveLength(1);
  },
);

it('promises on the public site, as still to come, what these pages wait for and nothing else', () => {
  const promised = FEATURES.flatMap(({ points }) => points.flatMap(({ awaits }) => awaits));
  const soon = PAGES.filter((page) => 'soon' in page).map(({ path }) => path);
  expect([...new Set(promised)].sort()).toEqual(soon.sort());
});
