import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { dashboard } from '../../../test/samples';
import { leaveTo } from '../../shared/lib/leave';

jest.mock('../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

let network: FakeApi;
beforeEach(() => {
  jest.mocked(leaveTo).mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network = fakeApi();
  network.on('GET', '/dashboard', { body: dashboard() });
  network.on('POST', '/auth/logout', { status: 204 });
});
afterEach(() => jest.restoreAllMocks());

// An address that is not ours is shown with the top bar.
const open = async (who: Parameters<typeof renderApp>[1] = {}, at = '/nowhere') => {
  const app = renderApp(at, who);
  await screen.findByText('Oops! Page not found');
  return { ...app, bar: screen.getByRole('banner') };
};
const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const logo = (bar: HTMLElement) => within(bar).getByRole('link', { name: 'Fieldhouse, home' });

it('stays in sight', async () => {
  const { bar } = await open();
  expect(bar).toHaveStyle({ position: 'sticky' });
});

it('links an ordinary person to Dashboard, Teams, Draft Leagues and Schedule', async () => {
  const { bar } = await open();
  expect(linksOf(within(bar).getByRole('navigation', { name: 'Main' }))).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/teams', 'Teams'],
    ['/draft-leagues', 'Draft Leagues'],
    ['/schedule', 'Schedule'],
  ]);
});

it('shows Discover Leagues to captains and admins of a team, and Complex to owners', async () => {
  const { bar } = await open({ captain: true, user: { roles: ['complex_owner'] } });
  expect(linksOf(within(bar).getByRole('navigation', { name: 'Main' }))).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/teams', 'Teams'],
    ['/draft-leagues', 'Draft Leagues'],
    ['/discover-leagues', 'Discover Leagues'],
    ['/schedule', 'Schedule'],
    ['/complex', 'Complex'],
  ]);
});

it('leads from the logo to /dashboard when signed in, else to the site', async () => {
  const { bar, unmount } = await open();
  expect(logo(bar)).toHaveAttribute('href', '/dashboard');
  unmount();
  const visitor = await open({ signedIn: false });
  expect(logo(visitor.bar)).toHaveAttribute('href', '/');
});

it('leads owners from the logo to /complex on the pages of their complex', async () => {
  const { bar } = await open({ user: { roles: ['complex_owner'] } }, '/complex/nowhere');
  expect(logo(bar)).toHaveAttribute('href', '/complex');
});

it('does not lead others from the logo to /complex', async () => {
  const { bar } = await open({}, '/complex/nowhere');
  expect(logo(bar)).toHaveAttribute('href', '/dashboard');
});

it('shows signed-out people a Sign In button to /auth and no links', async () => {
  const { bar } = await open({ signedIn: false });
  expect(within(bar).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  expect(within(bar).queryByRole('navigation')).toBeNull();
  expect(within(bar).queryByRole('button', { name: 'Account menu' })).toBeNull();
});

it("has an account menu with 'My Account', Dashboard and Sign Out", async () => {
  const { bar, user } = await open();
  await user.click(within(bar).getByRole('button', { name: 'Account menu' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByText('My Account')).toBeVisible();
  expect(within(menu).getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await user.click(within(menu).getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
});

it('shows the initials of first and last name, else the first letter of the e-mail in upper case', async () => {
  const { bar, unmount } = await open();
  expect(within(bar).getByRole('button', { name: 'Account menu' })).toHaveTextContent('AB');
  unmount();
  const nameless = await open({ user: { user_metadata: { first_name: '', last_name: '' } } });
  expect(within(nameless.bar).getByRole('button', { name: 'Account menu' })).toHaveTextContent('A');
});

it('has a collapsible menu on a phone with the same links plus Sign Out, which closes on a link', async () => {
  const { bar, user, path } = await open();
  expect(within(bar).queryByRole('navigation', { name: 'Mobile' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Menu' }));
  const menu = within(bar).getByRole('navigation', { name: 'Mobile' });
  expect(linksOf(menu)).toEqual(linksOf(within(bar).getByRole('navigation', { name: 'Main' })));
  expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  await user.click(within(menu).getByRole('link', { name: 'Schedule' }));
  await waitFor(() => expect(path()).toBe('/schedule'));
  expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
});
