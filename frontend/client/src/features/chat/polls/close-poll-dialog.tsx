import type { ChatMessageView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';

type ClosePollDialogProps = { readonly message: ChatMessageView; readonly onClose: () => void };

/** Asks before a poll is closed, as nothing opens it again. */
export const ClosePollDialog = ({ message, onClose }: ClosePollDialogProps) => {
  const { view, channel } = useChat();
  const [trigger] = chatApi.useClosePollMutation();
  const { run, busy, failure } = useCommand(trigger);
  const confirm = async (): Promise<void> => {
    if ((await run({ chatId: view.chatId, channel, messageId: message.id })).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Close this poll?"
      confirmLabel="Close the poll"
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Nobody can vote any more, and its result stands. A closed poll cannot be opened again.
    </ConfirmDialog>
  );
};
