import type { RepliedView } from '@fieldhouse/api-contract';
import { useObservable } from '../../shared/live/use-observable';
import { useChat } from './chat-context';
import { repliedOf } from './model/items';
import { saidIn } from './model/text';

/** What stands above an answer of what it answers, as that is now where it is in sight. */
export const useQuote = (): ((reply: RepliedView) => string) => {
  const { view, store, nameOf, reported } = useChat();
  const { items } = useObservable(store);
  return (reply) => {
    const answered = items.find(({ id }) => id === reply.messageId);
    const now = answered?.kind === 'message' ? repliedOf(answered) : reply;
    const isHidden = reported.has(now.messageId) || view.me.hidden.includes(now.authorId);
    return now.text === null || isHidden ? 'This message isn’t shown anymore' : saidIn(now, nameOf);
  };
};
