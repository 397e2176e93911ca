import { defineEvent, renamed, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

/** Every event of a `chatRoom-<chatId>` stream: how those who run a chat want it. */
export const chatRoomEvents = [
  /** `wideMentions`: whether members may mention the whole team; whoever runs it always may. */
  defineEvent('ChatSettingsChanged', z.object({ chatId: z.string().min(1), wideMentions: z.boolean() }), {
    upcasters: [renamed('teamId', 'chatId')],
  }),
] as const;
export type ChatRoomEvent = EventOf<(typeof chatRoomEvents)[number]>;
