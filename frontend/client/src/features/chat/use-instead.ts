import type { ChatMessageView } from '@fieldhouse/api-contract';
import { useChat } from './chat-context';

/** What stands in the place of a message that one does not want to see; null for any other. */
export const useInstead = (): ((message: Pick<ChatMessageView, 'id' | 'authorId'>) => string | null) => {
  const { view, reported } = useChat();
  return ({ id, authorId }) => {
    if (reported.has(id)) return 'You reported this message';
    return view.me.hidden.includes(authorId) ? 'You don’t see what this person writes' : null;
  };
};
