import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { dashboard } from '../../../test/samples';
import { createOutbox } from '../../features/chat/live/outbox';
import { keptNames } from '../../shared/lib/kept';
import { leaveTo } from '../../shared/lib/leave';

jest.mock('../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

let network: FakeApi;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  network = fakeApi();
  network.on('GET', '/dashboard', { body: dashboard() });
  network.on('POST', '/auth/logout', { status: 204 });
});

const openMenu = async (app: ReturnType<typeof renderApp>) => {
  await app.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu');
};

it('has a menu toggle, the logo and the avatar in its header', async () => {
  renderApp('/dashboard');
  const [header] = await screen.findAllByRole('banner');
  if (!header) throw new Error('there is no header');
  expect(within(header).getByRole('button', { name: 'Toggle navigation' })).toBeVisible();
  expect(within(header).getByRole('link', { name: 'Fieldhouse, home' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(within(header).getByRole('button', { name: 'Account menu' })).toHaveTextContent('AB');
});

it.each([
  ['the first letter of the e-mail', 'zoe@example.org', 'Z'],
  ['U', '', 'U'],
])('shows %s as avatar of somebody without names', async (_, email, letter) => {
  renderApp('/dashboard', { user: { email, user_metadata: { first_name: '', last_name: '' } } });
  expect(await screen.findByRole('button', { name: 'Account menu' })).toHaveTextContent(letter);
});

it('shows the full name and the e-mail in the avatar menu, with Profile and Sign out', async () => {
  const app = renderApp('/dashboard');
  const menu = await openMenu(app);
  expect(within(menu).getByText('Ana Brook')).toBeVisible();
  expect(within(menu).getByText('ana@example.org')).toBeVisible();
  expect(within(menu).getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/player-profile');
  expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

it("shows 'Account' for somebody without a name", async () => {
  const app = renderApp('/dashboard', { user: { user_metadata: { first_name: '', last_name: '' } } });
  expect(within(await openMenu(app)).getByText('Account')).toBeVisible();
});

it('signs out, clears the session and goes to the site', async () => {
  const app = renderApp('/dashboard');
  const menu = await openMenu(app);
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  expect(app.store.getState().session).toMatchObject({ status: 'signed-out', user: null });
  expect(network.sent('POST', '/auth/logout')).toHaveLength(1);
});

it('asks before messages are lost that have not been sent', async () => {
  const outbox = createOutbox('ana', 'T1');
  for (const text of ['One', 'Two']) outbox.write({ channel: 'team', text, reply: null, files: [] });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = renderApp('/dashboard');
  const leave = async () =>
    app.user.click(within(await openMenu(app)).getByRole('menuitem', { name: 'Sign out' }));
  await leave();
  const asked = { name: '2 messages have not been sent' };
  await app.user.click(
    within(await screen.findByRole('dialog', asked)).getByRole('button', { name: 'Stay signed in' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.store.getState().session.status).toBe('signed-in');
  await leave();
  await app.user.click(
    within(await screen.findByRole('dialog', asked)).getByRole('button', { name: 'Sign out' }),
  );
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  expect(keptNames('chat-unsent')).toEqual([]);
  onLine.mockRestore();
});

it('scrolls to the top on each change of address', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  scrolled.mockClear();
  await app.user.click(screen.getByRole('link', { name: 'Schedule' }));
  await screen.findByRole('heading', { name: 'Schedule' });
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('puts the focus on the heading of each page that is opened, for who hears it', async () => {
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(document.body).toHaveFocus();
  await app.user.click(screen.getByRole('link', { name: 'Schedule' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Schedule', level: 1 })).toHaveFocus());
  expect(document.title).toBe('Schedule · Fieldhouse');
});

it('leaves the focus where somebody puts it while the page that they asked for is on its way', async () => {
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const menu = screen.getByRole('button', { name: 'Account menu' });
  act(() => app.history.push('/schedule'));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => menu.focus());
  await screen.findByRole('heading', { name: 'Schedule', level: 1 });
  expect(menu).toHaveFocus();
  await app.user.click(screen.getByRole('link', { name: 'Standings' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Standings', level: 1 })).toHaveFocus());
});

it('goes back to where a page was left', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await app.user.click(screen.getByRole('link', { name: 'Schedule' }));
  await screen.findByRole('heading', { name: 'Schedule' });
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await app.user.click(screen.getByRole('link', { name: 'Standings' }));
  await screen.findByRole('heading', { name: 'Standings' });
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  act(() => app.history.go(-1));
  await screen.findByRole('heading', { name: 'Schedule' });
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
});

it('keeps the theme light, dark or system in local storage under theme; system unless chosen', async () => {
  localStorage.removeItem('theme');
  const app = renderApp('/dashboard');
  await app.user.click(await screen.findByRole('button', { name: 'Theme' }));
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await app.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  localStorage.removeItem('theme');
});

it('asks an unconfirmed person to confirm the e-mail, and counts down to the next mail', async () => {
  network.on('POST', '/auth/confirm/resend', { status: 204 });
  const app = renderApp('/schedule', { user: { email_confirmed_at: null } });
  const banner = await screen.findByRole('region', { name: 'Confirm your e-mail' });
  await app.user.click(await within(banner).findByRole('button', { name: 'Resend' }));
  expect(await within(banner).findByText(/A new e-mail is on its way to ana@example.org/)).toBeVisible();
  expect(within(banner).getByRole('button', { name: /Resend in (1:00|0:5\d)/ })).toBeDisabled();
});

it('says only when asked what an unconfirmed person cannot do', async () => {
  const app = renderApp('/schedule', { user: { email_confirmed_at: null } });
  const banner = await screen.findByRole('region', { name: 'Confirm your e-mail' });
  expect(await within(banner).findByText(/Until then you cannot pay/)).not.toBeVisible();
  await app.user.click(within(banner).getByText('Confirm your e-mail'));
  expect(
    within(banner).getByText(/cannot pay, .*invite people by e-mail, accept invitations that came by e-mail/),
  ).toBeVisible();
  expect(within(banner).getByText(/Wrong address\?/)).toBeVisible();
  expect(within(banner).getByRole('link', { name: 'Change it' })).toHaveAttribute(
    'href',
    '/player-profile?tab=account',
  );
});

it('tells when another confirmation mail may be asked for', async () => {
  network.on('POST', '/auth/confirm/resend', {
    ...problem(429, 'too_many_requests', 'Too many requests'),
    headers: { 'retry-after': '42' },
  });
  const app = renderApp('/schedule', { user: { email_confirmed_at: null } });
  await app.user.click(await screen.findByRole('button', { name: 'Resend' }));
  expect(await screen.findByRole('button', { name: /Resend in 0:4\d/ })).toBeDisabled();
});

it('has no banner for somebody whose e-mail is confirmed', async () => {
  renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('region', { name: 'Confirm your e-mail' })).toBeNull();
});
