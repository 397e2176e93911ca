import type {
  AskedOf,
  Completed,
  chatBodies,
  chatCommands,
  reportBodies,
  reportCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { Attachment, ChatChannel } from '@fieldhouse/values';
import type { ByMember } from './chat-member';

/** What clients ask of a chat. */
export type ChatAsked = AskedOf<typeof chatCommands, typeof chatBodies>;
type InChannel<Asked> = Asked extends { readonly channel: string }
  ? Omit<Asked, 'channel'> & { readonly channel: ChatChannel }
  : Asked;

/** What site admins answer to reports. */
export type SiteAsked = InChannel<AskedOf<typeof reportCommands, typeof reportBodies>>;
/** About a message. */
export type ChatLogAsked = InChannel<Extract<ChatAsked, { messageId: string }>> | SiteAsked;
/** About how the caller reads. */
export type ChatReaderAsked = InChannel<
  Exclude<ChatAsked, { messageId: string } | { type: 'ChangeChatSettings' }>
>;
/** About how those who run a chat want it. */
export type ChatRoomAsked = Extract<ChatAsked, { type: 'ChangeChatSettings' }>;

/** What the handler finds out for whoever writes. */
export type Writing = {
  readonly emailConfirmed: boolean;
  /** Whether members may mention the whole team. */
  readonly wideMentions: boolean;
  /** When many were last mentioned in the channel's other months, ISO-8601 UTC; null: not lately. */
  readonly wideElsewhere: string | null;
};
type Added = {
  /** `replyKnown`: whether there is the message that it answers; `files`: of those that it names, what its writer has sent. */
  PostMessage: Writing & { replyKnown: boolean; files: readonly Attachment[] };
  EditMessage: Writing;
};
export type ChatLogCommand = CommandContext & ByMember & Completed<ChatLogAsked, Added>;
export type ChatLogCommandOf<Type extends ChatLogCommand['type']> = Extract<ChatLogCommand, { type: Type }>;
export type ChatReaderCommand = CommandContext & ByMember & ChatReaderAsked;
export type ChatRoomCommand = CommandContext & ByMember & ChatRoomAsked;
