import { notFound } from '@fieldhouse/platform';
import { channelNamed, type ChatChannel } from '@fieldhouse/values';

/** @throws 404 for what is no channel of the chat */
export const channelOf = (chatId: string, name: string): ChatChannel => {
  const channel = channelNamed(chatId, name);
  if (!channel) throw notFound();
  return channel;
};
