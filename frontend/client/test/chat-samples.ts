import type {
  ChannelView,
  ChatCardView,
  ChatMessagesView,
  ChatMessageView,
  ChatView,
} from '@fieldhouse/api-contract';

/** The place of the nth fact, and its position. */
export const keyOf = (n: number): string => `${n}`.padStart(20, '0').repeat(2);
export const positionOf = (n: number): string => `${n}`.padStart(20, '0');

/** A message of Kim's, said as the nth fact, a minute after the one before. */
export const message = (n: number, more: Partial<ChatMessageView> = {}): ChatMessageView => ({
  kind: 'message',
  id: `m${n}`,
  key: keyOf(n),
  position: positionOf(n),
  at: new Date(Date.UTC(2026, 10, 23, 18, n)).toISOString(),
  authorId: 'kim',
  state: 'shown',
  text: `Message ${n}`,
  attachments: [],
  poll: null,
  mentions: [],
  wide: null,
  reply: null,
  editedAt: null,
  reactions: [],
  pinned: false,
  ...more,
});

export const card = (n: number, more: Partial<ChatCardView> = {}): ChatCardView => ({
  kind: 'card',
  id: `c${n}`,
  key: keyOf(n),
  position: positionOf(n),
  at: new Date(Date.UTC(2026, 10, 23, 18, n)).toISOString(),
  card: 'MemberJoined',
  accountId: 'kim',
  detail: null,
  ...more,
});

export const messagesPage = (
  items: ChatMessagesView['items'],
  more: Partial<ChatMessagesView> = {},
): ChatMessagesView => ({
  items,
  older: false,
  newer: false,
  people: [],
  position: positionOf(900),
  ...more,
});

export const channelView = (more: Partial<ChannelView> = {}): ChannelView => ({
  channel: 'team',
  unread: 0,
  mentioned: 0,
  readKey: null,
  refusal: null,
  pinned: [],
  ...more,
});

/** The chat of the River Hawks as Ana has it, who is their captain; Kim and Lee play. */
export const chatView = (more: Partial<ChatView> = {}): ChatView => ({
  chatId: 'T1',
  kind: 'team',
  name: 'River Hawks',
  position: positionOf(900),
  channels: [channelView(), channelView({ channel: 'news' })],
  me: {
    accountId: 'ana',
    runs: true,
    mute: 'all',
    receipts: true,
    hidden: [],
    filePass: { by: 'ana', until: 9, sig: 's' },
  },
  wideMentions: true,
  people: [
    { accountId: 'ana', name: 'Ana Brook', role: 'captain' },
    { accountId: 'kim', name: 'Kim Young', role: 'player' },
    { accountId: 'lee', name: 'Lee Park', role: 'player' },
  ],
  receipts: [],
  reports: [],
  ...more,
});
