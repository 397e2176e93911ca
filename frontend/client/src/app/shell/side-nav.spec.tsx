import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api';
import { pretendPhone, pretendWidth } from '../../../test/phone';
import { renderApp } from '../../../test/render-app';
import { dashboard } from '../../../test/samples';

beforeEach(() => {
  fakeApi().on('GET', '/dashboard', { body: dashboard() });
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});
afterEach(() => pretendPhone(false));

const nav = () => screen.findByRole('navigation', { name: 'Main' });
const linksOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]);
const groupNamed = async (name: string) => within(await nav()).getByRole('region', { name });

it('lists the Main group', async () => {
  renderApp('/dashboard');
  expect(linksOf(await groupNamed('Main'))).toEqual([
    ['/dashboard', 'Dashboard'],
    ['/teams', 'My Teams'],
    ['/schedule', 'Schedule'],
    ['/standings', 'Standings'],
  ]);
});

it('lists the Discover group', async () => {
  renderApp('/dashboard');
  expect(linksOf(await groupNamed('Discover'))).toEqual([
    ['/discover-teams', 'Find Teams'],
    ['/find-players', 'Find Players'],
    ['/discover-leagues', 'Browse Leagues'],
    ['/discover-facilities', 'Find Facilities'],
    ['/map-discovery', 'Map Discovery'],
    ['/my-open-play', 'My Open Play'],
    ['/draft-leagues', 'Draft Leagues'],
  ]);
});

it('shows an ordinary person the Main and Discover groups only', async () => {
  renderApp('/dashboard');
  const groups = within(await nav()).getAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Main', 'Discover']);
});

it('shows the Captain group to captains and admins of a team', async () => {
  renderApp('/dashboard', { captain: true });
  expect(linksOf(await groupNamed('Captain'))).toEqual([['/teams/new', 'Create Team']]);
});

it('shows the Facility Management group to owners of a complex', async () => {
  renderApp('/dashboard', { user: { roles: ['complex_owner'] } });
  expect(linksOf(await groupNamed('Facility Management'))).toEqual([
    ['/complex', 'Facility Dashboard'],
    ['/complex/manage', 'Manage Facilities'],
    ['/complex/leagues', 'Manage Leagues'],
  ]);
});

it('shows the Administration group to site admins', async () => {
  renderApp('/dashboard', { user: { roles: ['site_admin'] } });
  expect(linksOf(await groupNamed('Administration'))).toEqual([['/admin', 'Site Admin']]);
});

it('shows and hides links as roles come and go, without a new sign-in', async () => {
  const { store } = renderApp('/dashboard');
  await nav();
  const { user } = store.getState().session;
  const give = (roles: readonly string[]) =>
    act(() => void store.dispatch({ type: 'session/userReread', payload: { ...user, roles } }));
  give(['site_admin']);
  expect(await screen.findByRole('link', { name: 'Site Admin' })).toBeVisible();
  give([]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Site Admin' })).toBeNull());
});

it('marks what is not part of the product yet, and only that', async () => {
  renderApp('/dashboard');
  const main = await groupNamed('Main');
  expect(within(main).getByRole('link', { name: 'Schedule' })).toHaveTextContent('Soon');
  expect(within(main).getByRole('link', { name: 'Dashboard' })).not.toHaveTextContent('Soon');
});

it('shows where one is, also on a page below a link', async () => {
  renderApp('/complex/leagues/L1/draft');
  expect(within(await nav()).getByRole('link', { name: 'Draft Leagues' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it.each(['Control', 'Meta'])('collapses and expands with %s and b', async (modifier) => {
  const { user } = renderApp('/dashboard');
  const toggle = await screen.findByRole('button', { name: 'Toggle navigation' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard(`{${modifier}>}b{/${modifier}}`);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard(`{${modifier}>}b{/${modifier}}`);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

it('is 16rem wide, 3rem with icons only', async () => {
  const { user } = renderApp('/dashboard');
  expect(await screen.findByTestId('sidebar')).toHaveStyle({ width: '16rem' });
  await user.click(screen.getByRole('button', { name: 'Toggle navigation' }));
  expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '3rem' });
  expect(screen.getByRole('link', { name: 'My Teams' })).toHaveAttribute('title', 'My Teams');
});

it('keeps the collapsed state in a cookie for 7 days', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const first = renderApp('/dashboard');
  await first.user.click(await screen.findByRole('button', { name: 'Toggle navigation' }));
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^sidebar_state=collapsed;.*max-age=604800/));
  written.mockRestore();
  first.unmount();
  renderApp('/dashboard');
  expect(await screen.findByRole('button', { name: 'Toggle navigation' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

it('is a drawer of 18rem below 768 px that closes on a link', async () => {
  pretendPhone(true);
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Toggle navigation' }));
  const drawer = await screen.findByLabelText('Navigation');
  expect(drawer).toHaveStyle({ width: '18rem' });
  await app.user.click(within(drawer).getByRole('link', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  expect(app.path()).toBe('/schedule');
});

it('leaves a tablet to the page, until somebody wants it wide', async () => {
  pretendWidth(900);
  const { user } = renderApp('/dashboard');
  expect(await screen.findByTestId('sidebar')).toHaveStyle({ width: '3rem' });
  await user.click(screen.getByRole('button', { name: 'Toggle navigation' }));
  expect(screen.getByTestId('sidebar')).toHaveStyle({ width: '16rem' });
  expect(document.cookie).toContain('sidebar_state=expanded');
});
