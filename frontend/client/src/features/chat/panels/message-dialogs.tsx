import type { ChatChannel, ChatMessageView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';

type MessageDialogProps = { readonly message: ChatMessageView; readonly onClose: () => void };

/** Asks before one's own message is deleted. */
export const DeleteDialog = ({ message, onClose }: MessageDialogProps) => {
  const { view, channel } = useChat();
  const [trigger] = chatApi.useDeleteMessageMutation();
  const { run, busy, failure } = useCommand(trigger);
  const confirm = async (): Promise<void> => {
    if ((await run({ chatId: view.chatId, channel, messageId: message.id })).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this message?"
      confirmLabel="Delete the message"
      tone="error"
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Everybody sees that there was one, but not what it said.
    </ConfirmDialog>
  );
};

/** Whoever runs the team takes somebody's message away, and says why. */
export const RemoveDialog = ({
  message,
  channel,
  onClose,
}: MessageDialogProps & { readonly channel: ChatChannel }) => {
  const { view, nameOf } = useChat();
  const [trigger] = chatApi.useRemoveMessageMutation();
  const { run, busy, failure } = useCommand(trigger);
  const remove = async (reason: string): Promise<void> => {
    if ((await run({ chatId: view.chatId, channel, messageId: message.id, reason })).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove the message of ${nameOf(message.authorId)}?`}
      confirmLabel="Remove the message"
      tone="error"
      needsReason
      readers="It stands in the team’s record."
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void remove(reason)}
      onClose={onClose}
    >
      Everybody sees that whoever runs the team removed it.
    </ConfirmDialog>
  );
};

/** Tells whoever runs the team of a message; whoever reports it does not see it any more. */
export const ReportDialog = ({ message, onClose }: MessageDialogProps) => {
  const { view, channel, addReported } = useChat();
  const [trigger] = chatApi.useReportMessageMutation();
  const { run, busy, failure } = useCommand(trigger);
  const toast = useToast();
  const report = async (reason: string): Promise<void> => {
    if (!(await run({ chatId: view.chatId, channel, messageId: message.id, reason })).ok) return;
    addReported(message.id);
    toast.show('Message reported', 'Whoever runs the team decides about it.');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Report this message?"
      confirmLabel="Report the message"
      needsReason
      readers="Whoever runs the team reads it."
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void report(reason)}
      onClose={onClose}
    >
      You will not see it any more.
    </ConfirmDialog>
  );
};

/** Asks before one no longer sees what somebody writes. */
export const HideDialog = ({ message, onClose }: MessageDialogProps) => {
  const { view, nameOf } = useChat();
  const [trigger] = chatApi.useHidePersonMutation();
  const { run, busy, failure } = useCommand(trigger);
  const hide = async (): Promise<void> => {
    if ((await run({ chatId: view.chatId, hiddenId: message.authorId })).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Hide what ${nameOf(message.authorId)} writes?`}
      confirmLabel="Hide"
      busy={busy}
      failure={failure}
      onConfirm={() => void hide()}
      onClose={onClose}
    >
      Nobody is told. You can take it back in the chat settings.
    </ConfirmDialog>
  );
};
