import type { ChatMessageView } from '@fieldhouse/api-contract';
import { AddReactionOutlined } from '../../../shared/icons/add-reaction-outlined';
import { listOf } from '../../../shared/lib/words';
import { useChat } from '../chat-context';
import { useReaction } from '../use-reaction';

type ReactionsProps = { readonly message: ChatMessageView; readonly tabIndex: number };

/** The reactions to a message; pressing one gives it too, or takes it back. */
export const Reactions = ({ message, tabIndex }: ReactionsProps) => {
  const { view, nameOf, begin, canReact } = useChat();
  const react = useReaction();
  if (message.reactions.length === 0) return null;
  return (
    <div role="group" aria-label="Reactions" className="chat-reactions">
      {message.reactions.map(({ emoji, accountIds }) => {
        const isOwn = accountIds.includes(view.me.accountId);
        const who = listOf(accountIds.map((id) => (id === view.me.accountId ? 'you' : nameOf(id))));
        return (
          <button
            key={emoji}
            type="button"
            className="chat-reaction"
            aria-pressed={isOwn}
            aria-label={`${emoji} ${accountIds.length}: ${who}`}
            title={who}
            tabIndex={tabIndex}
            disabled={!canReact}
            onClick={() => void react(message, emoji)}
          >
            {emoji} <span>{accountIds.length}</span>
          </button>
        );
      })}
      {canReact && (
        <button
          type="button"
          className="chat-reaction chat-reaction-add"
          aria-label="Add a reaction"
          tabIndex={tabIndex}
          onClick={({ currentTarget }) => begin({ kind: 'react', message, anchor: currentTarget })}
        >
          <AddReactionOutlined fontSize="small" />
        </button>
      )}
    </div>
  );
};
