import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { anasSession, renderApp } from '../../../test/render-app';
import { accepted, dashboard, league, myTeam, team, teamCard, teams } from '../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/dashboard', { body: dashboard() });
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
  await fill(app, { 'E-mail': 'nobody', Password: '12345' });
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
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
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
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
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
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Sign in failed')).toBeVisible();
  expect(screen.getAllByText('Invalid login credentials')[0]).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
  expect(app.path()).toBe('/auth');
});

it('welcomes who signed up', async () => {
  network.on('POST', '/auth/signup', { body: anasSession() });
  const app = await open('/auth?tab=sign-up');
  await fill(app, {
    'First name': 'Ana',
    'Last name': 'Brook',
    'E-mail': 'ana@example.org',
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
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(/Try again in 1:0\d/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
});

const invite = {
  leagueId: 'L1',
  leagueName: 'Tuesday Softball',
  offer: { kind: 'team', teamId: 'T1', teamName: 'Hawks', role: 'captain' },
  addressed: false,
  state: 'open',
  runBy: 'Olga P.',
  draftStartsAt: '2027-03-02T00:30:00.000Z',
  zone: 'America/New_York',
  drafts: true,
};
const teamInvite = { token: 'tok', team: teamCard, role: 'player', addressed: false, state: 'open' };
/** At a browser where somebody has signed in before. */
const returning = (): void => localStorage.setItem('signed-in', '0');
afterEach(() => localStorage.removeItem('signed-in'));

it('begins with a new account for an invited stranger, and says who invites and when the draft is', async () => {
  network.on('GET', '/leagues/invites/tok', { body: invite });
  await open('/auth#invite=tok');
  expect(await screen.findByText('The league is run by Olga P.')).toBeVisible();
  expect(screen.getByText(/^Draft: Mon, Mar 1, 7:30\sPM EST/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Join Fieldhouse' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Sign Up · Fieldhouse'));
});

it.each([
  ['league', '/auth#invite=tok', '/complex/leagues/L1/draft'],
  ['team', '/auth#team=tok', '/teams/T1'],
])('leads whoever has used it on by their own link to a %s', async (_, link, to) => {
  network.on('GET', '/leagues/invites/tok', { body: { ...invite, state: 'accepted' } });
  network.on('GET', '/leagues/L1', { body: league() });
  const used = { token: 'tok', team: teamCard, role: 'player', addressed: false, state: 'accepted' };
  network.on('GET', '/teams/invites/tok', { body: used });
  network.on('GET', '/teams/T1', { body: team() });
  const app = renderApp(link);
  await waitFor(() => expect(app.path()).toBe(to));
});

it.each([
  ['a captain, of a league that drafts', invite.offer, true, '/complex/leagues/L1/draft'],
  ['a captain, of another league', invite.offer, false, '/leagues/L1/teams'],
  ['a player, of another league', { kind: 'player' }, false, '/leagues/L1/teams'],
  [
    'a commissioner, of another league',
    { kind: 'staff', role: 'commissioner' },
    false,
    '/complex/leagues?league=L1&step=review',
  ],
  ['a treasurer', { kind: 'staff', role: 'treasurer' }, true, '/leagues/L1/teams?tab=finance'],
  ['a scorekeeper', { kind: 'staff', role: 'scorekeeper' }, false, '/leagues/L1/teams?tab=conduct'],
])('leads whoever accepts to be %s, to their own place', async (_, offer, drafts, to) => {
  network.on('GET', '/leagues/invites/tok', { body: { ...invite, offer, drafts, state: 'accepted' } });
  network.on('GET', '/leagues/L1', { body: league() });
  const app = renderApp('/auth#invite=tok');
  await waitFor(() => expect(app.path()).toBe(to));
});

it('says of an invite that somebody else has used that it has been', async () => {
  network.on('GET', '/leagues/invites/tok', { body: { ...invite, state: 'accepted' } });
  network.on('GET', '/leagues/L1', problem(404, 'not_found', 'Not found'));
  renderApp('/auth#invite=tok');
  expect(await screen.findByText(/^This invitation has been used/)).toBeVisible();
  await waitFor(() => expect(network.sent('GET', '/leagues/L1')).toHaveLength(1));
  expect(screen.getByText(/^This invitation has been used/)).toBeVisible();
});

it('takes an invited person to the team after signing in', async () => {
  returning();
  network.on('GET', '/leagues/invites/tok', { body: invite });
  network.on('POST', '/leagues/invites/tok/accept', {
    body: { streamId: 'league-L1', revision: 4, position: '1' },
  });
  network.on('POST', '/auth/token', { body: anasSession() });
  const app = await open('/auth#invite=tok');
  expect(await screen.findByText('Tuesday Softball invited you to Hawks')).toBeVisible();
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(app.path()).toBe('/complex/leagues/L1/draft'));
  expect(network.sent('POST', '/leagues/invites/tok/accept')).toHaveLength(1);
});

it.each(['/auth#invite=tok', '/auth?invite=tok'])(
  'takes the token of %s out of the address',
  async (link) => {
    returning();
    network.on('GET', '/leagues/invites/tok', { body: invite });
    const app = await open(link);
    expect(await screen.findByText('Tuesday Softball invited you to Hawks')).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await app.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(app.path()).toBe('/auth?tab=sign-up');
    expect(screen.getByText('Tuesday Softball invited you to Hawks')).toBeVisible();
  },
);

it('asks somebody who is signed in already before joining', async () => {
  network.on('GET', '/leagues/invites/tok', { body: invite });
  network.on(
    'POST',
    '/leagues/invites/tok/accept',
    problem(409, 'invite_used', 'Used', { detail: 'This invitation has been used.' }),
  );
  const app = renderApp('/auth#invite=tok');
  await app.user.click(await screen.findByRole('button', { name: 'Join Hawks as Ana Brook' }));
  expect(await screen.findByText('This invitation has been used.')).toBeVisible();
});

const addressed = { ...invite, offer: { kind: 'staff', role: 'treasurer' }, addressed: true };

it('asks whoever signs in for an invitation to their address, and takes a no', async () => {
  returning();
  network.on('GET', '/leagues/invites/tok', { body: addressed });
  network.on('POST', '/leagues/invites/tok/decline', {
    body: { streamId: 'league-L1', revision: 4, position: '1' },
  });
  network.on('POST', '/auth/token', { body: anasSession() });
  network.on('POST', '/leagues/invites/tok/seen', {
    body: { streamId: 'league-L1', revision: 3, position: '1' },
  });
  const app = await open('/auth#invite=tok');
  expect(await screen.findByText('Tuesday Softball invited you to its staff')).toBeVisible();
  await waitFor(() => expect(network.sent('POST', '/leagues/invites/tok/seen')).not.toHaveLength(0));
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Join its staff as Ana Brook' })).toBeVisible();
  expect(screen.getByText(/You will be treasurer of the league\./)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(network.sent('POST', '/leagues/invites/tok/accept')).toHaveLength(0);
});

it('says so when the invitation is for another address', async () => {
  network.on('GET', '/leagues/invites/tok', { body: addressed });
  const detail = 'This invitation is for another e-mail address than your account’s.';
  network.on(
    'POST',
    '/leagues/invites/tok/accept',
    problem(403, 'invitation_for_another', 'For another address', { detail }),
  );
  const app = renderApp('/auth#invite=tok');
  await app.user.click(await screen.findByRole('button', { name: 'Join its staff as Ana Brook' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
});

it.each([
  ['league', '/leagues/invites/tok', '/auth#invite=tok', addressed],
  ['team', '/teams/invites/tok', '/auth#team=tok', { ...teamInvite, addressed: true }],
])(
  'lets whoever opens an invitation to another address of a %s sign in with it',
  async (_, at, link, view) => {
    returning();
    network.on('GET', at, ({ headers }) => ({
      body: { ...view, forAnother: headers.has('authorization') },
    }));
    network.on('POST', `${at}/seen`, accepted);
    network.on('POST', '/auth/logout', { status: 204 });
    const app = renderApp(link);
    expect(
      await screen.findByText('It is for another e-mail address than your account’s, ana@example.org.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: / invited you/ })).toBeVisible();
    for (const name of [/^Join/, 'Decline']) expect(screen.queryByRole('button', { name })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await screen.findByText(/ invited you/)).toBeVisible();
    expect(app.path()).toBe('/auth');
  },
);

describe('an invite to a team', () => {
  const toTeam = teamInvite;
  beforeEach(() => {
    network.on('GET', '/teams/invites/tok', { body: toTeam });
    network.on('GET', '/teams/T1', { body: team() });
    network.on('POST', '/teams/invites/tok/accept', accepted);
  });

  it('is taken by whoever signs in below it, and leads to the team', async () => {
    returning();
    network.on('POST', '/auth/token', { body: anasSession() });
    const app = await open('/auth#team=tok');
    expect(await screen.findByText('River Hawks invited you')).toBeVisible();
    expect(app.path()).toBe('/auth');
    await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
    expect(network.sent('POST', '/teams/invites/tok/accept')).toHaveLength(1);
  });

  it('asks who is signed in already, and tells the team that the mail was opened', async () => {
    network.on('GET', '/teams/invites/tok', { body: { ...toTeam, addressed: true } });
    network.on('POST', '/teams/invites/tok/seen', accepted);
    const app = renderApp('/auth#team=tok');
    await waitFor(() => expect(network.sent('POST', '/teams/invites/tok/seen')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Join River Hawks as Ana Brook' }));
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
  });

  it('leads whoever is on the team already there, and says nothing of joining', async () => {
    network.on('GET', '/teams', { body: teams({ teams: [myTeam({ role: 'captain' })] }) });
    network.on('GET', '/teams/invites/tok', { body: { ...toTeam, role: 'captain' } });
    const app = renderApp('/auth#team=tok');
    expect(await screen.findByText('You are there already.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'River Hawks' })).toBeVisible();
    expect(screen.queryByText(/^You will be/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Open River Hawks' }));
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
    expect(screen.queryByText('You joined River Hawks')).not.toBeInTheDocument();
  });

  it('tells whoever is on the team already what else it makes them, and that they are', async () => {
    network.on('GET', '/teams', { body: teams({ teams: [myTeam({ role: 'player' })] }) });
    network.on('GET', '/teams/invites/tok', { body: { ...toTeam, addressed: true, role: 'admin' } });
    network.on('POST', '/teams/invites/tok/seen', accepted);
    const app = renderApp('/auth#team=tok');
    await app.user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
    expect(await screen.findByText('Your role has changed')).toBeVisible();
    expect(screen.getByText('River Hawks: Admin')).toBeVisible();
  });

  it.each([
    ['expired', /This invitation has expired/],
    ['withdrawn', /The team withdrew this invitation/],
  ])('says so when it is %s, and offers nothing', async (state, words) => {
    network.on('GET', '/teams/invites/tok', { body: { ...toTeam, state } });
    network.on('GET', '/teams/T1', problem(404, 'not_found', 'Not found'));
    renderApp('/auth#team=tok');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it.each(['expired', 'withdrawn'])(
    'leads whoever is on the team there also by its link that is %s, and by no such mail',
    async (state) => {
      network.on('GET', '/teams/invites/tok', { body: { ...toTeam, state } });
      const byLink = renderApp('/auth#team=tok');
      await waitFor(() => expect(byLink.path()).toBe('/teams/T1'));
      byLink.unmount();
      network.on('GET', '/teams/invites/tok', { body: { ...toTeam, addressed: true, state } });
      renderApp('/auth#team=tok');
      expect(await screen.findByText(/Ask (?:the team )?for a new one/)).toBeVisible();
    },
  );

  describe('that is archived', () => {
    const words = 'This team is archived at the moment. Ask its captain.';
    beforeEach(() => {
      const state = 'archived';
      network.on('GET', '/teams/invites/tok', {
        body: { ...toTeam, team: { ...teamCard, archived: true }, state },
      });
    });

    it('is said before anybody signs up', async () => {
      await open('/auth#team=tok');
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByText(/^You will be/)).toBeNull();
    });

    it('offers nothing to who is signed in, and leads its members to it', async () => {
      network.on('GET', '/teams/T1', problem(404, 'not_found', 'Not found'));
      const stranger = renderApp('/auth#team=tok');
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
      stranger.unmount();
      network.on('GET', '/teams/T1', { body: team({ archived: true }) });
      const member = renderApp('/auth#team=tok');
      await waitFor(() => expect(member.path()).toBe('/teams/T1'));
    });
  });
});

it('has two tabs, a way back home, and links to the terms and the privacy policy', async () => {
  await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Sign In', 'Sign Up']);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  // On a phone toasts are above, so that none covers the button.
  expect(screen.getByRole('tabpanel').closest('.toasts-above')).not.toBeNull();
});

it('says to whoever has erased their account that it is, and what remains', async () => {
  renderApp('/auth?mode=erased', { signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  expect(screen.getByText(/^What remains: /)).toBeVisible();
  expect(screen.queryByText(/^By continuing you agree/)).not.toBeInTheDocument();
});

it('sends who is signed in to /dashboard', async () => {
  const app = renderApp('/auth');
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
});

const signUp = {
  'First name': 'Ana',
  'Last name': 'Brook',
  'E-mail': 'ana@example.org',
  Password: 'secret1',
};

it('records the accepted texts and keeps the intent of a sign-up for the beta, which goes on to /complex', async () => {
  network.on('POST', '/auth/signup', { body: anasSession() });
  const app = renderApp('/auth?intent=beta', { signedIn: false });
  await screen.findByRole('tab', { name: 'Sign Up', selected: true });
  await fill(app, signUp);
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(app.path()).toBe('/complex'));
  expect(network.sent('POST', '/auth/signup')[0]?.body).toEqual({
    firstName: 'Ana',
    lastName: 'Brook',
    email: 'ana@example.org',
    password: 'secret1',
    termsVersion: '2026-11-29',
    privacyVersion: '2026-11-30',
    intent: 'beta',
  });
});

it("tells a failed sign-up with the service's message, and stays", async () => {
  network.on(
    'POST',
    '/auth/signup',
    problem(409, 'email_taken', 'Sign up failed', { detail: 'This e-mail has an account already.' }),
  );
  const app = await open('/auth?tab=sign-up');
  await fill(app, signUp);
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Sign up failed')).toBeVisible();
  expect(screen.getAllByText('This e-mail has an account already.')[0]).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
  expect(app.path()).toBe('/auth?tab=sign-up');
});

it('takes names of 1 to 50 characters', async () => {
  const app = await open('/auth?tab=sign-up');
  await fill(app, { ...signUp, 'First name': 'a'.repeat(51) });
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findAllByText('First name must be at most 50 characters')).toHaveLength(2);
  expect(network.sent('POST', '/auth/signup')).toHaveLength(0);
});

it('requires every field, and at least 6 characters of a password', async () => {
  await open('/auth?tab=sign-up');
  for (const label of ['First name', 'Last name', 'E-mail', 'Password'])
    expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('minlength', '6');
});

it('signs in once on a double click', async () => {
  network.on('POST', '/auth/token', { body: anasSession() });
  const app = await open();
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  await app.user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(network.sent('POST', '/auth/token')).toHaveLength(1);
});

it('takes a password that is pasted, and tells password managers which one it is', async () => {
  const app = await open();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await app.user.click(password);
  await app.user.paste('correct horse');
  expect(password).toHaveValue('correct horse');
  await app.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

it('shows and hides the password', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('says when caps lock is on', async () => {
  const app = await open();
  await app.user.click(screen.getByLabelText('Password'));
  await app.user.keyboard('{CapsLock}a');
  expect(await screen.findByText('Caps lock is on.')).toBeVisible();
});

it('advises on the strength of a new password without refusing any', async () => {
  network.on('POST', '/auth/signup', { body: anasSession() });
  const app = await open('/auth?tab=sign-up');
  await fill(app, { ...signUp, Password: 'password' });
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
});

it('tries again by itself while the service is away, then offers Retry', async () => {
  network.on('POST', '/auth/token', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const app = await open();
  await fill(app, { 'E-mail': 'ana@example.org', Password: 'secret1' });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await act(() => jest.advanceTimersByTimeAsync(8_500));
  jest.useRealTimers();
  expect(network.sent('POST', '/auth/token')).toHaveLength(4);
  network.on('POST', '/auth/token', { body: anasSession() });
  await app.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
});
