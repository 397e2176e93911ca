import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { useChat, type ChatTask } from '../chat-context';
import { VotersDialog } from '../polls/voters-dialog';
import { ReactDialog } from './emoji-picker';
import { ClosePollDialog, DeleteDialog, HideDialog, RemoveDialog, ReportDialog } from './message-dialogs';
import { PinsDialog } from './pins-dialog';
import { ReportsDialog } from './reports-dialog';
import { SearchDialog } from './search-dialog';
import { SeenDialog } from './seen-dialog';
import { SettingsDialog } from './settings-dialog';
import { VersionsDialog } from './versions-dialog';
import './panels.css';

const Lightbox = lazyOverlay(async () => (await import('./lightbox')).Lightbox, 'the pictures');
const PollDialog = lazyOverlay(async () => (await import('../polls/poll-dialog')).PollDialog, 'the poll');

/** What the person is about to do in the chat, over it. */
export const ChatDialogs = ({ task }: { readonly task: ChatTask }) => {
  const { begin, channel } = useChat();
  const onClose = (): void => begin(null);
  switch (task.kind) {
    case 'react':
      return <ReactDialog {...task} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog {...task} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog {...task} channel={channel} onClose={onClose} />;
    case 'report':
      return <ReportDialog {...task} onClose={onClose} />;
    case 'hide':
      return <HideDialog {...task} onClose={onClose} />;
    case 'versions':
      return <VersionsDialog {...task} onClose={onClose} />;
    case 'seen':
      return <SeenDialog {...task} onClose={onClose} />;
    case 'picture':
      return <Lightbox open pictures={task.pictures} first={task.first} onClose={onClose} />;
    case 'voters':
      return <VotersDialog messageId={task.message.id} onClose={onClose} />;
    case 'close-poll':
      return <ClosePollDialog {...task} onClose={onClose} />;
    case 'poll':
      return <PollDialog open onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'search':
      return <SearchDialog onClose={onClose} />;
    case 'reports':
      return <ReportsDialog onClose={onClose} />;
    case 'pins':
      return <PinsDialog onClose={onClose} />;
    default:
      return task satisfies never;
  }
};
