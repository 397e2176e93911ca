import { chatBodies, chatCommands, reportBodies, reportCommands } from '@fieldhouse/api-contract';
import { chatLogId, chatReaderId } from '@fieldhouse/events/chat';
import { commandController, notFound } from '@fieldhouse/platform';
import { chatOwner, monthOf } from '@fieldhouse/values';
import type { ChatLogAsked, ChatReaderAsked, ChatRoomAsked } from '../domain';
import { channelOf } from './channel-of';

/** Messages of a chat's channels, and how one reads them. */
export const ChatController = commandController('chat', chatCommands, chatBodies, (asked, { accountId }) => {
  const { chatId } = asked;
  if ('messageId' in asked) {
    return inLog({ ...asked, channel: channelOf(chatId, asked.channel) });
  }
  if (asked.type === 'ChangeChatSettings') {
    // They are about mentions of many, which only a team has.
    if (chatOwner(chatId).kind !== 'team') throw notFound();
    return { aggregate: 'chatRoom', id: chatId, request: asked satisfies ChatRoomAsked };
  }
  const request: ChatReaderAsked =
    asked.type === 'ReadChannel' ? { ...asked, channel: channelOf(chatId, asked.channel) } : asked;
  return { aggregate: 'chatReader', id: chatReaderId(chatId, accountId), request };
});

/** What site admins answer to reports. */
export const ReportController = commandController('chat', reportCommands, reportBodies, (asked) =>
  inLog({ ...asked, channel: channelOf(asked.chatId, asked.channel) }),
);

/** @throws 404 for what is no message's id */
const inLog = (request: ChatLogAsked) => {
  const month = monthOf(request.messageId);
  if (month === null) throw notFound();
  return { aggregate: 'chatLog', id: chatLogId(request.chatId, request.channel, month), request };
};
