import { screen, waitFor } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { anasSession, renderApp } from '../../../test/render-app';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
});

const open = async (at = '/auth') => {
  const app = renderApp(at, { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign In' });
  return app;
};
const fill = async (app: Awaited<ReturnType<typeof open>>, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await app.user.type(screen.getByLabelText(label), text);
};

it('shows the first message as a toast and each message at its field', async () => {
  const app = await open();
  await fill(app, { Email: 'nobody', Password: '12345' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(screen.getAllByText('Invalid email address')).toHaveLength(2);
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(network.sent('POST', '/auth/token')).toHaveLength(0);
});

it('asks for both names when signing up', async () => {
  const app = await open('/auth?tab=sign-up');
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findAllByText('First name is required')).toHaveLength(2);
  expect(screen.getByText('Last name is required')).toBeVisible();
});

it('signs in and goes home', async () => {
  network.on('POST', '/auth/token', { body: anasSession() });
  const app = await open();
  await fill(app, { Email: 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(network.sent('POST', '/auth/token')[0]?.query.get('grant_type')).toBe('password');
  expect(network.sent('POST', '/auth/token')[0]?.body).toEqual({
    email: 'ana@example.org',
    password: 'secret1',
  });
  expect(JSON.stringify(app.store.getState())).not.toContain('secret1');
});

it('goes back to the page that was asked for', async () => {
  network.on('POST', '/auth/token', { body: anasSession() });
  const app = renderApp('/draft-leagues?role=captain', { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign In' });
  expect(app.path()).toBe('/auth');
  await fill(app, { Email: 'ana@example.org', Password: 'secret1' });
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.path()).toBe('/draft-leagues?role=captain'));
});

it("tells a failure with the service's message and keeps the form", async () => {
  network.on(
    'POST',
    '/auth/token',
    problem(400, 'invalid_credentials', 'Sign in failed', { detail: 'Invalid login credentials' }),
  );
  const app = await open();
  await fill(app, { Email: 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Sign in failed')).toBeVisible();
  expect(screen.getAllByText('Invalid login credentials')[0]).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.org');
  expect(app.path()).toBe('/auth');
});

it('welcomes who signed up', async () => {
  network.on('POST', '/auth/signup', { body: anasSession() });
  const app = await open('/auth?tab=sign-up');
  await fill(app, {
    'First name': 'Ana',
    'Last name': 'Brook',
    Email: 'ana@example.org',
    Password: 'secret1',
  });
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Welcome to Fieldhouse!')).toBeVisible();
  expect(screen.getByText('Your account has been created successfully.')).toBeVisible();
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
});

it('counts down after too many attempts', async () => {
  network.on('POST', '/auth/token', {
    ...problem(429, 'too_many_requests', 'Too many requests', { detail: 'Wait a moment and try again.' }),
    headers: { 'retry-after': '65' },
  });
  const app = await open();
  await fill(app, { Email: 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(/Try again in 1:0\d/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
});

const invite = {
  leagueId: 'L1',
  leagueName: 'Tuesday Softball',
  teamId: 'T1',
  teamName: 'Hawks',
  role: 'captain',
  state: 'open',
};

it('takes an invited person to the team after signing in', async () => {
  network.on('GET', '/leagues/invites/tok', { body: invite });
  network.on('POST', '/leagues/invites/tok/accept', {
    body: { streamId: 'league-L1', revision: 4, position: '1' },
  });
  network.on('POST', '/auth/token', { body: anasSession() });
  const app = await open('/auth?invite=tok');
  expect(await screen.findByText('Tuesday Softball invited you to Hawks')).toBeVisible();
  await fill(app, { Email: 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(app.path()).toBe('/complex/leagues/L1/draft'));
  expect(network.sent('POST', '/leagues/invites/tok/accept')).toHaveLength(1);
});

it('asks somebody who is signed in already before joining', async () => {
  network.on('GET', '/leagues/invites/tok', { body: invite });
  network.on(
    'POST',
    '/leagues/invites/tok/accept',
    problem(409, 'invite_used', 'Used', { detail: 'This invite has been used.' }),
  );
  const app = renderApp('/auth?invite=tok');
  await app.user.click(await screen.findByRole('button', { name: 'Join Hawks as Ana Brook' }));
  expect(await screen.findByText('This invite has been used.')).toBeVisible();
});
