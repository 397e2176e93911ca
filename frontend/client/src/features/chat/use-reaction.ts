import type { ChatMessageView } from '@fieldhouse/api-contract';
import { useCommand } from '../../shared/api/use-command';
import { useToast } from '../../shared/ui/toasts';
import { chatApi } from './api/chat.api';
import { useChat } from './chat-context';

/** Gives a reaction to a message, or takes it back. */
export const useReaction = () => {
  const { view, channel } = useChat();
  const toast = useToast();
  const [addReaction] = chatApi.useAddReactionMutation();
  const [removeReaction] = chatApi.useRemoveReactionMutation();
  const add = useCommand(addReaction);
  const remove = useCommand(removeReaction);
  return async ({ id, reactions }: ChatMessageView, emoji: string): Promise<void> => {
    const { chatId, me } = view;
    const given = reactions.find((one) => one.emoji === emoji)?.accountIds.includes(me.accountId);
    const command = given === true ? remove : add;
    const outcome = await command.run({ chatId, channel, messageId: id, emoji });
    if (!outcome.ok) toast.failed('Your reaction was not saved', outcome.failure);
  };
};
