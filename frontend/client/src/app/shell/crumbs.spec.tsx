import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { league } from '../../../test/samples';
import { crumbsOf } from './crumbs';

const nobody = new Set<never>();
const ID = '3f0c2a6e-9b1d-4a57-8f3e-0a1b2c3d4e5f';
const labels = (path: string) => crumbsOf(path, {}, nobody).map(({ label }) => label);

it('has no breadcrumbs on the dashboard and at the root', () => {
  expect(crumbsOf('/dashboard', {}, nobody)).toEqual([]);
  expect(crumbsOf('/', {}, nobody)).toEqual([]);
});

it.each([
  ['/teams', 'Teams'],
  ['/schedule', 'Schedule'],
  ['/standings', 'Standings'],
  ['/discover-teams', 'Find Teams'],
  ['/discover-leagues', 'Browse Leagues'],
  ['/find-players', 'Find Players'],
  ['/draft-leagues', 'Draft Leagues'],
  ['/complex', 'Facility'],
  ['/complex/manage', 'Manage'],
  ['/complex/arenas', 'Arenas'],
  ['/x/slots', 'Slots'],
  ['/complex/leagues', 'Leagues'],
  ['/x/games', 'Games'],
  ['/x/draft', 'Draft'],
  ['/x/room', 'Draft Room'],
  ['/player-profile', 'Profile'],
  ['/events', 'Events'],
  ['/events/new', 'New'],
  ['/x/dashboard', 'Dashboard'],
])('calls the last part of %s %s', (path, label) => {
  expect(labels(path).at(-1)).toBe(label);
});

it("shows an id as '...', and its name where that is known", () => {
  const crumbs = crumbsOf(`/complex/leagues/${ID}/draft`, { [ID]: 'Tuesday Softball' }, nobody);
  expect(crumbs.map(({ label }) => label)).toEqual(['Facility', 'Leagues', '...', 'Draft']);
  expect(crumbs[2]?.name).toBe('Tuesday Softball');
});

it('links a crumb only to a page that is there for the person', () => {
  const path = `/complex/leagues/${ID}/draft`;
  const linked = (roles: ReadonlySet<'complex_owner'>) => crumbsOf(path, {}, roles).map(({ to }) => to);
  expect(linked(nobody)).toEqual([null, null, null, path]);
  expect(linked(new Set(['complex_owner']))).toEqual(['/complex', '/complex/leagues', null, path]);
});

it('writes a segment that is not encoded properly as it is', () => {
  expect(labels('/teams/%E0%A4%A')).toEqual(['Teams', '%E0%A4%A']);
});

it('shows a home icon to the dashboard, links, and the last crumb as plain text', async () => {
  const network = fakeApi();
  network.on('GET', `/leagues/${ID}`, { body: league({ leagueId: ID }) });
  network.on('GET', '/sports', { body: [] });
  renderApp(`/complex/leagues/${ID}/draft?tab=teams`, { user: { roles: ['complex_owner'] } });
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  expect(within(trail).getByRole('link', { name: 'Facility' })).toHaveAttribute('href', '/complex');
  expect(await within(trail).findByTitle('Tuesday Softball')).toHaveTextContent('...');
  expect(within(trail).getByText('Draft')).toHaveAttribute('aria-current', 'page');
  expect(within(trail).queryByRole('link', { name: 'Draft' })).toBeNull();
});

it('shows no trail on the dashboard', async () => {
  fakeApi();
  renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});
