import type { ChatPerson } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';

/** In the place of the composer while the other one is blocked, with the way to take that back. */
export const Unblock = ({ other: { accountId, name } }: { readonly other: ChatPerson }) => {
  const { view } = useChat();
  const toast = useToast();
  const [showPerson] = chatApi.useShowPersonMutation();
  const { run, busy } = useCommand(showPerson);
  const unblock = async (): Promise<void> => {
    const outcome = await run({ chatId: view.chatId, hiddenId: accountId });
    if (!outcome.ok) toast.failed('Not unblocked', outcome.failure);
  };
  return (
    <div className="chat-closed">
      <p role="status">You blocked {name}. You don’t see what they write to you, and are not told of it.</p>
      <Button size="small" busy={busy} onClick={() => void unblock()}>
        Unblock
      </Button>
    </div>
  );
};
