import type { ChatChannel } from '@fieldhouse/api-contract';
import { useSearchParams } from 'react-router-dom';
import { FlagOutlined } from '../../../shared/icons/flag-outlined';
import { SearchRounded } from '../../../shared/icons/search-rounded';
import { SettingsOutlined } from '../../../shared/icons/settings-outlined';
import { useObservable } from '../../../shared/live/use-observable';
import { Button, IconButton } from '../../../shared/ui/button';
import { Segments } from '../../../shared/ui/segments';
import { useChat } from '../chat-context';
import { unreadWords } from '../unread/unread-words';

const NAMES: Readonly<Record<ChatChannel, string>> = {
  team: 'Team',
  news: 'Announcements',
  draft: 'Draft',
  direct: 'Messages',
};

/** Which channel is shown, who is here, and what there is to do about the whole chat. */
export const ChatBar = () => {
  const { view, channel, room, begin } = useChat();
  const [, setParams] = useSearchParams();
  const present = useObservable(room.present);
  const here = view.people.filter(({ accountId }) => present.includes(accountId));
  const reports = view.reports?.length ?? 0;
  const unreadOf = (of: ChatChannel): number =>
    of === channel ? 0 : (view.channels.find((one) => one.channel === of)?.unread ?? 0);
  return (
    <div className="chat-bar">
      <Segments
        label="Channel"
        options={(['team', 'news'] as const).map((name) => ({
          name,
          word: unreadOf(name) > 0 ? `${NAMES[name]} (${unreadWords(unreadOf(name))})` : NAMES[name],
        }))}
        chosen={channel}
        onChoose={(next) =>
          setParams({ tab: 'chat', ...(next === 'news' && { channel: next }) }, { replace: true })
        }
      />
      <p className="chat-present muted" title={here.map(({ name }) => name).join(', ')}>
        {here.length > 0 && `${here.length} here now`}
      </p>
      {reports > 0 && (
        <Button size="small" onClick={() => begin({ kind: 'reports' })}>
          <FlagOutlined fontSize="small" />
          {reports === 1 ? '1 report' : `${reports} reports`}
        </Button>
      )}
      <IconButton aria-label="Search the chat" onClick={() => begin({ kind: 'search' })}>
        <SearchRounded fontSize="small" />
      </IconButton>
      <IconButton aria-label="Chat settings" onClick={() => begin({ kind: 'settings' })}>
        <SettingsOutlined fontSize="small" />
      </IconButton>
    </div>
  );
};
