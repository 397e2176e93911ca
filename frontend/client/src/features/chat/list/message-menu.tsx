import { EDIT_HOURS, isPollClosed, type ChatChannel, type ChatMessageView } from '@fieldhouse/api-contract';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCommand } from '../../../shared/api/use-command';
import { useCopy } from '../../../shared/lib/use-copy';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { draftOf } from '../model/draft';
import { repliedOf } from '../model/items';

type MessageMenuProps = {
  readonly anchor: HTMLElement;
  readonly message: ChatMessageView;
  readonly onClose: () => void;
};
type Item = readonly [label: string, isAllowed: boolean, run: () => void];

/** What the person may do about a message. */
export const MessageMenu = ({ anchor, message, onClose }: MessageMenuProps) => {
  const { view, channel, channelView, canReact, reported, nameOf, write, showMessage, begin } = useChat();
  const { copy } = useCopy();
  const pin = usePin();
  const { accountId, runs, hidden } = view.me;
  const { id, authorId, state, text, poll, editedAt, pinned } = message;
  const isOwn = authorId === accountId;
  const isShown = state === 'shown' && text !== null && !reported.has(id);
  const canWrite = channelView.refusal === null;
  const isFresh = Date.now() - Date.parse(message.at) < EDIT_HOURS * 3_600_000;
  const isHidden = hidden.includes(authorId);
  const isDirect = view.kind === 'direct';
  const items: readonly Item[] = [
    ['React', isShown && canReact, () => begin({ kind: 'react', message, anchor })],
    ['Reply', isShown && canWrite, () => write({ kind: 'reply', to: repliedOf(message) })],
    [
      'Show the answered message',
      isShown && message.reply !== null,
      () => showMessage(message.reply?.messageId ?? ''),
    ],
    ['Copy text', isShown && text !== '', () => void copy(draftOf(text ?? '', nameOf).text)],
    [
      'Edit',
      isShown && isOwn && canWrite && isFresh && !(poll && poll.voters > 0),
      () => write({ kind: 'edit', message }),
    ],
    [
      'Show versions',
      editedAt !== null && (isOwn || runs) && isThere(message),
      () => begin({ kind: 'versions', message }),
    ],
    [
      'Close the poll',
      isShown && canReact && (isOwn || runs) && !!poll && !isPollClosed(poll, Date.now()),
      () => begin({ kind: 'close-poll', message }),
    ],
    [pinned ? 'Unpin' : 'Pin', isShown && runs && canWrite, () => void pin(message, channel)],
    // At any time, in what is closed too.
    ['Delete', isOwn && isShown, () => begin({ kind: 'delete', message })],
    ['Report', !isOwn && isShown, () => begin({ kind: 'report', message })],
    [
      isDirect ? `Block ${nameOf(authorId)}` : `Hide what ${nameOf(authorId)} writes`,
      ...([!isOwn && !isHidden, () => begin({ kind: 'hide', accountId: authorId })] as const),
    ],
    ['Chat settings', isHidden && !isDirect, () => begin({ kind: 'settings' })],
    ['Remove', !isOwn && runs && isThere(message), () => begin({ kind: 'remove', message })],
  ];
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'About this message' } }}
    >
      {items
        .filter(([, isAllowed]) => isAllowed)
        .map(([label, , run]) => (
          <MenuItem
            key={label}
            onClick={() => {
              onClose();
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
};

/** Those that run the chat may read it, also while reports hide it. */
const isThere = ({ state }: ChatMessageView): boolean => state === 'shown' || state === 'hidden';

/** Pins a message, or takes the pin out. */
export const usePin = () => {
  const { view } = useChat();
  const toast = useToast();
  const [pinMessage] = chatApi.usePinMessageMutation();
  const [unpinMessage] = chatApi.useUnpinMessageMutation();
  const pin = useCommand(pinMessage);
  const unpin = useCommand(unpinMessage);
  return async ({ id, pinned }: ChatMessageView, channel: ChatChannel): Promise<void> => {
    const outcome = await (pinned ? unpin : pin).run({ chatId: view.chatId, channel, messageId: id });
    if (!outcome.ok) toast.failed(pinned ? 'Not unpinned' : 'Not pinned', outcome.failure);
  };
};
