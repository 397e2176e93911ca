import type { ChannelView, ChatChannel, ChatView } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToast } from '../../../shared/ui/toasts';
import { useObservable } from '../../../shared/live/use-observable';
import { ChatContext, type ChatTask, type OpenChat, type Writing } from '../chat-context';
import { Composer } from '../composer/composer';
import { namesAfter } from '../model/names';
import { whereInstead } from '../model/words';
import { ChatDialogs } from '../panels/chat-dialogs';
import { ChatBar } from './chat-bar';
import { Messages } from './messages';
import { PinnedBar } from './pinned-bar';
import { TypingLine } from './typing-line';
import { usePlace } from './use-place';
import { useReported } from './use-reported';
import type { createOpenChat } from './open-chat';

type OpenedChatProps = {
  readonly open: ReturnType<typeof createOpenChat>;
  readonly view: ChatView;
  /** It is the service's answer, not what an earlier visit left. */
  readonly isFresh: boolean;
};

/** More than one page of unread messages: the list begins where one has stopped. */
const MANY = 40;
/** What keeps one from writing and not from reacting or voting. */
const REACT_ALL_THE_SAME: ReadonlySet<string | null> = new Set([
  null,
  'not_team_manager',
  'email_unconfirmed',
]);
const NONE: Omit<ChannelView, 'channel'> = {
  unread: 0,
  mentioned: 0,
  readKey: null,
  refusal: null,
  pinned: [],
};

/** The channel that the address names, with everything around its messages. */
export const OpenedChat = ({ open, view, isFresh }: OpenedChatProps) => {
  const { stores, outbox, room } = open;
  const { channel, target, visit, go } = usePlace(view.chatId);
  const store = stores[channel];
  const shown = useObservable(store);
  const channelView = view.channels.find((one) => one.channel === channel) ?? { ...NONE, channel };
  const [task, begin] = useState<ChatTask | null>(null);
  const [writing, write] = useState<{ readonly in: ChatChannel; readonly what: Writing }>();
  const [reported, addReported] = useReported(view.me.accountId, view.chatId);

  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const forgotten = useObservable(room.forgotten);
  const names = useMemo(
    () => namesAfter(known, [...shown.people, ...view.people], shown.items, forgotten),
    [known, shown.people, shown.items, view.people, forgotten],
  );
  if (names !== known) setKnown(names);
  const nameOf = useCallback((id: string): string => names.get(id) ?? 'Former member', [names]);
  const showNewest = useCallback((): void => {
    go(channel);
    void store.open({});
  }, [channel, go, store]);
  const toast = useToast();
  const showFrom = async (from: string): Promise<void> => {
    go(channel);
    if (!(await store.open({ from }))) return;
    const said = whereInstead(from, store.get().items);
    if (said) toast.show(said.title, said.shown);
  };

  // The first page: where one was led, where one has stopped, or the newest.
  const { unread, readKey } = channelView;
  useEffect(() => {
    if (!isFresh) return;
    const { opened, busy, items } = store.get();
    if (target !== null && !items.some(({ id }) => id === target)) void store.open({ around: target });
    else if (opened === 0 && busy === null)
      void store.open(unread > MANY && readKey !== null ? { after: readKey } : {});
    // Later counts do not open it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, target, visit, isFresh]);

  const chat: OpenChat = {
    ...{ view, channel, channelView, store, room, outbox, nameOf, reported, addReported, begin },
    canReact: REACT_ALL_THE_SAME.has(channelView.refusal),
    writing: writing?.in === channel ? writing.what : { kind: 'new' },
    write: (what) => write({ in: channel, what }),
    showChannel: go,
    showMessage: (messageId, where = channel) => go(where, messageId),
    showNewest,
    showFrom: (instant) => void showFrom(instant),
  };
  return (
    <ChatContext.Provider value={chat}>
      <section aria-label="Chat" className="chat">
        <ChatBar />
        <PinnedBar />
        <Messages target={target} visit={visit} />
        <TypingLine />
        <Composer key={channel} />
      </section>
      {task && <ChatDialogs task={task} />}
    </ChatContext.Provider>
  );
};
