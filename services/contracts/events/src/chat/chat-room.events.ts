import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

/** Every event of a `chatRoom-<teamId>` stream: how a team wants its chat. */
export const chatRoomEvents = [
  /** `wideMentions`: whether members may mention the whole team; whoever runs it always may. */
  defineEvent('ChatSettingsChanged', z.object({ teamId: z.string().min(1), wideMentions: z.boolean() })),
] as const;
export type ChatRoomEvent = EventOf<(typeof chatRoomEvents)[number]>;
