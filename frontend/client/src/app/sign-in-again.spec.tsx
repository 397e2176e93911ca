import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../test/fake-api';
import { anasSession, renderApp } from '../../test/render-app';
import { createOutbox } from '../features/chat/live/outbox';
import { keptNames } from '../shared/lib/kept';
import { openSession, refreshSession } from '../shared/session/session-refresh';
import { accepted, league, pool, room, softball } from '../../test/samples';

const TEAMS = '/leagues/L1/teams/list';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league({ teams: [], teamCount: 2 }) });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/draft/room', { body: room() });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('POST', TEAMS, ({ headers }) =>
    headers.get('authorization') === 'Bearer new-token'
      ? accepted
      : problem(401, 'not_signed_in', 'Not signed in'),
  );
  network.on('POST', '/auth/token', ({ query }) =>
    query.get('grant_type') === 'password'
      ? { body: { ...anasSession(), access_token: 'new-token' } }
      : problem(401, 'session_missing', 'No session'),
  );
});
it('asks whose session has ended to sign in again, and sends what was being sent', async () => {
  const { user, path } = renderApp('/complex/leagues/L1/draft?tab=teams');
  await user.type(await screen.findByRole('textbox', { name: 'Name of team 1' }), 'Hawks');
  await user.click(screen.getByRole('button', { name: 'Add 1 team' }));
  const dialog = await screen.findByRole('dialog', { name: 'You were signed out' });
  expect(dialog).toHaveTextContent('Sign in again as ana@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('1 team in the league')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const keys = network.sent('POST', TEAMS).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(network.sent('POST', '/auth/token').at(-1)?.body).toMatchObject({ email: 'ana@example.org' });
  expect(path()).toBe('/complex/leagues/L1/draft?tab=teams');
});

it('lets whose address was changed on another device meanwhile sign in with the new one', async () => {
  network.on('POST', '/auth/token', ({ query, body }) => {
    if (query.get('grant_type') !== 'password') return problem(401, 'session_missing', 'No session');
    const { email } = body as { readonly email: string };
    if (email !== 'ana@new.example') return problem(401, 'invalid_credentials', 'Sign in failed');
    const session = anasSession();
    return { body: { ...session, access_token: 'new-token', user: { ...session.user, email } } };
  });
  const { user } = renderApp('/complex/leagues/L1/draft?tab=teams');
  await user.type(await screen.findByRole('textbox', { name: 'Name of team 1' }), 'Hawks');
  await user.click(screen.getByRole('button', { name: 'Add 1 team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You were signed out' }));
  const email = dialog.getByLabelText(/^E-mail/);
  expect(email).toHaveValue('ana@example.org');
  await user.clear(email);
  await user.type(email, 'ana@new.example');
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  // What was being sent went out: it is the same person.
  expect(await screen.findByText('1 team in the league')).toBeVisible();
});

it('keeps nothing on the device for whoever comes after a person who leaves the page', async () => {
  network.on('GET', '/direct-chats', { body: { chats: [], next: null, position: '' } });
  const { user, store, path } = renderApp('/messages');
  await screen.findByRole('button', { name: 'Write to somebody' });
  createOutbox('ana', 'T1').write({ channel: 'team', text: 'Hi', reply: null, files: [] });
  act(() => void refreshSession(store.dispatch));
  const dialog = within(await screen.findByRole('dialog', { name: 'You were signed out' }));
  expect(dialog.getByText('1 message has not been sent. Leaving this page loses it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave this page' }));
  await waitFor(() => expect(path()).toBe('/auth'));
  expect(keptNames('')).toEqual([]);
});

it('gives nothing that was entered to somebody else who signs in meanwhile', async () => {
  network.on('GET', '/direct-chats', { body: { chats: [], next: null, position: '' } });
  network.on('GET', '/direct-chats/people', { body: { people: [] } });
  const { user, store } = renderApp('/messages');
  await user.click(await screen.findByRole('button', { name: 'Write to somebody' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'Kim');
  act(() => void refreshSession(store.dispatch));
  await screen.findByRole('dialog', { name: 'You were signed out' });
  const session = anasSession();
  act(() => openSession(store.dispatch, { ...session, user: { ...session.user, id: 'ben' } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByDisplayValue('Kim')).toBeNull();
});
