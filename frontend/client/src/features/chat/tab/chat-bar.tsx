import type { ChatChannel } from '@fieldhouse/api-contract';
import { FlagOutlined } from '../../../shared/icons/flag-outlined';
import { SearchRounded } from '../../../shared/icons/search-rounded';
import { SettingsOutlined } from '../../../shared/icons/settings-outlined';
import { useObservable } from '../../../shared/live/use-observable';
import { Button, IconButton } from '../../../shared/ui/button';
import { Segments } from '../../../shared/ui/segments';
import { useChat } from '../chat-context';
import { otherOf } from '../model/kind-words';
import { unreadWords } from '../unread/unread-words';

/** Only chats of teams have more than one. */
const wordOf = (channel: ChatChannel): string => (channel === 'news' ? 'Announcements' : 'Team');

/** Which channel is shown, who is here, and what there is to do about the whole chat. */
export const ChatBar = () => {
  const { view, begin } = useChat();
  const reports = view.reports?.length ?? 0;
  return (
    <div className="chat-bar">
      {view.channels.length > 1 && <Channels />}
      {view.kind === 'direct' && <h2 className="chat-name">{view.name}</h2>}
      <Present />
      {reports > 0 && (
        <Button size="small" onClick={() => begin({ kind: 'reports' })}>
          <FlagOutlined fontSize="small" />
          {reports === 1 ? '1 report' : `${reports} reports`}
        </Button>
      )}
      {view.kind === 'direct' && <BlockButton />}
      <IconButton aria-label="Search the chat" onClick={() => begin({ kind: 'search' })}>
        <SearchRounded fontSize="small" />
      </IconButton>
      <IconButton aria-label="Chat settings" onClick={() => begin({ kind: 'settings' })}>
        <SettingsOutlined fontSize="small" />
      </IconButton>
    </div>
  );
};

const Channels = () => {
  const { view, channel, showChannel } = useChat();
  return (
    <Segments
      label="Channel"
      options={view.channels.map(({ channel: name, unread }) => ({
        name,
        word: unread > 0 && name !== channel ? `${wordOf(name)} (${unreadWords(unread)})` : wordOf(name),
      }))}
      chosen={channel}
      onChoose={showChannel}
    />
  );
};

const Present = () => {
  const { view, room } = useChat();
  const present = useObservable(room.present);
  const here = view.people.filter(({ accountId }) => present.includes(accountId));
  const others = here.filter(({ accountId }) => accountId !== view.me.accountId);
  return view.kind === 'direct' ? (
    <p className="chat-present muted">{others.length > 0 && 'Here now'}</p>
  ) : (
    <p className="chat-present muted" title={here.map(({ name }) => name).join(', ')}>
      {here.length > 0 &&
        `${here.length === 1 ? '1 person has' : `${here.length} people have`} the chat open`}
    </p>
  );
};

/** Of two people; whoever is blocked already, the place of the composer says. */
const BlockButton = () => {
  const { view, begin } = useChat();
  const other = otherOf(view);
  if (!other || view.me.hidden.includes(other.accountId)) return null;
  return (
    <Button size="small" variant="text" onClick={() => begin({ kind: 'hide', accountId: other.accountId })}>
      Block
    </Button>
  );
};
