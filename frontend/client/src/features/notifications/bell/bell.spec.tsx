import type { NotificationView, NotificationsView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { fakeServer, streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { dashboard } from '../../../../test/samples';
import { forgetPositions } from '../../../shared/api/positions';
import { report } from '../../../shared/lib/log';
import { badgeOf } from './badge';
import { shortTime } from './notification-words';

jest.mock('../../../shared/lib/log', () => ({ report: jest.fn() }));

const mention = (n: number, more: Partial<NotificationView> = {}): NotificationView => ({
  id: `mention:m${n}`,
  kind: 'mention',
  key: String(n).padStart(40, '0'),
  createdAt: '2026-11-23T19:30:00.000Z',
  isRead: false,
  teamId: 't1',
  teamName: 'Night Hawks',
  by: 'ben',
  name: 'Ben Ortiz',
  chatId: 't1',
  message: { channel: 'team', messageId: `m${n}` },
  place: `mention:m${n}`,
  draft: null,
  registration: null,
  broadcast: null,
  payment: null,
  ...more,
});
const view = (...notifications: readonly NotificationView[]): NotificationsView => ({
  notifications,
  unread: notifications.filter(({ isRead }) => !isRead).length,
  position: '9',
});

/** Below them stands another link. */
const ROW = { name: /in|to|team|join/ };
let network: FakeApi;
beforeEach(() => {
  jest.mocked(report).mockClear();
  forgetPositions();
  network = fakeApi();
  network.on('GET', '/dashboard', { body: dashboard() });
});
const show = (told: NotificationsView) => {
  network.on('GET', '/notifications', { body: told });
  return renderApp('/dashboard');
};
const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const opened = async (app: ReturnType<typeof renderApp>) => {
  await app.user.click(await bell());
  return screen.findByRole('dialog', { name: 'Notifications' });
};

it('stands next to the avatar and says that there is nothing yet', async () => {
  const app = show(view());
  expect(await bell('Notifications')).toBeVisible();
  expect(within(await opened(app)).getByText('No notifications yet')).toBeVisible();
});

it('says who mentioned one, where and when, and leads to the team’s chat', async () => {
  const app = show(view(mention(1)));
  const list = await opened(app);
  const row = await within(list).findByRole('link', ROW);
  expect(row).toHaveTextContent('Ben Ortiz mentioned you');
  expect(row).toHaveTextContent('in Night Hawks');
  expect(row).toHaveTextContent(shortTime('2026-11-23T19:30:00.000Z'));
  expect(row).toHaveAttribute('href', '/teams/t1?tab=chat');
  expect(within(row).getByRole('img', { name: 'Unread' })).toBeVisible();
});

it.each([
  ['Someone mentioned you', mention(1, { name: null })],
  ['in', mention(1, { teamName: '' })],
  ['Ben Ortiz invited you to Night Hawks', mention(1, { kind: 'invitation', message: null })],
  ['Ben Ortiz asks to join Night Hawks', mention(1, { kind: 'joinRequest', message: null })],
  ['Ben Ortiz did not answer in time', mention(1, { kind: 'noAnswer', message: null, leagueId: 'L1' })],
  ['You’re on the team Night Hawks', mention(1, { kind: 'joined', message: null })],
  [
    'Your request to join was not accepted by Night Hawks',
    mention(1, { kind: 'requestDeclined', message: null, name: null }),
  ],
  [
    'You are the captain now of Night Hawks. Its captain’s account was erased.',
    mention(1, { kind: 'teamCaptain', message: null }),
  ],
])('reads %j', async (words, one) => {
  const app = show(view(one));
  expect(await within(await opened(app)).findByRole('link', ROW)).toHaveTextContent(words);
});

it('leads to the league in which somebody asks to play on one’s team', async () => {
  const app = show(view(mention(1, { kind: 'joinRequest', message: null, leagueId: 'L1' })));
  const row = await within(await opened(app)).findByRole('link', ROW);
  expect(row).toHaveTextContent('Ben Ortiz asks to join Night Hawks');
  expect(row).toHaveAttribute('href', '/leagues/L1/teams');
});

it('leads to the chat of whoever wrote to one alone, and to a draft’s', async () => {
  const ofNoTeam = { teamId: null, teamName: '' };
  const app = show(
    view(
      mention(2, { ...ofNoTeam, kind: 'direct', id: 'd', chatId: 'direct:ana:ben' }),
      mention(1, { ...ofNoTeam, chatId: 'draft:L1' }),
    ),
  );
  const list = within(await opened(app));
  expect(list.getByRole('link', { name: /Ben Ortiz wrote to you/ })).toHaveAttribute(
    'href',
    '/messages?with=direct%3Aana%3Aben',
  );
  expect(list.getByRole('link', { name: /Ben Ortiz mentioned you/ })).toHaveAttribute(
    'href',
    '/complex/leagues/L1/draft/room?tab=chat',
  );
});

it('counts what is unread, up to nine', async () => {
  show(view(...Array.from({ length: 10 }, (_, n) => mention(n))));
  expect(await bell('Notifications, 9+ unread')).toHaveTextContent('9+');
  expect([1, 9, 10].map(badgeOf)).toEqual(['1', '9', '9+']);
});

it('marks one as read that is opened, and goes there', async () => {
  network.on('POST', '/notifications/:id/read', {
    body: { streamId: 'inbox-ana', revision: 0, position: '2' },
  });
  const app = show(view(mention(1), mention(2)));
  const [row] = await within(await opened(app)).findAllByRole('link', ROW);
  if (!row) throw new Error('there is no row');
  network.on('GET', '/notifications', { body: view(mention(1, { isRead: true }), mention(2)) });
  await app.user.click(row);
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  expect(network.sent('POST', '/notifications/mention%3Am1/read')).toHaveLength(1);
  expect(app.history.location).toMatchObject({
    pathname: '/teams/t1',
    search: '?tab=chat',
    state: { message: 'm1', channel: 'team' },
  });
});

it('marks all as read that are shown, at once, and takes it back when that cannot be said', async () => {
  network.on('POST', '/notifications/read', problem(429, 'too_many_requests', 'Too many requests'));
  const app = show(view(mention(3), mention(2)));
  const list = await opened(app);
  await app.user.click(await within(list).findByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('Not marked as read')).toBeVisible();
  expect(within(list).getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
  network.on('POST', '/notifications/read', { body: { streamId: 'inbox-ana', revision: 0, position: '2' } });
  network.on('GET', '/notifications', {
    body: view(mention(3, { isRead: true }), mention(2, { isRead: true })),
  });
  await app.user.click(await within(list).findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(within(list).queryByRole('img', { name: 'Unread' })).toBeNull());
  expect(network.sent('POST', '/notifications/read').at(-1)?.body).toEqual({ upTo: mention(3).key });
  expect(within(list).queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('has what comes at once at the top, once, and says it', async () => {
  const app = show(view(...Array.from({ length: 20 }, (_, n) => mention(20 - n, { isRead: n > 0 }))));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  act(() => fakeServer.emit('notification', { notification: mention(21) }));
  act(() => fakeServer.emit('notification', { notification: mention(21) }));
  expect(await bell('Notifications, 2 unread')).toBeVisible();
  expect(screen.getByText('Ben Ortiz mentioned you in Night Hawks')).toBeInTheDocument();
  const rows = within(await opened(app)).getAllByRole('link', ROW);
  expect(rows).toHaveLength(20);
});

it('has an older one that is heard last in its place, and marks the newer as read with it', async () => {
  network.on('POST', '/notifications/read', { body: { streamId: 'inbox-ana', revision: 0, position: '2' } });
  const app = show(view(mention(4)));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  act(() => fakeServer.emit('notification', { notification: mention(3, { name: 'Cal Diaz' }) }));
  const list = within(await opened(app));
  const rows = await list.findAllByRole('link', ROW);
  expect(rows.map((row) => within(row).getByText(/mentioned you/).textContent)).toEqual([
    'Ben Ortiz mentioned you',
    'Cal Diaz mentioned you',
  ]);
  await app.user.click(list.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(network.sent('POST', '/notifications/read')).toHaveLength(1));
  expect(network.sent('POST', '/notifications/read').at(-1)?.body).toEqual({ upTo: mention(4).key });
});

it('has one row for a draft, which the newest turn takes, and none once it is over', async () => {
  const turn = (n: number, news: 'on_deck' | 'on_clock'): NotificationView =>
    mention(n, {
      ...{ id: `draftTurn:e${n}`, kind: 'draftTurn', place: 'draftTurn:d1', teamId: null, teamName: '' },
      ...{ by: null, name: null, message: null },
      draft: {
        ...{ news, leagueId: 'l1', leagueName: 'Tuesday League', teamName: 'Hawks', slots: [] },
        ...{ startsAt: null, deadlineAt: '2026-11-23T19:31:00.000Z', zone: 'UTC' },
      },
    });
  const app = show(view(turn(1, 'on_deck')));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  act(() => fakeServer.emit('notification', { notification: turn(2, 'on_clock') }));
  const list = within(await opened(app));
  const row = await list.findByRole('link', { name: /You are on the clock/ });
  expect(row).toHaveAttribute('href', '/complex/leagues/l1/draft/room');
  expect(row).toHaveTextContent('Hawks picks now in the draft of Tuesday League, until Nov 23,');
  expect(list.queryByText('You are on deck')).toBeNull();
  act(() => fakeServer.emit('notification.over', { place: 'draftTurn:d1' }));
  expect(await list.findByText('No notifications yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
});

it('keeps what was said last when something before it is over', async () => {
  const said = (n: number) => mention(n, { kind: 'direct', id: `direct:m${n}`, place: 'direct:c.ben' });
  const app = show(view(said(3), mention(2)));
  await bell('Notifications, 2 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  const list = within(await opened(app));
  act(() => {
    fakeServer.emit('notification.over', { place: 'direct:c.ben', id: 'direct:m1' });
    fakeServer.emit('notification.over', { place: 'mention:m2', id: 'mention:m2' });
  });
  await waitFor(() => expect(list.queryByText(/mentioned you/)).toBeNull());
  expect(list.getByRole('link', { name: /Ben Ortiz wrote to you/ })).toBeVisible();
  act(() => fakeServer.emit('notification.over', { place: 'direct:c.ben', id: 'direct:m3' }));
  expect(await list.findByText('No notifications yet')).toBeVisible();
});

it('has one row for a place that is offered, which leads to the answer, and none once it is over', async () => {
  const offered = mention(1, {
    ...{ id: 'placeOffer:r1.4', kind: 'placeOffer', place: 'placeOffer:r1', teamId: null, teamName: '' },
    ...{ by: null, name: null, message: null },
    registration: {
      ...{
        news: 'offered',
        leagueId: 'l1',
        leagueName: 'Tuesday League',
        teamName: null,
        rank: null,
        zone: 'UTC',
      },
      holdUntil: '2026-11-23T19:31:00.000Z',
    },
  });
  const app = show(view(offered));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  const list = within(await opened(app));
  const row = await list.findByRole('link', { name: /A place is offered to you/ });
  expect(row).toHaveAttribute('href', '/discover-leagues?league=l1&register=1');
  expect(row).toHaveTextContent(/Accept or decline it by Nov 23, .*: Tuesday League\./);
  act(() => fakeServer.emit('notification.over', { place: 'placeOffer:r1' }));
  expect(await list.findByText('No notifications yet')).toBeVisible();
});

it('has what the staff of a league says, in full', async () => {
  const app = show(
    view(
      mention(1, {
        ...{ id: 'broadcast:b1', kind: 'broadcast', place: 'broadcast:b1', teamId: null, teamName: '' },
        message: null,
        broadcast: {
          ...{ leagueId: 'l1', leagueName: 'Tuesday League', registered: false },
          ...{ text: 'Rain: no games tonight.', answer: null },
        },
      }),
    ),
  );
  await bell('Notifications, 1 unread');
  const list = within(await opened(app));
  const row = await list.findByRole('link', { name: /Message from Tuesday League/ });
  expect(row).toHaveAttribute('href', '/leagues/l1/teams');
  expect(row).toHaveTextContent('Rain: no games tonight.');
});

it('says that one is suspended, and leads to until when and why', async () => {
  const broadcast = {
    ...{ leagueId: 'l1', leagueName: 'Tuesday League', registered: false, text: null, answer: null },
  };
  const app = show(
    view(
      mention(1, {
        ...{ id: 'suspended:s1', kind: 'suspended', place: 'suspended:s1', teamId: null, teamName: '' },
        ...{ message: null, broadcast },
      }),
      mention(2, {
        ...{ id: 'suspensionLifted:s0', kind: 'suspensionLifted', place: 'suspensionLifted:s0' },
        ...{ teamId: null, teamName: '', message: null, broadcast },
      }),
    ),
  );
  await bell('Notifications, 2 unread');
  const list = within(await opened(app));
  const row = await list.findByRole('link', { name: /You have been suspended in Tuesday League/ });
  expect(row).toHaveAttribute('href', '/leagues/l1/teams');
  expect(list.getByRole('link', { name: /Your suspension in Tuesday League was lifted/ })).toBeVisible();
});

it('has what is owed, and leads to the invoice', async () => {
  const app = show(
    view(
      mention(1, {
        ...{ id: 'payment:i1.owed.0', kind: 'payment', place: 'payment:i1.owed', teamId: null, teamName: '' },
        ...{ message: null, by: null, name: null },
        payment: {
          ...{ news: 'asked', invoiceId: 'i1', title: 'Season dues', payeeName: 'Tigers', teamId: 't1' },
          ...{ teamName: null, amountMinor: 4_500, currency: 'USD', day: '2027-04-01', firstMinor: null },
          ...{ code: null, byCard: false, forfeitOn: null, lateFee: null, holdUntil: null },
          ...{ evidenceBy: null, zone: null },
        },
      }),
    ),
  );
  await bell('Notifications, 1 unread');
  const list = within(await opened(app));
  const row = await list.findByRole('link', { name: /Tigers asks you for \$45\.00/ });
  expect(row).toHaveAttribute('href', '/player-profile?tab=payments&invoice=i1');
  expect(row).toHaveTextContent('Season dues: due by Apr 1, 2027.');
});

it.each([
  [
    'credit_granted',
    'River Hawks granted you $20.00 of credit',
    'It pays what they ask of you. It can be used until the end of Apr 30, 2027.',
  ],
  [
    'credit_runs_out',
    '$20.00 of your credit runs out soon',
    'It is with River Hawks, and can be used until the end of Apr 30, 2027.',
  ],
] as const)(
  'has credit, of whom, how much and until when, and leads to it: %s',
  async (news, title, text) => {
    const app = show(
      view(
        mention(1, {
          ...{ id: 'payment:w1.g1.0', kind: 'payment', place: 'payment:w1.g1', teamId: null, teamName: '' },
          ...{ message: null, by: null, name: null },
          payment: {
            ...{
              news,
              invoiceId: null,
              title: 'Credit',
              payeeName: 'River Hawks',
              teamId: null,
              teamName: null,
            },
            ...{ amountMinor: 2_000, currency: 'USD', day: '2027-04-30', firstMinor: null },
            ...{ code: null, byCard: false, forfeitOn: null, lateFee: null, holdUntil: null },
            ...{ evidenceBy: null, zone: null },
          },
        }),
      ),
    );
    await bell('Notifications, 1 unread');
    const list = within(await opened(app));
    const row = await list.findByRole('link', { name: (name) => name.includes(title) });
    expect(row).toHaveAttribute('href', '/player-profile?tab=payments');
    expect(row).toHaveTextContent(text);
  },
);

it('has what came while the list was on its way', async () => {
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve) => (answer = resolve));
  network.on('GET', '/notifications', async ({ query }) => {
    if (query.has('atLeast')) return { body: view(mention(7)) };
    await first;
    return { body: view() };
  });
  renderApp('/dashboard');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  await waitFor(() => expect(network.sent('GET', '/notifications')).toHaveLength(1));
  act(() => fakeServer.emit('notification', { notification: mention(7) }));
  answer();
  expect(await bell('Notifications, 1 unread')).toBeVisible();
});

it('has as read what was read in its conversation', async () => {
  show(view(mention(1, { kind: 'direct', chatId: 'direct:ana:ben' })));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  const read = '00000000000000000009';
  network.on('GET', '/notifications', ({ query }) => ({
    body: view(mention(1, { isRead: query.get('atLeast') === read })),
  }));
  streamChanged('chatReader', read, true);
  expect(await bell('Notifications')).toBeVisible();
});

it.each(['team', 'league'])('has no more what a %s told that the person has left', async (kind) => {
  show(view(mention(1)));
  await bell('Notifications, 1 unread');
  await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
  const left = '00000000000000000012';
  network.on('GET', '/notifications', ({ query }) => ({
    body: query.get('atLeast') === left ? view() : view(mention(1)),
  }));
  streamChanged(kind, left, true);
  expect(await bell('Notifications')).toBeVisible();
});

it('is empty and says so to the log when it could not be loaded', async () => {
  network.on('GET', '/notifications', problem(500, 'internal', 'Broken'));
  const app = renderApp('/dashboard');
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith('notifications could not be loaded', expect.anything()),
  );
  expect(await bell('Notifications')).toBeVisible();
  expect(within(await opened(app)).getByText('No notifications yet')).toBeVisible();
});

it('leads to all of them, and to the settings', async () => {
  const app = show(view());
  await app.user.click(within(await opened(app)).getByRole('link', { name: 'See all' }));
  expect(app.path()).toBe('/player-profile?tab=notifications');
});

it('says why one is told, with the keys alone, and neither opens nor reads what it is about', async () => {
  network.on('GET', '/notifications/:id/why', {
    body: { kind: 'mention', chain: [], because: 'named', teamName: 'Night Hawks', deliveries: [] },
  });
  const app = show(view(mention(1)));
  const list = within(await opened(app));
  (await list.findByRole('link', ROW)).focus();
  await app.user.tab();
  expect(list.getByRole('button', { name: 'Why? Ben Ortiz mentioned you in Night Hawks' })).toHaveFocus();
  await app.user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Why did I get this?' }));
  expect(await dialog.findByText('You are mentioned by name.')).toBeVisible();
  expect(dialog.getByText('To your notifications in Fieldhouse alone.')).toBeVisible();
  expect(app.path()).toBe('/dashboard');
  expect(network.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});
