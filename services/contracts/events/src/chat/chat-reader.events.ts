import { defineEvent, renamed, type EventOf } from '@fieldhouse/kernel';
import { chatChannel, muteLevel } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
/** At first there were chats of teams only. */
const ofAnyChat = { upcasters: [renamed('teamId', 'chatId')] };
const reader = { chatId: id, accountId: id };

/** Every event of a `chatReader-<chatId>.<accountId>` stream: how somebody reads a chat. */
export const chatReaderEvents = [
  /** Everything up to `key`, the place of a message in the log, has been seen. */
  defineEvent(
    'ChannelRead',
    z.object({ ...reader, channel: chatChannel, key: z.string().regex(/^\d{1,40}$/) }),
    ofAnyChat,
  ),
  defineEvent('ChatMuted', z.object({ ...reader, level: muteLevel }), ofAnyChat),
  /** Whoever hides how far they have read does not learn it of others. */
  defineEvent('ReceiptsShown', z.object({ ...reader, shown: z.boolean() }), ofAnyChat),
  /** What this person writes is not shown to the reader any more. */
  defineEvent('PersonHidden', z.object({ ...reader, hiddenId: id }), ofAnyChat),
  defineEvent('PersonShown', z.object({ ...reader, hiddenId: id }), ofAnyChat),
] as const;
export type ChatReaderEvent = EventOf<(typeof chatReaderEvents)[number]>;

/** @returns the stream's id (without its category) of somebody's place in a chat */
export const chatReaderId = (chatId: string, accountId: string): string => `${chatId}.${accountId}`;
