import { chatBodies, chatCommands } from '@fieldhouse/api-contract';
import { chatLogId, chatReaderId } from '@fieldhouse/events/chat';
import { commandController, notFound } from '@fieldhouse/platform';
import { chatChannel, monthOf, type ChatChannel } from '@fieldhouse/values';
import type { ChatLogAsked, ChatReaderAsked, ChatRoomAsked } from '../domain';

/** Messages of a team's channels, and how one reads them. */
export const ChatController = commandController('chat', chatCommands, chatBodies, (asked, { accountId }) => {
  const { teamId } = asked;
  if ('messageId' in asked) {
    const month = monthOf(asked.messageId);
    if (month === null) throw notFound();
    const request: ChatLogAsked = { ...asked, channel: channelOf(asked.channel) };
    return { aggregate: 'chatLog', id: chatLogId(teamId, request.channel, month), request };
  }
  if (asked.type === 'ChangeChatSettings')
    return { aggregate: 'chatRoom', id: teamId, request: asked satisfies ChatRoomAsked };
  const request: ChatReaderAsked =
    asked.type === 'ReadChannel' ? { ...asked, channel: channelOf(asked.channel) } : asked;
  return { aggregate: 'chatReader', id: chatReaderId(teamId, accountId), request };
});

/** @throws 404 for what is no channel */
const channelOf = (name: string): ChatChannel => {
  const { data } = chatChannel.safeParse(name);
  if (!data) throw notFound();
  return data;
};
