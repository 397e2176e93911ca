import { screen, waitFor } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { anasSession, renderApp } from '../../../test/render-app';
import { dashboard } from '../../../test/samples';
import { keptNames, keptOnDevice } from '../../shared/lib/kept';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
});
const visit = (at: string) => renderApp(at, { signedIn: false });

describe('a forgotten password', () => {
  it('is one click from signing in', async () => {
    const app = visit('/auth');
    await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(app.path()).toBe('/auth?mode=reset');
  });

  it('is answered the same for every address', async () => {
    network.on('POST', '/auth/recover', { status: 204 });
    const app = visit('/auth?mode=reset');
    await app.user.type(await screen.findByLabelText('E-mail'), 'nobody@example.org');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If somebody signs in with nobody@example.org/)).toBeVisible();
    // Nothing else tells that an e-mail which is asked for again at once does not go out.
    expect(screen.getByText(/one such e-mail a minute and five a day/)).toBeVisible();
    expect(network.sent('POST', '/auth/recover')[0]?.body).toEqual({ email: 'nobody@example.org' });
  });

  it('can be said by whoever is signed in: mails about a password that somebody else changed lead there', async () => {
    network.on('POST', '/auth/recover', { status: 204 });
    const app = renderApp('/auth?mode=reset');
    await app.user.type(await screen.findByLabelText('E-mail'), 'ana@example.org');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If somebody signs in with ana@example.org/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('counts down after too many mails', async () => {
    network.on('POST', '/auth/recover', {
      ...problem(429, 'too_many_requests', 'Too many requests'),
      headers: { 'retry-after': '90' },
    });
    const app = visit('/auth?mode=reset');
    await app.user.type(await screen.findByLabelText('E-mail'), 'ana@example.org');
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/Try again in 1:(30|2\d)/)).toBeVisible();
  });
});

describe('a new password by link', () => {
  const set = async (token = 'tok', show = visit) => {
    const app = show(`/auth?mode=new-password#token=${token}`);
    await app.user.type(await screen.findByLabelText('New password'), 'a new secret');
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    return app;
  };

  it('is set, and leads to signing in', async () => {
    network.on('POST', '/auth/recover/password', { status: 204 });
    keptOnDevice('chat ana T1').set([]);
    const app = await set();
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    expect(keptNames('')).toEqual([]);
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(network.sent('POST', '/auth/recover/password')[0]?.body).toEqual({
      token: 'tok',
      password: 'a new secret',
    });
    expect(JSON.stringify(app.store.getState())).not.toContain('a new secret');
  });

  it('signs nobody else out who is signed in at this browser, and keeps what they have not sent', async () => {
    network.on('POST', '/auth/recover/password', { status: 204 });
    network.on('POST', '/auth/token', { body: anasSession() });
    network.on('GET', '/dashboard', { body: dashboard() });
    keptOnDevice('chat ana T1').set([]);
    const app = await set('tok', renderApp);
    expect(await screen.findByText(/^Another account is signed in here/)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(app.store.getState().session).toMatchObject({ status: 'signed-in', user: { id: 'ana' } });
    expect(keptNames('')).toEqual(['chat ana T1']);
  });

  it('signs its own person out where they are signed in', async () => {
    network.on('POST', '/auth/recover/password', { status: 204 });
    network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
    keptOnDevice('chat ana T1').set([]);
    const app = await set('tok', renderApp);
    expect(await screen.findByText(/^You were signed out everywhere/)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(app.store.getState().session.status).toBe('signed-out');
    expect(keptNames('')).toEqual([]);
  });

  it.each([
    [410, 'link_expired', 'This link has expired'],
    [409, 'link_used', 'This link has been used'],
    [404, 'link_unknown', 'This link is not one of ours'],
  ])('says on %i that the link cannot be used, and offers a new one', async (status, code, words) => {
    network.on('POST', '/auth/recover/password', problem(status, code, 'No'));
    await set();
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth?mode=reset',
    );
  });
});

describe('a confirmation link', () => {
  it('confirms the e-mail once, and goes on to the site root', async () => {
    network.on('POST', '/auth/confirm', { status: 204 });
    network.on('GET', '/auth/user', { status: 401 });
    const app = visit('/auth?mode=confirm#token=tok');
    expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
    expect(app.path()).toBe('/auth?mode=confirm');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    expect(network.sent('POST', '/auth/confirm').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
  });

  it('confirms nothing for a stranger, who signs in first or makes the account theirs', async () => {
    network.on('POST', '/auth/confirm', problem(409, 'sign_in_to_confirm', 'Sign in to confirm'));
    network.on('POST', '/auth/token', { body: anasSession() });
    const { user } = visit('/auth?mode=confirm#token=tok');
    expect(await screen.findByText('Sign in to confirm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set a password of your own' })).toHaveAttribute(
      'href',
      '/auth?mode=reset',
    );
    network.on('POST', '/auth/confirm', { status: 204 });
    network.on('GET', '/auth/user', { body: anasSession().user });
    await user.type(screen.getByLabelText(/^E-mail/), 'ana@example.org');
    await user.type(screen.getByLabelText(/^Password/), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
    expect(network.sent('POST', '/auth/confirm')).toHaveLength(2);
  });

  it('works as it was sent earlier, with its token in the query', async () => {
    network.on('POST', '/auth/confirm', { status: 204 });
    network.on('GET', '/auth/user', { body: anasSession().user });
    const app = visit('/auth?mode=confirm&token=tok');
    expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
    expect(app.path()).toBe('/auth?mode=confirm');
    expect(network.sent('POST', '/auth/confirm').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
  });

  it('takes the banner away where its person is signed in', async () => {
    network.on('POST', '/auth/confirm', { status: 204 });
    const app = renderApp('/auth?mode=confirm#token=tok', { user: { email_confirmed_at: null } });
    const { user } = app.store.getState().session;
    network.on('GET', '/auth/user', { body: { ...user, email_confirmed_at: '2026-11-21T00:00:00.000Z' } });
    await screen.findByText('Your e-mail is confirmed');
    await waitFor(() => expect(app.store.getState().session.user?.email_confirmed_at).not.toBeNull());
  });

  it('offers another mail when it has expired', async () => {
    network.on('POST', '/auth/confirm', problem(410, 'link_expired', 'Expired'));
    network.on('POST', '/auth/confirm/resend', { status: 204 });
    const app = renderApp('/auth?mode=confirm#token=tok', { user: { email_confirmed_at: null } });
    expect(await screen.findByText('This link has expired')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('A new e-mail is on its way.')).toBeVisible();
  });

  it.each(['here', 'on another device'] as const)(
    'says to whoever has confirmed %s that they have, of a link that is no good',
    async (where) => {
      network.on('POST', '/auth/confirm', problem(404, 'link_unknown', 'Unknown'));
      network.on('POST', '/auth/confirm/resend', { status: 204 });
      network.on('GET', '/auth/user', { body: anasSession().user });
      const app = renderApp('/auth?mode=confirm#token=tok', {
        user: where === 'here' ? {} : { email_confirmed_at: null },
      });
      await screen.findByText('This link is not one of ours');
      if (where !== 'here') await app.user.click(screen.getByRole('button', { name: 'Resend' }));
      expect(await screen.findByText('Your e-mail is confirmed already.')).toBeVisible();
      expect(screen.queryByText('A new e-mail is on its way.')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    },
  );

  it('asks a member to agree to nothing', async () => {
    network.on('POST', '/auth/confirm', { status: 204 });
    visit('/auth?mode=confirm#token=tok');
    await screen.findByText('Your e-mail is confirmed');
    expect(screen.queryByText(/^By continuing you agree/)).not.toBeInTheDocument();
  });

  it('has a signed-out person sign in for another mail', async () => {
    network.on('POST', '/auth/confirm', problem(410, 'link_expired', 'Expired'));
    visit('/auth?mode=confirm#token=tok');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  });

  it.each([
    [409, 'link_used', 'This link has been used'],
    [404, 'link_unknown', 'This link is not one of ours'],
  ])('says on %i what is wrong with it', async (status, code, words) => {
    network.on('POST', '/auth/confirm', problem(status, code, 'No'));
    visit('/auth?mode=confirm#token=tok');
    expect(await screen.findByText(words)).toBeVisible();
  });
});
