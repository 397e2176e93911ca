import type { BroadcastsView, BroadcastView, ReceiptView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { prospectusView } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league } from '../../../test/samples';

let network: FakeApi;
const message = (more: Partial<BroadcastView> = {}): BroadcastView => ({
  ...{ broadcastId: 'b1', audience: 'captains', text: 'Rain: no games tonight.', recipients: 3 },
  ...{ sentAt: '2026-11-24T22:10:00.000Z', by: 'ana', name: 'Ana Brook' },
  ...more,
});
const messages = (...broadcasts: readonly BroadcastView[]): { readonly body: BroadcastsView } => ({
  body: {
    ...{ leagueId: 'L1', position: '00000000000000000001', reach: { captains: 3, everybody: 41 } },
    broadcasts: [...broadcasts],
  },
});
const receipts = (...all: readonly Partial<ReceiptView>[]) => ({
  body: {
    broadcastId: 'b1',
    receipts: all.map((one, n) => ({ accountId: `a${n}`, name: null, state: 'bell', sent: [], ...one })),
  },
});
const open = (...sent: readonly BroadcastView[]) => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/leagues/L1/broadcasts', messages(...sent));
  return renderApp('/leagues/L1/teams?tab=messages');
};
const posted = () => network.sent('POST', '/leagues/L1/broadcasts').map(({ body }) => body);
type User = ReturnType<typeof open>['user'];
const dialogOf = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Message the league' }));
  return within(await screen.findByRole('dialog', { name: 'Message the league' }));
};

it('sends a message to all captains, says to how many, and lists it', async () => {
  const { user } = open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
  const dialog = await dialogOf(user);
  expect(dialog.getByText('Goes to 3 people')).toBeVisible();
  expect(dialog.getByText(/500 characters left\.$/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Rain: no games tonight.');
  expect(dialog.getByText(/477 characters left\.$/)).toBeVisible();
  network.on('POST', '/leagues/L1/broadcasts', accepted);
  network.on('GET', '/leagues/L1/broadcasts', messages(message()));
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('To 3 people. The list says who has got it.')).toBeVisible();
  expect(posted()).toEqual([{ audience: 'captains', text: 'Rain: no games tonight.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(list.getByText(/^All captains · 3 people · Ana Brook/)).toHaveTextContent(/Nov 24, 5:10 PM EST/);
});

it('goes to everybody where that is chosen, and keeps the text when it is refused', async () => {
  const { user } = open();
  const dialog = await dialogOf(user);
  await user.click(dialog.getByRole('button', { name: 'Everybody in the league' }));
  expect(dialog.getByText('Goes to 41 people')).toBeVisible();
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await user.type(text, 'Bring water.');
  const detail = 'Nobody but you is in the league yet. Invite captains or open registration first.';
  network.on('POST', '/leagues/L1/broadcasts', problem(409, 'nobody_to_tell', 'Nobody to tell', { detail }));
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(text).toHaveValue('Bring water.');
  expect(posted()).toEqual([{ audience: 'everybody', text: 'Bring water.' }]);
});

it('sends nothing without a text', async () => {
  const { user } = open();
  const dialog = await dialogOf(user);
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText('Write the message')).toBeVisible();
  expect(posted()).toEqual([]);
});

it('says who has got a message and how, and looks again when asked', async () => {
  const { user } = open(message({ recipients: 4 }));
  network.on(
    'GET',
    '/leagues/L1/broadcasts/b1/receipts',
    receipts(
      { name: 'Dee Ode', state: 'bell' },
      { name: 'Cal Ray', state: 'waiting' },
      { state: 'sent', sent: ['push', 'email'] },
      { name: 'Ben Ortiz', state: 'read', sent: ['push'] },
    ),
  );
  const button = await screen.findByRole('button', { name: 'Who has got it' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAccessibleDescription('Rain: no games tonight.');
  await user.click(button);
  const list = within(await screen.findByRole('list', { name: 'Who has got it' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dee OdeNo e-mail or push: none could be sent, or they have turned it offIn the bell only',
    'Cal RayOn its way',
    'Deleted playerBy e-mail and pushSent',
    'Ben OrtizBy pushRead',
  ]);
  expect(screen.getByText('1 of 4 has read it')).toBeVisible();
  network.on(
    'GET',
    '/leagues/L1/broadcasts/b1/receipts',
    receipts({ name: 'Cal Ray', state: 'read' }, { name: 'Ben Ortiz', state: 'read' }),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh who has got it' }));
  expect(await screen.findByText('2 of 2 have read it')).toBeVisible();
  await user.click(button);
  expect(screen.queryByRole('list', { name: 'Who has got it' })).toBeNull();
});

it('says that a text has gone with the account of who wrote it', async () => {
  open(message({ text: null, name: null, audience: 'everybody' }));
  expect(await screen.findByText('This message was deleted with its author’s account.')).toBeVisible();
  expect(screen.getByText(/^Everybody in the league · 3 people · Deleted player/)).toBeVisible();
});
