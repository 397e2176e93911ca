import type { ChatChannel, ChatItems } from '@fieldhouse/api-contract';
import { message, messagesPage, positionOf } from '../../../../test/chat-samples';
import type { LiveAnswer, LiveState } from '../../../shared/live/live-socket';
import { createSubject } from '../../../shared/live/observable';
import { createChannelStore } from './channel-store';
import { createChatRoom } from './chat-room';

const setUp = async () => {
  const state = createSubject<LiveState>('connected');
  const listeners = new Map<string, (body: unknown) => void>();
  const asked: (readonly [string, object])[] = [];
  const answers: unknown[] = [];
  const socket = {
    state,
    request: <T>(name: string, body: object): Promise<LiveAnswer<T>> => {
      asked.push([name, body]);
      const answer = answers.shift() ?? { ok: true, position: positionOf(9), changed: [] };
      return Promise.resolve(answer as LiveAnswer<T> | Promise<LiveAnswer<T>>);
    },
    on: <T>(name: string, listener: (body: T) => void) => {
      listeners.set(name, listener as (body: unknown) => void);
      return () => listeners.delete(name);
    },
  };
  const stores = {
    team: createChannelStore(() => Promise.resolve(messagesPage([message(1)]))),
    news: createChannelStore(() => Promise.resolve(messagesPage([]))),
    draft: createChannelStore(() => Promise.resolve(messagesPage([]))),
    direct: createChannelStore(() => Promise.resolve(messagesPage([]))),
  };
  await stores.team.open({});
  const onGap = jest.fn();
  const onItems = jest.fn();
  const room = createChatRoom({ chatId: 'T1', socket, stores, onGap, onItems });
  const stop = room.start();
  const hear = (name: string, body: object): void => listeners.get(name)?.({ chatId: 'T1', ...body });
  const items = (channel: ChatChannel, ...all: ChatItems['items']): ChatItems => ({ channel, items: all });
  return { state, asked, answers, stores, room, stop, hear, items, onGap, onItems, listeners };
};
const joins = (asked: readonly (readonly [string, object])[]) =>
  asked.filter(([name]) => name === 'chat.join').map(([, body]) => body);
/** What was asked has its answer. */
const answered = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
afterEach(() => jest.useRealTimers());

it('joins once something is shown, and hears what is said in its team', async () => {
  const { room, asked, hear, items, stores } = await setUp();
  expect(joins(asked)).toEqual([]);
  room.join(positionOf(5));
  expect(joins(asked)).toEqual([{ chatId: 'T1', since: positionOf(5) }]);
  hear('chat.items', { ...items('team', message(2)), position: positionOf(6) });
  hear('chat.items', { ...items('team', message(3)), position: positionOf(6), chatId: 'T2' });
  expect(stores.team.get().items.map(({ id }) => id)).toEqual(['m1', 'm2']);
});

it('comes back with what it knew, and fills the gap', async () => {
  const { room, state, answers, asked, hear, items, stores } = await setUp();
  room.join(positionOf(5));
  await answered();
  hear('chat.items', { ...items('team', message(12)), position: positionOf(12) });
  state.set('waiting');
  const missed = items('team', message(1, { text: 'Edited', position: positionOf(14) }), message(13));
  answers.push({ ok: true, position: positionOf(20), changed: [missed] });
  state.set('connected');
  await answered();
  expect(joins(asked)[1]).toEqual({ chatId: 'T1', since: positionOf(12) });
  expect(stores.team.get().items.map((item) => item.kind === 'message' && item.text)).toEqual([
    'Edited',
    'Message 12',
    'Message 13',
  ]);
});

it('fills the gap also when the connection is lost again before that was answered', async () => {
  const { room, state, answers, asked, hear, items } = await setUp();
  answers.push(new Promise(() => undefined));
  room.join(positionOf(5));
  hear('chat.items', { ...items('team', message(12)), position: positionOf(12) });
  state.set('waiting');
  state.set('connected');
  expect(joins(asked)).toEqual([
    { chatId: 'T1', since: positionOf(5) },
    { chatId: 'T1', since: positionOf(5) },
  ]);
});

it('says when so much was missed that it is to be loaded anew', async () => {
  const { room, answers, onGap } = await setUp();
  answers.push({ ok: true, position: positionOf(20), changed: null });
  room.join(positionOf(5));
  await answered();
  expect(onGap).toHaveBeenCalledTimes(1);
});

it('tries again when it is not let in for now', async () => {
  jest.useFakeTimers();
  const { room, answers, asked } = await setUp();
  answers.push({ ok: false, problem: { code: 'too_many_requests', title: 'Slow down' } });
  room.join(positionOf(5));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(joins(asked)).toHaveLength(2);
  expect(room.ended.get()).toBe(false);
});

it('ends when the chat is not the person’s any more', async () => {
  const { room, hear, answers } = await setUp();
  hear('chat.ended', {});
  expect(room.ended.get()).toBe(true);
  const other = await setUp();
  other.answers.push({ ok: false, problem: { code: 'not_found', title: 'Not found' } });
  other.room.join(positionOf(5));
  await answered();
  expect(other.room.ended.get()).toBe(true);
  expect(answers).toEqual([]);
});

it('shows who is typing for five seconds, or until their message is there', async () => {
  jest.useFakeTimers();
  const { room, hear, items } = await setUp();
  hear('chat.typing', { channel: 'team', accountId: 'kim' });
  hear('chat.typing', { channel: 'team', accountId: 'lee' });
  expect(room.typing.get().team).toEqual(['kim', 'lee']);
  hear('chat.items', { ...items('team', message(2)), position: positionOf(2) });
  expect(room.typing.get().team).toEqual(['lee']);
  jest.advanceTimersByTime(4_999);
  hear('chat.typing', { channel: 'team', accountId: 'lee' });
  jest.advanceTimersByTime(4_999);
  expect(room.typing.get().team).toEqual(['lee']);
  jest.advanceTimersByTime(1);
  expect(room.typing.get().team).toEqual([]);
});

it('tells that one is typing every three seconds at most', async () => {
  jest.useFakeTimers();
  const { room, asked } = await setUp();
  room.tellTyping('team');
  room.tellTyping('team');
  jest.advanceTimersByTime(3_000);
  room.tellTyping('news');
  expect(asked).toEqual([
    ['chat.typing', { chatId: 'T1', channel: 'team' }],
    ['chat.typing', { chatId: 'T1', channel: 'news' }],
  ]);
});

it('knows who is here, and how far people have read, never back', async () => {
  const { room, hear, state } = await setUp();
  hear('chat.presence', { accountIds: ['kim'] });
  hear('chat.read', { channel: 'team', accountId: 'kim', key: '2' });
  hear('chat.read', { channel: 'team', accountId: 'kim', key: '1' });
  expect(room.present.get()).toEqual(['kim']);
  expect(room.read.get().get('team kim')).toBe('2');
  state.set('waiting');
  expect(room.present.get()).toEqual([]);
});

it('knows whose accounts were erased, also while it was away', async () => {
  const { room, hear, state, answers } = await setUp();
  room.join(positionOf(5));
  await answered();
  hear('chat.forgotten', { accountId: 'kim' });
  expect([...room.forgotten.get()]).toEqual(['kim']);
  state.set('waiting');
  answers.push({ ok: true, position: positionOf(20), changed: [], forgotten: ['lee'] });
  state.set('connected');
  await answered();
  expect([...room.forgotten.get()]).toEqual(['kim', 'lee']);
});

it('leaves nothing behind', async () => {
  const { room, stop, asked, listeners, state } = await setUp();
  room.join(positionOf(5));
  stop();
  expect(asked.at(-1)).toEqual(['chat.leave', { chatId: 'T1' }]);
  expect(listeners.size).toBe(0);
  state.set('waiting');
  state.set('connected');
  expect(joins(asked)).toHaveLength(1);
});
