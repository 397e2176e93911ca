import { dayIn } from '@fieldhouse/api-contract';
import { useDeferredValue, useState } from 'react';
import { ownZone } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Rows } from '../../../shared/ui/rows';
import { SearchField } from '../../../shared/ui/search-field';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { Quoted } from './quoted';
import { InfoDialog } from '../../../shared/ui/info-dialog';

const LEAST = 2;

/** Finds messages by their words, or leads to a day. */
export const SearchDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { showFrom } = useChat();
  const [words, setWords] = useState('');
  const [day, setDay] = useState('');
  const q = useDeferredValue(words.trim());
  const toDay = (): void => {
    const [year, month, date] = day.split('-').map(Number);
    if (year === undefined || month === undefined || date === undefined) return;
    onClose();
    showFrom(new Date(year, month - 1, date).toISOString());
  };
  return (
    <InfoDialog title="Search the chat" onClose={onClose}>
      <div className="chat-search">
        <SearchField label="Search messages" value={words} onSearch={setWords} autoFocus maxLength={100} />
        <div className="chat-to-day">
          <label>
            Or go to a day{' '}
            <input
              type="date"
              className="field"
              value={day}
              max={dayIn(ownZone(), new Date().toISOString())}
              onChange={({ target }) => setDay(target.value)}
            />
          </label>
          <Button disabled={day === ''} onClick={toDay}>
            Go to this day
          </Button>
        </div>
      </div>
      {q.length >= LEAST && <Found q={q} onClose={onClose} />}
    </InfoDialog>
  );
};

const Found = ({ q, onClose }: { readonly q: string; readonly onClose: () => void }) => {
  const { view, showMessage } = useChat();
  const search = chatApi.useSearchChatInfiniteQuery({ chatId: view.chatId, q });
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = search;
  if (error)
    return <ErrorBlock what="The chat could not be searched" error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton rows={3} />;
  const found = currentData.pages.flatMap((page) => page.found);
  return (
    <>
      <p role="status" className="muted">
        {found.length === 0 ? 'No message has these words.' : 'The newest first'}
      </p>
      <Rows label="Messages found">
        {found.map(({ channel, message }) => (
          <Quoted key={message.id} message={message}>
            <Button
              size="small"
              onClick={() => {
                onClose();
                showMessage(message.id, channel);
              }}
            >
              Show
            </Button>
          </Quoted>
        ))}
      </Rows>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </>
  );
};
