import type { ChatMessageView, PollView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { withChoice } from '../model/poll';

/** `position`: of the vote, once it is taken. */
type Choice = { readonly optionIds: readonly string[]; readonly position: string | null };

/** The poll with the reader's choice as soon as they make it; what is refused is undone. */
export const useVote = ({ id: messageId, position }: ChatMessageView, poll: PollView) => {
  const { view, channel } = useChat();
  const toast = useToast();
  const [trigger] = chatApi.useVoteMutation();
  const { run } = useCommand(trigger);
  const [choice, setChoice] = useState<Choice | null>(null);
  const isHeard =
    choice !== null &&
    choice.position !== null &&
    (position >= choice.position || choice.optionIds.join() === poll.mine.join());
  const vote = async (optionIds: readonly string[]): Promise<void> => {
    const made: Choice = { optionIds, position: null };
    setChoice(made);
    const outcome = await run({ chatId: view.chatId, channel, messageId, optionIds: [...optionIds] });
    if (!outcome.ok) toast.failed('Your vote was not saved', outcome.failure);
    const taken = outcome.ok ? { ...made, position: outcome.value.position } : null;
    // Another choice may have been made meanwhile.
    setChoice((now) => (now === made ? taken : now));
  };
  return {
    shown: choice && !isHeard ? withChoice(poll, view.me.accountId, choice.optionIds) : poll,
    vote,
  } as const;
};
