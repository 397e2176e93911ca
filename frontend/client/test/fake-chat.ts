import type { ChatItemView } from '@fieldhouse/api-contract';
import { act } from '@testing-library/react';
import { chatView, messagesPage, positionOf } from './chat-samples';
import { fakeApi, type FakeApi } from './fake-api';
import { fakeServer } from './fake-live';
import { accepted, team, teams } from './samples';

/** A device that keeps nothing, and a server on which every chat is quiet. */
export const fakeChatServer = (): void => {
  localStorage.clear();
  fakeServer.on('chat.join', () => ({ position: positionOf(900), changed: [] }));
  fakeServer.on('chat.typing', () => ({}));
  fakeServer.on('chat.leave', () => ({}));
};

/** The address of the River Hawks' chat below `/api`. */
export const CHAT = '/chats/T1';

/** The network of the River Hawks, in whose chat nothing is announced. */
export const fakeTeamChat = (): FakeApi => {
  fakeChatServer();
  const network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/T1', { body: team() });
  network.on('GET', '/chats', { body: { chats: [] } });
  network.on('GET', CHAT, { body: chatView() });
  network.on('GET', `${CHAT}/news/messages`, { body: messagesPage([]) });
  network.on('POST', `${CHAT}/:channel/read`, accepted);
  return network;
};

/** Something is said in the River Hawks' chat. */
export const comes = (...items: readonly ChatItemView[]): void =>
  act(() =>
    fakeServer.emit('chat.items', { chatId: 'T1', channel: 'team', items, position: positionOf(901) }),
  );
