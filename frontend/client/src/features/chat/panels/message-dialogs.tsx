import type { ChatChannel, ChatMessageView } from '@fieldhouse/api-contract';
import type { ComponentProps } from 'react';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { judgesOf, runnersOf } from '../model/kind-words';

type MessageDialogProps = { readonly message: ChatMessageView; readonly onClose: () => void };

type SureDialogProps = MessageDialogProps &
  Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'tone' | 'children'> & {
    readonly trigger: (
      of: Keyed & { readonly chatId: string; readonly channel: ChatChannel; readonly messageId: string },
    ) => { readonly unwrap: () => Promise<unknown> };
  };

const SureDialog = ({ message, trigger, onClose, ...words }: SureDialogProps) => {
  const { view, channel } = useChat();
  const { run, busy, failure } = useCommand(trigger);
  const confirm = async (): Promise<void> => {
    if ((await run({ chatId: view.chatId, channel, messageId: message.id })).ok) onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      open
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};

/** Asks before one's own message is deleted. */
export const DeleteDialog = (props: MessageDialogProps) => (
  <SureDialog
    {...props}
    trigger={chatApi.useDeleteMessageMutation()[0]}
    title="Delete this message?"
    confirmLabel="Delete the message"
    tone="error"
  >
    Everybody sees that there was one, but not what it said.
  </SureDialog>
);

/** Asks before a poll is closed, as nothing opens it again. */
export const ClosePollDialog = (props: MessageDialogProps) => (
  <SureDialog
    {...props}
    trigger={chatApi.useClosePollMutation()[0]}
    title="Close this poll?"
    confirmLabel="Close the poll"
  >
    Nobody can vote anymore, and its result stands. A closed poll cannot be opened again.
  </SureDialog>
);

/** Whoever runs the chat takes somebody's message away, and says why. */
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
      reasonFor="It appears in the record."
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void remove(reason)}
      onClose={onClose}
    >
      Everybody sees that {runnersOf(view.kind)} removed it.
    </ConfirmDialog>
  );
};

/** Shows a message to whoever judges it; whoever reports it does not see it any more. */
export const ReportDialog = ({ message, onClose }: MessageDialogProps) => {
  const { view, channel, addReported } = useChat();
  const judges = judgesOf(view.kind);
  const [trigger] = chatApi.useReportMessageMutation();
  const { run, busy, failure } = useCommand(trigger);
  const toast = useToast();
  const report = async (reason: string): Promise<void> => {
    if (!(await run({ chatId: view.chatId, channel, messageId: message.id, reason })).ok) return;
    addReported(message.id);
    toast.show('Message reported', `It waits for ${judges}.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Report this message?"
      confirmLabel="Report the message"
      reasonFor={`It is read by ${judges}.`}
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void report(reason)}
      onClose={onClose}
    >
      {view.kind === 'direct'
        ? 'You will not see it anymore. Fieldhouse sees this message, and nothing else of what you two wrote.'
        : 'You will not see it anymore.'}
    </ConfirmDialog>
  );
};

type HideDialogProps = { readonly accountId: string; readonly onClose: () => void };

/** Asks before one no longer sees what somebody writes; of a chat of two, that is to block them. */
export const HideDialog = ({ accountId, onClose }: HideDialogProps) => {
  const { view, nameOf } = useChat();
  const [trigger] = chatApi.useHidePersonMutation();
  const { run, busy, failure } = useCommand(trigger);
  const hide = async (): Promise<void> => {
    if ((await run({ chatId: view.chatId, hiddenId: accountId })).ok) onClose();
  };
  const name = nameOf(accountId);
  const isBlock = view.kind === 'direct';
  return (
    <ConfirmDialog
      open
      title={isBlock ? `Block ${name}?` : `Hide what ${name} writes?`}
      confirmLabel={isBlock ? `Block ${name}` : 'Hide'}
      busy={busy}
      failure={failure}
      onConfirm={() => void hide()}
      onClose={onClose}
    >
      {isBlock
        ? `You no longer see what ${name} writes to you here, and are not told of it. ${name} does not learn of that, and you can unblock them at any time. In the chats of teams and drafts you still see each other.`
        : 'Nobody is told. You can take it back in the chat settings.'}
    </ConfirmDialog>
  );
};
