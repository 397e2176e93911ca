import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { cropping, picture, picturesLookLike } from '../../../test/pictures';
import { renderApp } from '../../../test/render-app';
import { accepted, myTeam, team, teams } from '../../../test/samples';

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
  expect(await screen.findByRole('heading', { name: 'Its crest and colors' })).toHaveFocus();
  const shirt = within(screen.getByRole('group', { name: 'Shirt' }));
  await app.user.click(shirt.getByRole('button', { name: 'Green' }));
  expect(screen.getByRole('img', { name: 'Your crest' })).toHaveTextContent('RH');
  await app.user.click(next());
  await screen.findByRole('heading', { name: 'Who it is for' });
  await app.user.click(screen.getByRole('button', { name: 'By invitation only' }));
  expect(screen.getByText('Nobody joins without an invitation.')).toBeVisible();
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
  // Nothing of the form is left behind the team.
  expect(app.history.location.state).toBeNull();
  act(() => app.history.go(-1));
  expect(app.path()).toBe('/teams/T1');
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
  await screen.findByRole('heading', { name: 'Its crest and colors' });
  first.unmount();
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Its crest and colors' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(nameField()).toHaveValue('River Hawks');
});

it('goes a step back with the browser, and to no step that was not come to', async () => {
  const app = await open();
  await app.user.type(nameField(), 'River Hawks');
  await app.user.click(next());
  await screen.findByRole('heading', { name: 'Its crest and colors' });
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Who it is for' })).toBeDisabled();
  act(() => app.history.go(-1));
  expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
  expect(nameField()).toHaveValue('River Hawks');
  app.unmount();
  sessionStorage.clear();
  renderApp('/teams/new?step=people');
  expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
});

it('leads back to the step of what the service refuses, and keeps everything', async () => {
  const errors = [{ field: 'details.name', message: 'This has characters that cannot be seen' }];
  network.on('POST', '/teams', problem(400, 'validation_failed', 'Check it', { errors }));
  const { user } = await open();
  await user.type(nameField(), 'River Hawks');
  await user.click(next());
  await screen.findByRole('heading', { name: 'Its crest and colors' });
  await user.click(next());
  await user.click(await screen.findByRole('button', { name: 'Create the team' }));
  expect(await screen.findByText('This has characters that cannot be seen')).toBeVisible();
  expect(nameField()).toHaveValue('River Hawks');
});

describe('a picture as crest', () => {
  const create = async () => {
    picturesLookLike(800, 600);
    network.on('POST', '/teams', created);
    network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
    network.on('GET', '/teams/T1', { body: team() });
    const app = await open();
    await app.user.type(nameField(), 'River Hawks');
    await app.user.click(next());
    await app.user.upload(await screen.findByLabelText('Use a picture', { selector: 'input' }), picture());
    const dialog = await cropping();
    await dialog.findByText(/^Zoom/);
    await app.user.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return app;
  };
  const finish = async ({ user }: Awaited<ReturnType<typeof create>>): Promise<void> => {
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Create the team' }));
  };

  it('is sent once the team is there', async () => {
    network.on('PUT', '/teams/T1/crest', accepted);
    const app = await create();
    expect(screen.getByRole('img', { name: 'Your crest' })).not.toHaveTextContent('RH');
    await finish(app);
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
    const form = network.sent('PUT', '/teams/T1/crest')[0]?.body as FormData;
    expect((form.get('photo') as File).size).toBe(10);
    expect(JSON.parse(form.get('crop') as string)).toMatchObject({ y: 0, height: 1 });
  });

  it('that is refused leaves the team, and says what to do', async () => {
    const detail = 'The file is not a picture that we can read.';
    network.on('PUT', '/teams/T1/crest', problem(422, 'picture_unreadable', 'Not a picture', { detail }));
    const app = await create();
    await finish(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The team is created, but its picture was not saved. ${detail} You can also choose one later, in the team’s settings.`,
    );
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
    expect(network.sent('POST', '/teams')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Open the team' }));
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
  });

  it('that was taken back is not sent', async () => {
    const app = await create();
    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('img', { name: 'Your crest' })).toHaveTextContent('RH');
    await finish(app);
    await waitFor(() => expect(app.path()).toBe('/teams/T1'));
    expect(network.sent('PUT', '/teams/T1/crest')).toHaveLength(0);
  });
});
