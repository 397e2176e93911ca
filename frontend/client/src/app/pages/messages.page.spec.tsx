import type { ChatView, DirectChatsView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { channelView, chatView, message, messagesPage } from '../../../test/chat-samples';
import { fakeChatServer } from '../../../test/fake-chat';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { followedKinds } from '../../../test/fake-live';
import { pretendPhone } from '../../../test/phone';
import { renderApp } from '../../../test/render-app';
import { accepted } from '../../../test/samples';
import { keptNames } from '../../shared/lib/kept';
import { signOut } from '../../shared/session/session-keeper';

const ID = 'direct:ana:kim';
const CHAT = `/chats/${encodeURIComponent(ID)}`;
const MESSAGES = `${CHAT}/direct/messages`;
const KIM = { accountId: 'kim', name: 'Kim Young', role: 'player' } as const;
const direct = (more: Partial<ChatView> = {}): ChatView =>
  chatView({
    ...{ chatId: ID, kind: 'direct', name: 'Kim Young', reports: null },
    channels: [channelView({ channel: 'direct' })],
    people: [{ accountId: 'ana', name: 'Ana Brook', role: 'player' }, KIM],
    me: { ...chatView().me, runs: false },
    ...more,
  });
const talk = (more: Partial<DirectChatsView['chats'][number]> = {}): DirectChatsView['chats'][number] => ({
  ...{ chatId: ID, other: KIM, unread: 2, blocked: false },
  last: { at: '2020-01-02T12:00:00.000Z', authorId: 'kim', text: 'See **you**', attachments: [] },
  ...more,
});

let network: FakeApi;
const lists = (...chats: DirectChatsView['chats']): void =>
  network.on('GET', '/direct-chats', { body: { chats, next: null, position: '' } });
const field = () => screen.findByRole('textbox', { name: 'Message Kim Young' });
beforeEach(() => {
  fakeChatServer();
  network = fakeApi();
  lists(talk());
  network.on('GET', CHAT, { body: direct() });
  network.on('GET', MESSAGES, { body: messagesPage([message(1)]) });
  network.on('POST', `${CHAT}/direct/read`, accepted);
  network.on('GET', '/chats', { body: { chats: [] } });
});
afterEach(() => pretendPhone(false));

describe('the conversations', () => {
  it('stand with what was said last, when, and how much is unread; one opens beside them', async () => {
    lists(
      talk(),
      talk({
        chatId: 'direct:ana:lee',
        other: { ...KIM, accountId: 'lee', name: 'Lee Park' },
        unread: 0,
        last: null,
      }),
    );
    const app = renderApp('/messages');
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    const kim = list.getByRole('link', { name: /Kim Young.*See you.*Jan 2, 2020.*2 unread messages/ });
    await app.user.click(kim);
    expect(await field()).toBeVisible();
    expect(kim).toHaveAttribute('aria-current', 'page');
    expect(app.path()).toBe(`/messages?with=${encodeURIComponent(ID)}`);
  });

  it('are heard of while they are the last ones, however many one looks at', async () => {
    const older = talk({ chatId: 'direct:ana:old', other: { ...KIM, accountId: 'old', name: 'Otto Lang' } });
    network.on('GET', '/direct-chats', ({ query }) => ({
      body: query.has('before')
        ? { chats: [older], next: null, position: '' }
        : { chats: [talk()], next: 'k1', position: '' },
    }));
    const app = renderApp('/messages');
    await app.user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    await screen.findByRole('link', { name: /Otto Lang/ });
    await waitFor(() => expect(followedKinds.get('chatLog')).toEqual([ID]));
  });

  it('are none at first, and lead to people of one’s teams and leagues, by keys too', async () => {
    lists();
    network.on('GET', '/direct-chats/people', ({ query }) => ({
      body: {
        people: [
          { accountId: 'kim', name: 'Kim Young', chatId: ID, shared: ['River Hawks'] },
          { accountId: 'lee', name: 'Lee Park', chatId: 'direct:ana:lee', shared: [] },
        ].filter(({ name }) => name.toLowerCase().includes(query.get('q') ?? '')),
      },
    }));
    const app = renderApp('/messages');
    await app.user.click(await screen.findByRole('button', { name: 'Write to somebody' }));
    expect(screen.queryByText('Choose a conversation.')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    expect(await dialog.findAllByRole('link')).toHaveLength(2);
    await app.user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'zz');
    expect(await dialog.findByText('Nobody of your teams and leagues is called that.')).toBeVisible();
    await app.user.clear(dialog.getByRole('searchbox'));
    await app.user.type(dialog.getByRole('searchbox'), 'kim');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toBeVisible();
  });

  it('say when they could not be loaded; what was there before stays, until a sign-out', async () => {
    const first = renderApp('/messages');
    await screen.findByRole('link', { name: /Kim Young/ });
    first.unmount();
    network.on('GET', '/direct-chats', problem(500, 'internal_error', 'Something went wrong'));
    const second = renderApp('/messages');
    expect(await screen.findByRole('link', { name: /Kim Young/ })).toBeVisible();
    await act(() => signOut(second.store.dispatch));
    second.unmount();
    expect(keptNames('direct-chats')).toEqual([]);
    renderApp('/messages');
    expect(await screen.findByText('Your messages could not be loaded')).toBeVisible();
  });

  it('take the whole page of a phone, with a way back', async () => {
    pretendPhone(true);
    const app = renderApp('/messages?with=kim');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kim Young' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await screen.findByRole('link', { name: /Kim Young/ })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
  });
});

describe('a conversation', () => {
  const open = () => renderApp('/messages?with=kim');

  it('has no channels, no mention of many, and tells that the other has seen it', async () => {
    const receipts = [{ accountId: 'kim', channel: 'direct' as const, key: message(2).key }];
    network.on('GET', CHAT, { body: direct({ receipts }) });
    network.on('GET', MESSAGES, { body: messagesPage([message(2, { authorId: 'ana' })]) });
    const app = open();
    await app.user.type(await field(), '@cap');
    expect(await screen.findByText('Seen')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Channel' })).toBeNull();
  });

  it('waits with what is written without a connection, over a reload', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = open();
    await first.user.type(await field(), 'Later{Enter}');
    expect(await screen.findByText('Goes out once you’re back online')).toBeInTheDocument();
    first.unmount();
    open();
    await screen.findByText('Later');
    const sent = () => network.seen.filter(({ method }) => method === 'PUT');
    expect(sent()).toHaveLength(0);
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent().map(({ body }) => (body as { text: string }).text)).toEqual(['Later']));
  });

  it('is closed to whom one blocks, and open again', async () => {
    const blocks = (hidden: readonly string[]) => () => {
      network.on('GET', CHAT, { body: direct({ me: { ...direct().me, hidden } }) });
      return accepted;
    };
    network.on('POST', `${CHAT}/hidden/kim`, blocks(['kim']));
    network.on('DELETE', `${CHAT}/hidden/kim`, blocks([]));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Kim Young?' }));
    expect(dialog.getByText(/Kim Young does not learn of that/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Block Kim Young' }));
    expect(await screen.findByText(/^You blocked Kim Young/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Unblock' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
  });

  it('is reported to Fieldhouse, a message at a time', async () => {
    network.on('POST', `${MESSAGES}/m1/report`, accepted);
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: /^More about the message of Kim Young/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message?' }));
    expect(dialog.getByText(/sees this message, and nothing else of what you two wrote/)).toBeVisible();
    await app.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Threats');
    await app.user.click(dialog.getByRole('button', { name: 'Report the message' }));
    expect(await screen.findByText('It waits for Fieldhouse.')).toBeVisible();
    expect(network.sent('POST', `${MESSAGES}/m1/report`)[0]?.body).toEqual({ reason: 'Threats' });
  });

  it('says why nothing is added any more', async () => {
    network.on('GET', CHAT, {
      body: direct({ channels: [channelView({ channel: 'direct', refusal: 'direct_closed' })] }),
    });
    open();
    expect(await screen.findByText(/^You are no longer in a team or league together/)).toBeVisible();
  });

  it('is none with whom one shares nothing, nor with oneself', async () => {
    network.on('GET', CHAT, problem(404, 'not_found', 'Not found'));
    const first = open();
    expect(await screen.findByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
    first.unmount();
    renderApp('/messages?with=ana');
    expect(await screen.findByText('Choose a conversation.')).toBeVisible();
  });

  it('shows what it links to of ours by its name, to whom may know of it, and asks nobody else', async () => {
    const { origin } = window.location;
    const text = `${origin}/teams/T1 ${origin}/teams/secret https://example.org/teams/T9`;
    network.on('GET', MESSAGES, { body: messagesPage([message(1, { text })]) });
    network.on('GET', '/teams/T1', { body: { name: 'River Hawks' } });
    const app = open();
    const card = await screen.findByRole('link', { name: 'River Hawks Team' });
    expect(card).toHaveAttribute('href', `${origin}/teams/T1`);
    await waitFor(() => expect(network.sent('GET', '/teams/secret')).toHaveLength(1));
    expect(screen.getAllByRole('link', { name: /Team$/ })).toHaveLength(1);
    expect(network.seen.some(({ path }) => path.includes('T9'))).toBe(false);
    // Of what one may not know of, one asks once.
    act(() => app.history.push('/messages'));
    await screen.findByText('Choose a conversation.');
    act(() => app.history.push('/messages?with=kim'));
    await screen.findByRole('link', { name: 'River Hawks Team' });
    expect(network.sent('GET', '/teams/secret')).toHaveLength(1);
  });
});
