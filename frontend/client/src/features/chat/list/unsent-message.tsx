import { Button } from '../../../shared/ui/button';
import { useChat } from '../chat-context';
import type { Unsent } from '../live/outbox';
import { timeOf } from '../model/words';
import '../polls/poll.css';
import { useQuote } from '../use-quote';
import { ChatAvatar } from './chat-avatar';
import { UnsentFiles } from './unsent-files';
import { MessageText } from './message-text';

type UnsentMessageProps = { readonly unsent: Unsent; readonly isGrouped: boolean };

/** A message of one's own that the others do not have yet. */
export const UnsentMessage = ({ unsent, isGrouped }: UnsentMessageProps) => {
  const { view, channelView, nameOf, outbox, writing, write } = useChat();
  const { messageId, text, files, poll, reply, at, refusal, isHopeless = false, isTaken } = unsent;
  const quote = useQuote();
  const me = view.me.accountId;
  const name = nameOf(me);
  const isEdited = writing.kind === 'unsent' && writing.unsent.messageId === messageId;
  return (
    <article
      aria-label={`${name}, ${timeOf(at)}, not sent yet`}
      className={`chat-message chat-unsent${isGrouped ? ' chat-grouped' : ''}`}
    >
      {isGrouped ? <span className="chat-side" aria-hidden /> : <ChatAvatar accountId={me} name={name} />}
      <div className="chat-body">
        {!isGrouped && (
          <p className="chat-head">
            <strong>{name}</strong>
            <time dateTime={at}>{timeOf(at)}</time>
          </p>
        )}
        {reply && (
          <p className="chat-quote">
            <strong>{nameOf(reply.authorId)}</strong>
            <span>{quote(reply)}</span>
          </p>
        )}
        {text !== '' && <MessageText text={text} nameOf={nameOf} me={me} leads={false} />}
        <UnsentFiles files={files} />
        {poll && (
          <ul aria-label="Options" className="poll-options">
            {poll.options.map(({ optionId, text: option }) => (
              <li key={optionId} className="poll-option">
                {option}
              </li>
            ))}
          </ul>
        )}
        {refusal === null ? (
          !isTaken && (
            <p className="chat-edited">
              {navigator.onLine ? 'Sending…' : 'Goes out once you’re back online'}
            </p>
          )
        ) : (
          <div role="alert" className="chat-refusal">
            <p>Not sent. {refusal}</p>
            {!isEdited && (
              <>
                {!isHopeless && (
                  <Button size="small" onClick={() => outbox.retry(unsent)}>
                    Retry
                  </Button>
                )}
                {channelView.refusal === null && (
                  <Button size="small" onClick={() => write({ kind: 'unsent', unsent })}>
                    Edit
                  </Button>
                )}
                <Button size="small" variant="text" onClick={() => outbox.remove(messageId)}>
                  Delete
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </article>
  );
};
