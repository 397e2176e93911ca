import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeApi, problem, type FakeApi } from '../../test/fake-api';
import { anasSession, renderApp, theme } from '../../test/render-app';
import { leaveTo } from '../shared/lib/leave';
import { keepSession } from '../shared/session/session-keeper';
import { closeSession, openSession } from '../shared/session/session-refresh';
import { Providers } from './providers';
import { routes } from './routes';
import { createAppStore } from './store';

jest.mock('../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

let network: FakeApi;
let warned: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  network = fakeApi();
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
});

const openWhileLoading = (at: readonly string[]) => {
  const store = createAppStore();
  const router = createMemoryRouter([...routes], { initialEntries: [...at] });
  render(
    <Providers store={store} theme={theme}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { store, router };
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
  const { store, router } = openWhileLoading(['/nowhere', '/teams']);
  act(() => closeSession(store.dispatch));
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(router.state.location.pathname).toBe('/auth');
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  '/dashboard',
  '/teams',
  '/teams/new',
  '/discover-teams',
  '/discover-leagues',
  '/discover-facilities',
  '/map-discovery',
  '/find-players',
  '/player-profile',
  '/schedule',
  '/standings',
  '/draft-leagues',
  '/my-open-play',
  '/admin',
  '/complex',
  '/complex/manage',
  '/complex/leagues',
  '/complex/leagues/L1/draft',
  '/complex/leagues/L1/draft/room',
])('guards %s', async (path) => {
  const app = renderApp(path, { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(app.path()).toBe('/auth');
});

it.each([
  ['/admin', /Another site admin can give you access/],
  ['/complex/manage', /An approved beta application gives you access/],
  ['/complex/leagues', /An approved beta application gives you access/],
])('answers who has no role for %s with who can grant it', async (path, words) => {
  renderApp(path);
  expect(await screen.findByText("You don't have access")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
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
    renderApp(path, { signedIn: false });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(path));
  },
);
