import { screen, waitFor } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/unsubscribe/:token', { body: { kind: 'mention', on: true } });
  network.on('PUT', '/unsubscribe/:token', ({ body }) => ({
    body: { kind: 'mention', ...(body as object) },
  }));
});
const open = (address = '/unsubscribe?token=secret') => renderApp(address, { signedIn: false });
const said = () => network.sent('PUT', '/unsubscribe/secret').map(({ body }) => body);
const press = async (app: ReturnType<typeof renderApp>, name: string): Promise<void> =>
  app.user.click(await screen.findByRole('button', { name }));

it('stops nothing by being opened, and keeps the token out of the address', async () => {
  const app = open();
  // The address is another one then, and the page may still be on its way to it.
  await waitFor(() => expect(screen.getByText('You get e-mails of the kind ‘Mentions’.')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop these e-mails' })).toBeVisible());
  expect(network.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(app.path()).toBe('/unsubscribe');
});

it('stops them for whoever asks, signed in or not, and takes it back', async () => {
  const app = open();
  await press(app, 'Stop these e-mails');
  expect(await screen.findByText(/^You get no more e-mails of the kind ‘Mentions’/)).toBeVisible();
  await press(app, 'Undo');
  expect(await screen.findByText('You get e-mails of the kind ‘Mentions’.')).toBeVisible();
  expect(said()).toEqual([{ on: false }, { on: true }]);
});

it('offers them again where they were stopped before', async () => {
  network.on('GET', '/unsubscribe/:token', { body: { kind: 'chat', on: false } });
  const app = open();
  expect(await screen.findByText(/^You get no more e-mails of the kind ‘Team chat’/)).toBeVisible();
  await press(app, 'Get them again');
  await waitFor(() => expect(said()).toEqual([{ on: true }]));
});

it('says what kept them from being stopped', async () => {
  network.on('PUT', '/unsubscribe/:token', problem(429, 'too_many_requests', 'Too many requests'));
  const app = open();
  await press(app, 'Stop these e-mails');
  expect(await screen.findByText('Too many requests')).toBeVisible();
  expect(screen.getByText('You get e-mails of the kind ‘Mentions’.')).toBeVisible();
});

it.each([
  ['a token that is not ours', '/unsubscribe?token=other'],
  ['no token', '/unsubscribe'],
])('leads on to the settings from a link with %s', async (_, address) => {
  network.on('GET', '/unsubscribe/:token', problem(404, 'not_found', 'Not found'));
  open(address);
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All notification settings' })).toHaveAttribute(
    'href',
    '/player-profile?tab=notifications',
  );
});
