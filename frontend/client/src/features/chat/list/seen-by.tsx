import type { ChatMessageView, ChatView } from '@fieldhouse/api-contract';
import { useObservable } from '../../../shared/live/use-observable';
import { type OpenChat, useChat } from '../chat-context';

/** Who of the others in the chat has read up to a message; null where this person does not see that. */
export const readersOf = (
  { me, people, receipts }: ChatView,
  read: ReadonlyMap<string, string>,
  channel: OpenChat['channel'],
  { key }: ChatMessageView,
) => {
  if (!me.receipts) return null;
  const others = people.filter(({ accountId, role }) => role !== null && accountId !== me.accountId);
  const keyOf = (accountId: string): string => {
    const before = receipts.find((one) => one.channel === channel && one.accountId === accountId)?.key ?? '';
    const since = read.get(`${channel} ${accountId}`) ?? '';
    return since > before ? since : before;
  };
  return {
    seen: others.filter(({ accountId }) => keyOf(accountId) >= key),
    others: others.filter(({ accountId }) => keyOf(accountId) < key),
  } as const;
};

/** Below the newest message, when it is one's own: how many have seen it. */
export const SeenBy = ({ message }: { readonly message: ChatMessageView }) => {
  const { view, room, channel, begin } = useChat();
  const readers = readersOf(view, useObservable(room.read), channel, message);
  if (readers === null || readers.seen.length + readers.others.length === 0) return null;
  if (view.kind === 'direct') return readers.seen.length > 0 && <p className="chat-seen">Seen</p>;
  return (
    <button type="button" className="chat-seen" onClick={() => begin({ kind: 'seen', message })}>
      {`Seen by ${readers.seen.length} of ${readers.seen.length + readers.others.length}`}
    </button>
  );
};
