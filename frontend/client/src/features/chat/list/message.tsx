import { leads, type ChatMessageView } from '@fieldhouse/api-contract';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { AddReactionOutlined } from '../../../shared/icons/add-reaction-outlined';
import { MoreVertRounded } from '../../../shared/icons/more-vert-rounded';
import { PushPinOutlined } from '../../../shared/icons/push-pin-outlined';
import { ReplyRounded } from '../../../shared/icons/reply-rounded';
import { exactTime } from '../../../shared/lib/times';
import { IconButton } from '../../../shared/ui/button';
import { useChat } from '../chat-context';
import { repliedOf } from '../model/items';
import { timeOf, tombstoneOf } from '../model/words';
import { useInstead } from '../use-instead';
import { useQuote } from '../use-quote';
import { Poll } from '../polls/poll';
import { Attachments } from './attachments';
import { ChatAvatar } from './chat-avatar';
import { LinkCards } from './link-cards';
import { MessageText } from './message-text';
import { Reactions } from './reactions';

type MessageProps = {
  readonly message: ChatMessageView;
  readonly isGrouped: boolean;
  /** It is the one stop of Tab among the messages. */
  readonly isCurrent: boolean;
  /** Somebody was led here. */
  readonly isTarget: boolean;
  /** It takes the focus. */
  readonly isFollowed: boolean;
  readonly onCurrent: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onMenu: (anchor: HTMLElement) => void;
  /** Below it: who has seen it. */
  readonly children?: ReactNode;
};

/** A message as everybody sees it. */
export const Message = (props: MessageProps) => {
  const { message, isGrouped, isCurrent, isTarget, isFollowed, onCurrent, onKeyDown, onMenu, children } =
    props;
  const { view, nameOf, canReact, channelView, write, begin } = useChat();
  const { authorId, at, state, text, attachments, editedAt, pinned } = message;
  const name = nameOf(authorId);
  const instead = useInstead()(message) ?? (state === 'shown' ? null : tombstoneOf(state, view.kind));
  const isShown = instead === null && text !== null;
  const reply = (): void => write({ kind: 'reply', to: repliedOf(message) });
  const openMenu = (event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    onMenu(event.currentTarget);
  };
  const isLeading = view.people.some(
    ({ accountId, role }) => accountId === view.me.accountId && role !== null && leads(role),
  );
  const tabIndex = isCurrent ? 0 : -1;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFollowed) article.current?.focus();
  }, [isFollowed]);
  return (
    // The keys of a list of messages; each is read out as one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={article}
      aria-label={`${name}, ${timeOf(at)}`}
      className={`chat-message${isGrouped ? ' chat-grouped' : ''}${isTarget ? ' chat-target' : ''}${
        text !== null && isMentioned(message, view.me.accountId, isLeading) ? ' chat-to-me' : ''
      }`}
      tabIndex={tabIndex}
      onFocus={onCurrent}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) openMenu(event);
        else onKeyDown(event);
      }}
      onContextMenu={(event) => {
        // A long press; where there is a mouse, the browser's own menu is what one expects.
        if (window.matchMedia('(pointer: coarse)').matches) openMenu(event);
      }}
    >
      {isGrouped ? (
        <span className="chat-side" aria-hidden />
      ) : (
        <ChatAvatar accountId={authorId} name={name} />
      )}
      <div className="chat-body">
        {!isGrouped && (
          <p className="chat-head">
            <strong>{name}</strong>
            <time dateTime={at} title={exactTime(at)}>
              {timeOf(at)}
            </time>
            {pinned && <PushPinOutlined fontSize="small" titleAccess="Pinned" />}
          </p>
        )}
        {isShown && <Quote message={message} />}
        {isShown && text !== '' && (
          <MessageText text={text} nameOf={nameOf} me={view.me.accountId} leads={isLeading} />
        )}
        {isShown && message.poll && <Poll message={message} poll={message.poll} tabIndex={tabIndex} />}
        {isShown && <LinkCards text={text} tabIndex={tabIndex} />}
        {isShown && <Attachments message={message} files={attachments} tabIndex={tabIndex} />}
        {!isShown && <p className="chat-tombstone">{instead ?? tombstoneOf('forgotten', view.kind)}</p>}
        {isShown && editedAt !== null && (
          <p className="chat-edited" title={exactTime(editedAt)}>
            edited
          </p>
        )}
        {isShown && <Reactions message={message} tabIndex={tabIndex} />}
        {children}
      </div>
      <div className="chat-tools">
        {isShown && canReact && (
          <IconButton
            small
            aria-label="React"
            tabIndex={-1}
            onClick={({ currentTarget }) => begin({ kind: 'react', message, anchor: currentTarget })}
          >
            <AddReactionOutlined fontSize="small" />
          </IconButton>
        )}
        {isShown && channelView.refusal === null && (
          <IconButton small aria-label="Reply" tabIndex={-1} onClick={reply}>
            <ReplyRounded fontSize="small" />
          </IconButton>
        )}
        <IconButton
          small
          aria-label={`More about the message of ${name}`}
          aria-haspopup="menu"
          tabIndex={-1}
          className="chat-more"
          onClick={openMenu}
        >
          <MoreVertRounded fontSize="small" />
        </IconButton>
      </div>
    </article>
  );
};

const isMentioned = (message: ChatMessageView, me: string, isLeading: boolean): boolean => {
  const { mentions, wide, authorId } = message;
  return (
    mentions.includes(me) || (authorId !== me && (wide === 'team' || (wide === 'captains' && isLeading)))
  );
};

/** What it answers; pressing it leads there. */
const Quote = ({ message: { reply } }: { readonly message: ChatMessageView }) => {
  const { nameOf, showMessage } = useChat();
  const quote = useQuote();
  if (reply === null) return null;
  return (
    <button type="button" className="chat-quote" tabIndex={-1} onClick={() => showMessage(reply.messageId)}>
      <strong>{nameOf(reply.authorId)}</strong>
      <span>{quote(reply)}</span>
    </button>
  );
};
