import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { myTeam, team, teams } from '../../../test/samples';

const created = { status: 200, body: { streamId: 'team-T1', revision: 1, position: '00000000000000000007' } };
let network: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
  network.on('GET', '/teams/similar', { body: { teams: [] } });
});

const open = async () => {
  const app = renderApp('/teams/new');
  await screen.findByRole('form', { name: 'New team' });
  return app;
};
const next = (): HTMLElement => screen.getByRole('button', { name: 'Next' });
const nameField = (): HTMLElement => screen.getByRole('textbox', { name: 'Team name' });

it('makes a team in three steps of which only the name must be given, and makes its founder a captain', async () => {
  network.on('POST', '/teams', created);
  network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
  network.on('GET', '/teams/T1', { body: team() });
  const app = await open();
  await app.user.type(nameField(), 'River Hawks');
  await app.user.type(screen.getByRole('textbox', { name: 'City' }), 'Springfield');
  await app.user.click(next());
  expect(await screen.findByRole('heading', { name: 'Its colors' })).toHaveFocus();
  const shirt = within(screen.getByRole('group', { name: 'Shirt' }));
  await app.user.click(shirt.getByRole('button', { name: '#2E7D32' }));
  expect(screen.getByRole('img', { name: 'Your crest' })).toHaveTextContent('RH');
  await app.user.click(next());
  await screen.findByRole('heading', { name: 'Who it is for' });
  await app.user.click(screen.getByRole('button', { name: 'By invitation only' }));
  expect(screen.getByText('Nobody joins without an invite.')).toBeVisible();
  await app.user.dblClick(screen.getByRole('button', { name: 'Create the team' }));
  await waitFor(() => expect(app.path()).toBe('/teams/T1'));
  expect(network.sent('POST', '/teams')).toHaveLength(1);
  expect(network.sent('POST', '/teams')[0]?.body).toEqual({
    name: 'River Hawks',
    sport: 'softball',
    color: '#2E7D32',
    accent: '#FFFFFF',
    city: 'Springfield',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    level: 'recreational',
    genderType: 'open',
    privacy: 'public',
    joinPolicy: 'invite',
    rosterLimit: null,
    frozenFrom: null,
  });
  expect(await screen.findByRole('link', { name: 'Create Team' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('goes no further without a name, and leads to it', async () => {
  const { user } = await open();
  await user.click(next());
  expect(await screen.findByText('Name the team')).toBeVisible();
  expect(nameField()).toHaveFocus();
});

it('says that the city has a team of this name already', async () => {
  network.on('GET', '/teams/similar', ({ query }) => ({
    body: { teams: query.get('name') === 'Hawks' && query.get('city') === 'Springfield' ? [myTeam()] : [] },
  }));
  const { user } = await open();
  await user.type(nameField(), 'Hawks');
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Springfield');
  expect(await screen.findByText(/A team of this name is in this city already/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'River Hawks' })).toHaveAttribute('href', '/teams/T1');
});

it('keeps what was entered, and the step, for the next load of the page', async () => {
  const first = await open();
  await first.user.type(nameField(), 'River Hawks');
  await first.user.click(next());
  await screen.findByRole('heading', { name: 'Its colors' });
  first.unmount();
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Its colors' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(nameField()).toHaveValue('River Hawks');
});

it('leads back to the step of what the service refuses, and keeps everything', async () => {
  const errors = [{ field: 'details.name', message: 'This has characters that cannot be seen' }];
  network.on('POST', '/teams', problem(400, 'validation_failed', 'Check it', { errors }));
  const { user } = await open();
  await user.type(nameField(), 'River Hawks');
  await user.click(next());
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Create the team' }));
  expect(await screen.findByText('This has characters that cannot be seen')).toBeVisible();
  expect(nameField()).toHaveValue('River Hawks');
});
