import type {
  ChannelView,
  ChatChannel,
  ChatMessageView,
  ChatView,
  RepliedView,
} from '@fieldhouse/api-contract';
import { createContext, useContext } from 'react';
import type { ChannelStore } from './live/channel-store';
import type { ChatRoom } from './live/chat-room';
import type { Outbox, Unsent } from './live/outbox';

/** A picture of a message, and where it is. */
export type ShownPicture = { readonly name: string; readonly url: string };

/** What somebody is about to do about a message, or about the chat. */
export type ChatTask =
  | {
      readonly kind: 'delete' | 'remove' | 'report' | 'versions' | 'seen' | 'voters' | 'close-poll';
      readonly message: ChatMessageView;
    }
  | { readonly kind: 'hide'; readonly accountId: string }
  | { readonly kind: 'react'; readonly message: ChatMessageView; readonly anchor: HTMLElement }
  | { readonly kind: 'picture'; readonly pictures: readonly ShownPicture[]; readonly first: number }
  | { readonly kind: 'settings' | 'search' | 'reports' | 'pins' | 'poll' };

/** What is being written: a new message, an answer, or a message anew, which was sent or refused. */
export type Writing =
  | { readonly kind: 'new' }
  | { readonly kind: 'reply'; readonly to: RepliedView }
  | { readonly kind: 'edit'; readonly message: ChatMessageView }
  | { readonly kind: 'unsent'; readonly unsent: Unsent };

/** The chat that is open. */
export type OpenChat = {
  readonly view: ChatView;
  readonly channel: ChatChannel;
  readonly channelView: ChannelView;
  readonly canReact: boolean;
  readonly store: ChannelStore;
  readonly room: ChatRoom;
  readonly outbox: Outbox;
  /** The present name of an account. */
  readonly nameOf: (accountId: string) => string;
  /** Messages that this person has reported: they do not see them any more. */
  readonly reported: ReadonlySet<string>;
  readonly addReported: (messageId: string) => void;
  readonly writing: Writing;
  readonly write: (writing: Writing) => void;
  readonly begin: (task: ChatTask | null) => void;
  readonly showChannel: (channel: ChatChannel) => void;
  /** Shows a message, in whichever channel it is. */
  readonly showMessage: (messageId: string, channel?: ChatChannel) => void;
  /** Shows the newest of the channel. */
  readonly showNewest: () => void;
  /** Shows the channel from an instant on; ISO-8601 UTC. */
  readonly showFrom: (instant: string) => void;
};

export const ChatContext = createContext<OpenChat | null>(null);

/** The chat around this part. */
export const useChat = (): OpenChat => {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('A part of the chat stands outside of it');
  return chat;
};
