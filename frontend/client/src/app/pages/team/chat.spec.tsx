import type { ChatMessagesView, ChatView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  card,
  channelView,
  chatView,
  keyOf,
  message,
  messagesPage,
  positionOf,
} from '../../../../test/chat-samples';
import { problem, type FakeApi } from '../../../../test/fake-api';
import { fakeServer, streamChanged } from '../../../../test/fake-live';
import { CHAT, comes, fakeTeamChat } from '../../../../test/fake-chat';
import { renderApp } from '../../../../test/render-app';
import { createOutbox } from '../../../features/chat/live/outbox';
import { signOut } from '../../../shared/session/session-keeper';
import { keptNames } from '../../../shared/lib/kept';
import { accepted, dashboard } from '../../../../test/samples';

let network: FakeApi;
const MESSAGES = `${CHAT}/team/messages`;

beforeEach(() => {
  network = fakeTeamChat();
  chat({});
  shows(message(1), message(2, { authorId: 'lee', text: 'Who **drives**?' }));
});
const chat = (view: Partial<ChatView>): void => network.on('GET', CHAT, { body: chatView(view) });
const shows = (...items: ChatMessagesView['items']): void =>
  network.on('GET', MESSAGES, { body: messagesPage(items) });
const open = (address = '/teams/T1?tab=chat') => renderApp(address);
const listed = async () => within(await screen.findByRole('log', { name: 'Messages' }));
/** The list measures itself before it is seen. */
const seen = (text: string): Promise<void> => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Message the team' });
const menuOf = async (app: ReturnType<typeof open>, name: string): Promise<ReturnType<typeof within>> => {
  const [button] = await screen.findAllByRole('button', { name: `More about the message of ${name}` });
  if (button) await app.user.click(button);
  return within(await screen.findByRole('menu'));
};

describe('the messages of a team', () => {
  it('stand with names, times, styles and what happened in the team', async () => {
    shows(card(1), message(2, { text: 'Who **drives**, <@ana>? See https://example.org/map' }));
    open();
    const list = await listed();
    await seen('Kim Young joined the team');
    const one = within(list.getByRole('article', { name: /^Kim Young, / }));
    expect(one.getByText('drives').tagName).toBe('STRONG');
    expect(one.getByText('@Ana Brook')).toHaveClass('chat-mention-own');
    const link = one.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://example.org/map');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('say what is not shown any more', async () => {
    shows(
      message(1, { state: 'deleted', text: null }),
      message(2, { state: 'removed', text: null }),
      message(3, { state: 'forgotten', text: null, authorId: 'gone' }),
      message(4, { authorId: 'lee' }),
      message(5, { reply: { messageId: 'm4', authorId: 'lee', text: 'Message 4', attachments: [] } }),
    );
    chat({ me: { ...chatView().me, hidden: ['lee'] } });
    open();
    await listed();
    await seen('Deleted by its author');
    await seen('Removed by the people who run the team');
    await seen('The person who wrote this has left Fieldhouse');
    await seen('You don’t see what this person writes');
    await seen('This message isn’t shown anymore');
    expect(screen.queryByText('Message 4')).toBeNull();
  });

  it('come live, are said to screen readers, and change in their place', async () => {
    open();
    const list = await listed();
    await list.findByText('Message 1');
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    comes(message(3, { text: 'I do', authorId: 'lee' }));
    await seen('I do');
    expect(screen.getByText('Lee Park: I do')).toHaveAttribute('role', 'status');
    comes(message(1, { text: 'Edited', editedAt: message(9).at, position: positionOf(9) }));
    await seen('Edited');
    expect(list.getByText('edited')).toBeVisible();
    expect(screen.getByText('Lee Park: I do')).toBeInTheDocument();
  });

  it('take what is deleted out of what quotes it, also while one answers it', async () => {
    const reply = { messageId: 'm1', authorId: 'kim', text: 'Message 1', attachments: [] };
    shows(message(1), message(2, { authorId: 'lee', text: 'Yes', reply }));
    const app = open();
    await app.user.click((await menuOf(app, 'Kim Young')).getByRole('menuitem', { name: 'Reply' }));
    expect(await screen.findAllByText('Message 1')).toHaveLength(3);
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    comes(message(1, { state: 'deleted', text: null, position: positionOf(9) }));
    await seen('Deleted by its author');
    expect(screen.getAllByText('This message isn’t shown anymore')).toHaveLength(2);
    expect(screen.queryByText('Message 1')).toBeNull();
  });

  it('keep the names of people who leave the team, until they are erased', async () => {
    open();
    const list = await listed();
    await list.findByText('Message 1');
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    chat({ people: chatView().people.filter(({ accountId }) => accountId !== 'kim') });
    const asked = network.sent('GET', CHAT).length;
    comes(card(3, { card: 'MemberLeft', accountId: 'kim' }));
    await waitFor(() => expect(network.sent('GET', CHAT).length).toBeGreaterThan(asked), { timeout: 3_000 });
    await seen('Kim Young is no longer on the team');
    expect(list.getByRole('article', { name: /^Kim Young, / })).toBeVisible();
    comes(message(1, { state: 'forgotten', text: null, position: positionOf(9) }));
    await seen('Deleted player is no longer on the team');
    expect(screen.queryByText(/Kim Young/)).toBeNull();
  });

  it('of somebody whom one has blocked are not told as read', async () => {
    chat({
      channels: [channelView({ unread: 1, readKey: null }), channelView({ channel: 'news' })],
      me: { ...chatView().me, hidden: ['lee'] },
    });
    open();
    await (await listed()).findByText('Message 1');
    await waitFor(() =>
      expect(network.sent('POST', `${CHAT}/team/read`)[0]?.body).toEqual({ key: keyOf(1) }),
    );
  });

  it('begin at the line of what is new, and are told as read', async () => {
    chat({ channels: [channelView({ unread: 1, readKey: keyOf(1) }), channelView({ channel: 'news' })] });
    open();
    await seen('New');
    await waitFor(() =>
      expect(network.sent('POST', `${CHAT}/team/read`)[0]?.body).toEqual({ key: keyOf(2) }),
    );
    expect(network.sent('POST', `${CHAT}/team/read`)).toHaveLength(1);
  });

  it('open where one has stopped when there are more than a page of new ones', async () => {
    chat({ channels: [channelView({ unread: 100, readKey: keyOf(1) }), channelView({ channel: 'news' })] });
    open();
    await listed();
    expect(network.sent('GET', MESSAGES)[0]?.query.get('after')).toBe(keyOf(1));
  });

  it('lead to the one that the address names, and say when it is not there', async () => {
    network.on('GET', MESSAGES, ({ query }) =>
      query.get('around') === 'gone'
        ? problem(404, 'message_unknown', 'Not found')
        : { body: messagesPage([message(5)], { older: true, newer: true }) },
    );
    const first = open('/teams/T1?tab=chat&message=m5');
    expect(await (await listed()).findByRole('article')).toHaveClass('chat-target');
    expect(screen.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
    first.unmount();
    open('/teams/T1?tab=chat&message=gone');
    expect(await screen.findByText('That message isn’t here anymore')).toBeVisible();
    expect(await listed()).toBeTruthy();
  });

  it('are there at once from the last visit, and for nobody after a sign-out', async () => {
    const first = open();
    await (await listed()).findByText('Message 1');
    first.unmount();
    network.on('GET', MESSAGES, () => new Promise(() => undefined));
    const second = open();
    await seen('Message 1');
    await act(() => signOut(second.store.dispatch));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('kept'))).toEqual([]);
  });

  it('are said to be those of the last visit while the newest do not come', async () => {
    const first = open();
    await (await listed()).findByText('Message 1');
    first.unmount();
    network.on('GET', MESSAGES, problem(429, 'too_many_requests', 'Slow down'));
    const { user } = open();
    await seen('Message 1');
    expect(await screen.findByRole('alert')).toHaveTextContent('The newest messages did not come.');
    shows(message(3));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await seen('Message 3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay where one is led to others that do not come, and lead there after all', async () => {
    const app = open();
    await seen('Message 1');
    network.on('GET', MESSAGES, problem(500, 'internal_error', 'Something went wrong'));
    act(() => app.history.push('/teams/T1?tab=chat&message=m9'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The messages from there did not come.');
    shows(message(9));
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await seen('Message 9');
    expect(network.sent('GET', MESSAGES).at(-1)?.query.get('around')).toBe('m9');
  });

  it('can be walked with the keys, and Enter opens what there is to do', async () => {
    const { user } = open();
    const list = await listed();
    const last = await list.findByRole('article', { name: /^Lee Park/ });
    act(() => last.focus());
    await user.keyboard('{ArrowUp}');
    expect(list.getByRole('article', { name: /^Kim Young/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeInTheDocument();
  });

  it('say hello where there are none', async () => {
    shows();
    open();
    expect(await screen.findByRole('heading', { name: 'Say hello to River Hawks' })).toBeVisible();
  });

  it('say when they could not be loaded, and load them again', async () => {
    network.on('GET', MESSAGES, problem(500, 'internal_error', 'Something went wrong'));
    const { user } = open();
    expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
    shows(message(1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await seen('Message 1');
  });
});

describe('who is there', () => {
  it('shows who types and who has seen the own message', async () => {
    shows(message(1), message(2, { authorId: 'ana', text: 'Mine' }));
    chat({ receipts: [{ accountId: 'kim', channel: 'team', key: keyOf(2) }] });
    const { user } = open();
    const seen = await screen.findByRole('button', { name: 'Seen by 1 of 2' });
    act(() => fakeServer.emit('chat.typing', { chatId: 'T1', channel: 'team', accountId: 'kim' }));
    expect(await screen.findByText('Kim is typing…')).toBeVisible();
    act(() => fakeServer.emit('chat.presence', { chatId: 'T1', accountIds: ['ana', 'kim'] }));
    expect(await screen.findByText('2 people have the chat open')).toBeVisible();
    act(() =>
      fakeServer.emit('chat.read', { chatId: 'T1', channel: 'team', accountId: 'lee', key: keyOf(2) }),
    );
    await waitFor(() => expect(seen).toHaveTextContent('Seen by 2 of 2'));
    await user.click(seen);
    const people = within(await screen.findByRole('list', { name: 'Seen' }));
    expect(people.getByText('Lee Park')).toBeInTheDocument();
  });

  it('says nothing of that to who does not show it', async () => {
    shows(message(2, { authorId: 'ana', text: 'Mine' }));
    chat({ me: { ...chatView().me, receipts: false } });
    open();
    await (await listed()).findByText('Mine');
    expect(screen.queryByText(/^Seen by/)).toBeNull();
  });

  it('says at once that somebody is no longer on the team', async () => {
    open();
    await listed();
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    act(() => fakeServer.emit('chat.ended', { chatId: 'T1' }));
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to this chat' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to My Teams' })).toHaveAttribute('href', '/teams');
    expect(screen.queryByRole('log')).toBeNull();
    expect(keptNames('chat-2 ana')).toEqual([]);
  });
});

describe('writing', () => {
  const sent = () => network.seen.filter(({ method, path }) => method === 'PUT' && path.startsWith(MESSAGES));

  it('shows a message at once, and each once', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    const { user } = open();
    const list = await listed();
    await user.type(await field(), 'On my way{Enter}');
    await seen('On my way');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ text: 'On my way', replyTo: null, attachments: [], poll: null });
    const id = sent()[0]?.path.split('/').at(-1) ?? '';
    expect(id).toMatch(/^\d{6}-/);
    comes(message(3, { id, authorId: 'ana', text: 'On my way' }));
    await waitFor(() => expect(list.getAllByText('On my way')).toHaveLength(1));
    expect(await field()).toHaveValue('');
    expect(sent()).toHaveLength(1);
  });

  it('mentions people by name and sends whom that means', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    const { user } = open();
    const text = await field();
    await user.type(text, 'Hi @ki');
    const options = within(await screen.findByRole('listbox', { name: 'People to mention' }));
    expect(options.getAllByRole('option')).toHaveLength(1);
    expect(text).toHaveAttribute('aria-activedescendant', options.getByRole('option').id);
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('Hi @Kim Young ');
    await user.type(text, 'and @cap{ArrowDown}{Enter}{Enter}');
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({
        text: 'Hi <@kim> and <!captains>',
        replyTo: null,
        attachments: [],
        poll: null,
      }),
    );
  });

  it('offers nobody to mention many where that is switched off', async () => {
    chat({ wideMentions: false, me: { ...chatView().me, runs: false } });
    const { user } = open();
    await user.type(await field(), '@');
    const options = within(await screen.findByRole('listbox', { name: 'People to mention' }));
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kim Young',
      'Lee Park',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('answers a message, and lets that be', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    const app = open();
    await app.user.click((await menuOf(app, 'Kim Young')).getByRole('menuitem', { name: 'Reply' }));
    expect(await screen.findByText('Reply to Kim Young')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(screen.queryByText('Reply to Kim Young')).toBeNull();
    await app.user.click((await menuOf(app, 'Kim Young')).getByRole('menuitem', { name: 'Reply' }));
    await app.user.type(await field(), 'Yes{Enter}');
    await waitFor(() =>
      expect(sent()[0]?.body).toEqual({ text: 'Yes', replyTo: 'm1', attachments: [], poll: null }),
    );
  });

  it('keeps a draft for the next time, beside what is being edited', async () => {
    shows(message(1, { authorId: 'ana', text: 'Hi <@kim>', at: new Date().toISOString() }));
    network.on('PUT', `${MESSAGES}/m1/text`, accepted);
    const app = open();
    await app.user.type(await field(), 'Half a');
    await app.user.click((await menuOf(app, 'Ana Brook')).getByRole('menuitem', { name: 'Edit' }));
    await waitFor(async () => expect(await field()).toHaveValue('Hi @Kim Young'));
    await app.user.type(await field(), ' and all{Enter}');
    await waitFor(() =>
      expect(network.sent('PUT', `${MESSAGES}/m1/text`)[0]?.body).toEqual({ text: 'Hi <@kim> and all' }),
    );
    await waitFor(async () => expect(await field()).toHaveValue('Half a'));
    app.unmount();
    open();
    expect(await field()).toHaveValue('Half a');
  });

  it('keeps what is changed of a message while one looks elsewhere, until it is saved or given up', async () => {
    shows(message(1, { authorId: 'ana', text: 'At six', at: new Date().toISOString() }));
    network.on('PUT', `${MESSAGES}/m1/text`, problem(503, 'unavailable', 'Try again'));
    const app = open();
    const edit = async (): Promise<void> =>
      app.user.click((await menuOf(app, 'Ana Brook')).getByRole('menuitem', { name: 'Edit' }));
    await edit();
    await waitFor(async () => expect(await field()).toHaveValue('At six'));
    await app.user.type(await field(), ', field 2{Enter}');
    await seen('Try again');
    await app.user.click(screen.getByRole('tab', { name: 'Overview' }));
    await app.user.click(screen.getByRole('tab', { name: 'Chat' }));
    await edit();
    await waitFor(async () => expect(await field()).toHaveValue('At six, field 2'));
    await app.user.keyboard('{Escape}');
    await edit();
    await waitFor(async () => expect(await field()).toHaveValue('At six'));
  });

  it('keeps what is corrected of a message while that is being saved', async () => {
    shows(message(1, { authorId: 'ana', text: 'At six', at: new Date().toISOString() }));
    const answers: (() => void)[] = [];
    const path = `${MESSAGES}/m1/text`;
    network.on('PUT', path, () => new Promise((done) => answers.push(() => done(accepted))));
    const app = open();
    await app.user.click((await menuOf(app, 'Ana Brook')).getByRole('menuitem', { name: 'Edit' }));
    await app.user.type(await field(), 'ty{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await app.user.type(await field(), '!');
    act(() => answers[0]?.());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save the message' })).toBeEnabled());
    expect(await field()).toHaveValue('At sixty!');
    await app.user.type(await field(), '{Backspace}?{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers[1]?.());
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(network.sent('PUT', path).map(({ body }) => body)).toEqual([
      { text: 'At sixty' },
      { text: 'At sixty?' },
    ]);
  });

  it('says why a message is refused; it can be sent again or given up', async () => {
    const detail = 'You have written a lot. Wait a moment.';
    network.on('PUT', `${MESSAGES}/:id`, problem(409, 'wide_mention_just_made', 'No', { detail }));
    const { user } = open();
    await user.type(await field(), 'One{Enter}');
    await seen(`Not sent. ${detail}`);
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(screen.queryByText(`Not sent. ${detail}`)).toBeNull();
    network.on('PUT', `${MESSAGES}/:id`, problem(409, 'x', 'No', { detail }));
    await user.type(await field(), 'Two{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Two')).toBeNull();
  });

  it('lets what was refused be written anew, beside what one is writing', async () => {
    const detail = 'You mention somebody who is not in this chat. Take the mention out and send it again.';
    network.on('PUT', `${MESSAGES}/:id`, problem(422, 'mention_unknown', 'No', { detail }));
    const app = open();
    const { user } = app;
    await user.click((await menuOf(app, 'Lee Park')).getByRole('menuitem', { name: 'Reply' }));
    await user.type(await field(), 'Ask @ki{Enter}please{Enter}');
    await seen(`Not sent. ${detail}`);
    await user.click((await menuOf(app, 'Kim Young')).getByRole('menuitem', { name: 'Reply' }));
    await user.type(await field(), 'Half a');

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('Ask @Kim Young please');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await field()).toHaveValue('Half a');
    expect(screen.getByText('Reply to Kim Young')).toBeVisible();

    network.on('PUT', `${MESSAGES}/:id`, accepted);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(await field());
    await user.type(await field(), 'Ask around{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({ text: 'Ask around', replyTo: 'm2', attachments: [], poll: null });
    expect(sent()[1]?.path).not.toBe(sent()[0]?.path);
    expect(await field()).toHaveValue('Half a');
    expect(screen.getByText('Reply to Kim Young')).toBeVisible();
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('sends what was written anew though another tab has seen to the message, with files of its own', async () => {
    const detail = 'You have written a lot. Wait a moment.';
    network.on('PUT', `${MESSAGES}/:id`, problem(409, 'wide_mention_just_made', 'No', { detail }));
    network.on('PUT', '/chats/T1/team/attachments/:id', { body: {} });
    const { user } = open();
    const text = await field();
    await user.upload(
      screen.getByLabelText('Files to attach'),
      new File(['a,b'], 'a.csv', { type: 'text/csv' }),
    );
    await user.type(text, 'One{Enter}');
    await seen(`Not sent. ${detail}`);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const there = createOutbox('ana', 'T1');
    for (const { messageId } of there.get()) there.remove(messageId);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await waitFor(() => expect(screen.queryByText(`Not sent. ${detail}`)).toBeNull());
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    await user.type(text, ' and two{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ text: 'One and two', attachments: [{}] });
    const [first, second] = sent().map(({ body }) =>
      JSON.stringify((body as { attachments: object[] }).attachments),
    );
    expect(second).not.toBe(first);
  });

  it('counts what is left, and sends nothing that is too long', async () => {
    const { user } = open();
    const text = await field();
    await user.click(text);
    await user.paste('a'.repeat(3_999));
    expect(await screen.findByText('1 characters left')).toBeVisible();
    await user.paste('bcd');
    expect(await screen.findByText('2 characters too many')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['member_suspended', 'You are suspended. You can read along until a captain ends that.'],
    ['email_unconfirmed', 'Confirm your e-mail address to write here.'],
    ['team_archived', 'This team is archived. Its chat can be read, and nothing is added.'],
  ])('says why one cannot: %s', async (refusal, sentence) => {
    chat({ channels: [channelView({ refusal }), channelView({ channel: 'news' })] });
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is open once the own address is confirmed on another page', async () => {
    const refusal = 'email_unconfirmed';
    chat({ channels: [channelView({ refusal }), channelView({ channel: 'news' })] });
    open();
    await screen.findByText('Confirm your e-mail address to write here.');
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    chat({});
    act(() => streamChanged('account', positionOf(901), true));
    expect(await field()).toBeVisible();
    expect(network.sent('GET', CHAT).at(-1)?.query.get('atLeast')).toBe(positionOf(901));
  });

  it('is for captains and admins among the announcements', async () => {
    const news = channelView({ channel: 'news', refusal: 'not_team_manager', unread: 2 });
    chat({ channels: [channelView(), news] });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Announcements (2)' }));
    expect(await screen.findByText('Only captains and admins write announcements.')).toBeVisible();
    expect(app.path()).toBe('/teams/T1?tab=chat&channel=news');
    expect(await screen.findByRole('heading', { name: 'No announcements yet' })).toBeVisible();
  });
});

describe('without a connection', () => {
  const online = (is: boolean): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
    if (is) act(() => void window.dispatchEvent(new Event('online')));
  };
  afterEach(() => jest.restoreAllMocks());

  it('what is written waits over a reload and goes out once, in its order', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    const first = open();
    const list = await listed();
    online(false);
    await first.user.type(await field(), 'One{Enter}Two{Enter}');
    expect(await list.findAllByText('Goes out once you’re back online')).toHaveLength(2);
    first.unmount();
    open();
    await seen('Two');
    const puts = () => network.seen.filter(({ method }) => method === 'PUT');
    expect(puts()).toHaveLength(0);
    online(true);
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts().map(({ body }) => (body as { readonly text: string }).text)).toEqual(['One', 'Two']);
    expect(screen.getAllByText('One')).toHaveLength(1);
  });

  it('what a closed tab has left stands in the one that has the chat open, and goes out from there', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    open();
    await listed();
    online(false);
    createOutbox('ana', 'T1').write({ channel: 'team', text: 'One', reply: null, files: [] });
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await seen('Goes out once you’re back online');
    online(true);
    const puts = () => network.seen.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(puts()).toHaveLength(1));
    await waitFor(() => expect(keptNames('chat-unsent')).toEqual([]));
  });

  it('what is written goes out from wherever one is next', async () => {
    network.on('PUT', `${MESSAGES}/:id`, accepted);
    network.on('GET', '/dashboard', { body: dashboard() });
    const first = open();
    await listed();
    online(false);
    await first.user.type(await field(), 'One{Enter}');
    first.unmount();
    renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1 });
    online(true);
    const puts = () => network.seen.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(puts()).toHaveLength(1));
    await waitFor(() => expect(keptNames('chat-unsent')).toEqual([]));
  });
});
