import type {
  ChatChannel,
  ChatEndedSent,
  ChatForgottenSent,
  ChatItems,
  ChatItemsSent,
  ChatJoined,
  ChatPresenceSent,
  ChatReadSent,
  ChatTypingSent,
} from '@fieldhouse/api-contract';
import type { LiveSocket } from '../../../shared/live/live-socket';
import { createSubject, type Observable } from '../../../shared/live/observable';
import type { ChannelStore } from './channel-store';

type Socket = Pick<LiveSocket, 'state' | 'request' | 'on'>;
type RoomGiven = {
  readonly chatId: string;
  readonly socket: Socket;
  readonly stores: Readonly<Record<ChatChannel, ChannelStore>>;
  /** What came in a channel, before the channel's store has it. */
  readonly onItems: (channel: ChatChannel, items: ChatItems['items']) => void;
  /** So much was missed that everything is to be read anew. */
  readonly onGap: () => void;
};
/** A chat as it is heard. */
export type ChatRoom = {
  /** Who writes just now, by channel. */
  readonly typing: Observable<Readonly<Record<ChatChannel, readonly string[]>>>;
  /** Who has the chat open. */
  readonly present: Observable<readonly string[]>;
  /** How far people have read since the page was opened: the key by `CHANNEL ACCOUNT`. */
  readonly read: Observable<ReadonlyMap<string, string>>;
  /** Whose accounts were erased since the page was opened. */
  readonly forgotten: Observable<ReadonlySet<string>>;
  /** The chat is not this person's to read any more. */
  readonly ended: Observable<boolean>;
  /** Joins once something is shown. @param position of it: nothing later is missed */
  readonly join: (position: string) => void;
  /** Tells that the person is writing; as often as one likes. */
  readonly tellTyping: (channel: ChatChannel) => void;
  /** Listens. @returns a function that leaves the chat */
  readonly start: () => () => void;
};

const TYPING_MS = 5_000;
const TELL_TYPING_MS = 3_000;
const AGAIN_AFTER_MS = 2_000;
/** Whoever comes back together with a thousand others waits their turn: to ask again sooner would make it longer. */
const JOINED_WITHIN_MS = 20_000;

/** Joins a chat, and again after each loss of the connection with what was known then. */
export const createChatRoom = ({ chatId, socket, stores, onItems, onGap }: RoomGiven): ChatRoom => {
  const typing = createSubject<Readonly<Record<ChatChannel, readonly string[]>>>({
    team: [],
    news: [],
    draft: [],
    direct: [],
  });
  const present = createSubject<readonly string[]>([]);
  const read = createSubject<ReadonlyMap<string, string>>(new Map());
  const forgotten = createSubject<ReadonlySet<string>>(new Set());
  const ended = createSubject(false);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let since: string | null = null;
  /** Before the answer to a join, what comes says nothing of what is missed: the next join must not start behind it. */
  let isJoined = false;
  let told = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  let joins = 0;

  const stopTyping = (channel: ChatChannel, accountId: string): void => {
    clearTimeout(timers.get(`${channel} ${accountId}`));
    const writers = typing.get()[channel].filter((one) => one !== accountId);
    if (writers.length < typing.get()[channel].length) typing.set({ ...typing.get(), [channel]: writers });
  };
  const receive = ({ channel, items }: ChatItems): void => {
    onItems(channel, items);
    for (const item of items) if (item.kind === 'message') stopTyping(channel, item.authorId);
    stores[channel].receive(items);
  };
  const forget = (accountIds: readonly string[]): void => {
    if (accountIds.length > 0) forgotten.set(new Set([...forgotten.get(), ...accountIds]));
  };
  const mine = <Body extends { readonly chatId: string }>(
    message: string,
    hear: (body: Body) => void,
  ): (() => void) =>
    socket.on<Body>(message, (body) => {
      if (body.chatId === chatId) hear(body);
    });

  const rejoin = async (): Promise<void> => {
    clearTimeout(again);
    if (left || since === null || socket.state.get() !== 'connected') return;
    isJoined = false;
    joins += 1;
    const join = joins;
    const answer = await socket
      .request<ChatJoined>('chat.join', { chatId, since }, JOINED_WITHIN_MS)
      .catch(() => null);
    // The connection was lost meanwhile, and another join is under way.
    if (left || join !== joins) return;
    if (answer?.ok) {
      since = answer.position;
      isJoined = true;
      forget(answer.forgotten ?? []);
      if (answer.changed === null) onGap();
      else answer.changed.forEach(receive);
      return;
    }
    if (answer && answer.problem.code === 'not_found') return ended.set(true);
    again = setTimeout(() => void rejoin(), AGAIN_AFTER_MS);
  };
  const listen = (): readonly (() => void)[] => [
    socket.state.subscribe(() => {
      if (socket.state.get() !== 'connected') present.set([]);
      void rejoin();
    }),
    mine<ChatItemsSent>('chat.items', (sent) => {
      receive(sent);
      if (isJoined && since !== null && sent.position > since) since = sent.position;
    }),
    mine<ChatReadSent>('chat.read', ({ channel, accountId, key }) => {
      const name = `${channel} ${accountId}`;
      if (key > (read.get().get(name) ?? '')) read.set(new Map([...read.get(), [name, key]]));
    }),
    mine<ChatTypingSent>('chat.typing', ({ channel, accountId }) => {
      const writers = typing.get()[channel];
      if (!writers.includes(accountId)) typing.set({ ...typing.get(), [channel]: [...writers, accountId] });
      clearTimeout(timers.get(`${channel} ${accountId}`));
      timers.set(
        `${channel} ${accountId}`,
        setTimeout(() => stopTyping(channel, accountId), TYPING_MS),
      );
    }),
    mine<ChatPresenceSent>('chat.presence', ({ accountIds }) => present.set(accountIds)),
    mine<ChatForgottenSent>('chat.forgotten', ({ accountId }) => forget([accountId])),
    mine<ChatEndedSent>('chat.ended', () => ended.set(true)),
  ];

  return {
    typing,
    present,
    read,
    forgotten,
    ended,
    join: (position) => {
      since ??= position;
      void rejoin();
    },
    tellTyping: (channel) => {
      if (Date.now() - told < TELL_TYPING_MS || socket.state.get() !== 'connected') return;
      told = Date.now();
      socket.request('chat.typing', { chatId, channel }).catch(() => undefined);
    },
    start: () => {
      left = false;
      const stops = listen();
      void rejoin();
      return () => {
        left = true;
        clearTimeout(again);
        for (const timer of timers.values()) clearTimeout(timer);
        for (const stop of stops) stop();
        if (socket.state.get() === 'connected')
          socket.request('chat.leave', { chatId }).catch(() => undefined);
      };
    },
  };
};
