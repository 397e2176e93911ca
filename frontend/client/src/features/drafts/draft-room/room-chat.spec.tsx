import { act, screen, waitFor } from '@testing-library/react';
import { channelView, chatView, message, messagesPage } from '../../../../test/chat-samples';
import { fakeChatServer } from '../../../../test/fake-chat';
import { fakeRoom } from './testing/fake-room';
import { onDesktop, renderRoom } from './testing/render-room';

const ID = 'draft:L1';
const CHAT = `/chats/${encodeURIComponent(ID)}`;
const { matchMedia } = window;

beforeEach(() => {
  fakeChatServer();
});
afterEach(() => {
  fakeRoom.reset();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
});

const room = async (...given: Parameters<typeof renderRoom>) => {
  const view = await renderRoom(...given);
  const waits = { chatId: ID, kind: 'draft', name: 'Thursday Softball', unread: 3, mentioned: 0 };
  view.api.on('GET', '/chats', { body: { chats: [waits] } });
  view.api.on('GET', CHAT, {
    body: chatView({ ...waits, kind: 'draft', channels: [channelView({ channel: 'draft' })] }),
  });
  view.api.on('GET', `${CHAT}/draft/messages`, { body: messagesPage([message(1)]) });
  view.api.on('POST', `${CHAT}/draft/read`, { body: {} });
  return view;
};
const chatTab = () => screen.findByRole('tab', { name: /^Chat/ });
const field = () => screen.findByRole('textbox', { name: 'Message the draft room' });

it('is a tab for captains, where no key of theirs acts on the room', async () => {
  onDesktop();
  const { user } = await room();
  await user.click(await chatTab());
  await user.type(await field(), 'd?/q');
  expect(await field()).toHaveValue('d?/q');
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('is where its address leads, also of somebody who is in the room, on a phone', async () => {
  const { history } = await room();
  act(() => history.push('/complex/leagues/L1/draft/room?tab=chat'));
  expect(await field()).toBeInTheDocument();
  expect(await chatTab()).toHaveAttribute('aria-selected', 'true');
});

/** A phone upright. @returns a way to make its window low: it is turned, or its keyboard stands there */
const onPhone = () => {
  const listeners = new Set<() => void>();
  let isLow = false;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      ...matchMedia(query),
      matches: isLow && query.includes('max-height'),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  return () =>
    act(() => {
      isLow = true;
      listeners.forEach((listener) => listener());
    });
};
const isBesidePlayers = () => screen.queryByRole('tab', { name: 'Players' }) === null;

it('stays open when a phone is turned', async () => {
  const turn = onPhone();
  const { user } = await room();
  await user.click(await chatTab());
  turn();
  await waitFor(() => expect(isBesidePlayers()).toBe(true));
  expect(await chatTab()).toHaveAttribute('aria-selected', 'true');
});

it('keeps its field while somebody writes in it, whatever their keyboard leaves of the window', async () => {
  const showKeyboard = onPhone();
  const { user } = await room();
  await user.click(await chatTab());
  const written = await field();
  await user.type(written, 'Hi');
  showKeyboard();
  await user.type(written, ' all');
  expect(written).toHaveValue('Hi all');
  expect(written).toHaveFocus();
  expect(isBesidePlayers()).toBe(false);
  act(() => written.blur());
  await waitFor(() => expect(isBesidePlayers()).toBe(true));
});

it.each(['player', 'spectator'] as const)('is not there for a %s', async (role) => {
  const { api } = await room({ me: { role, teamIds: [] } }, { query: '?tab=chat' });
  await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(1));
  expect(screen.queryByRole('tab', { name: /^Chat/ })).toBeNull();
  expect(api.sent('GET', CHAT)).toHaveLength(0);
});
