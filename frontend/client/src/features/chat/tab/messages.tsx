import { useEffect } from 'react';
import { useObservable } from '../../../shared/live/use-observable';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { useToast } from '../../../shared/ui/toasts';
import { useChat } from '../chat-context';
import { MessageList } from '../list/message-list';
import type { ChannelState, ChannelStore } from '../live/channel-store';
import { KIND_WORDS } from '../model/kind-words';
import { ChatSkeleton } from './chat-skeleton';

type MessagesProps = {
  /** Somebody is led to this message; `visit` is another one each time. */
  readonly target: string | null;
  readonly visit: string;
};

/** The messages of the channel in each of their states. */
export const Messages = ({ target, visit }: MessagesProps) => {
  const { view, channel, channelView, store, outbox } = useChat();
  const { empty } = KIND_WORDS[view.kind];
  const { opened, items, failure } = useObservable(store);
  const isWriting = useObservable(outbox).some((one) => one.channel === channel);
  const toast = useToast();
  const gone = failure?.why.status === 404 ? failure.place.around : undefined;
  useEffect(() => {
    if (gone === undefined || gone !== target) return;
    toast.warn('That message isn’t here anymore');
    if (store.get().opened === 0) void store.open({});
  }, [gone, target, toast, store]);

  if (items.length === 0 && opened === 0 && !isWriting)
    return (
      <div className="chat-list chat-waiting">
        {failure ? (
          <ErrorBlock
            what="The messages could not be loaded"
            error={failure.why}
            onRetry={() => void store.open(failure.place)}
          />
        ) : (
          <ChatSkeleton />
        )}
      </div>
    );
  if (items.length === 0 && !isWriting)
    return (
      <div className="chat-list chat-waiting">
        {channel !== 'news' ? (
          <EmptyState title={empty.title(view.name)}>{empty.text}</EmptyState>
        ) : (
          <EmptyState title="No announcements yet">
            {channelView.refusal === null
              ? 'What you write here, everybody reads and only captains and admins answer.'
              : 'What captains and admins announce will be here.'}
          </EmptyState>
        )}
      </div>
    );
  return (
    <>
      <MessageList key={`${channel} ${opened}`} target={target} visit={visit} />
      {failure && gone === undefined && (
        <p role="alert" className="chat-failed">
          {wordsOf(failure)}{' '}
          <Button size="small" onClick={() => void again(store, failure)}>
            Retry
          </Button>
        </p>
      )}
    </>
  );
};

type PageFailure = NonNullable<ChannelState['failure']>;

const wordsOf = ({ of, place }: PageFailure): string => {
  if (of === 'older') return 'Older messages did not come.';
  if (of === 'newer') return 'Newer messages did not come.';
  return place.around === undefined && place.from === undefined
    ? 'The newest messages did not come.'
    : 'The messages from there did not come.';
};

const again = (store: ChannelStore, { of, place }: PageFailure): Promise<unknown> => {
  if (of === 'older') return store.loadOlder();
  return of === 'newer' ? store.loadNewer() : store.open(place);
};
