import type { ChatRoomEvent } from '@fieldhouse/events/chat';
import type { Decider } from '@fieldhouse/kernel';
import type { ChatRoomCommand } from './chat.commands';
import { memberOf, requireActive, requireManager } from './chat-member';

/** How a team wants its chat. */
export type ChatRoomState = {
  /** Whether members may mention the whole team. */
  readonly wideMentions: boolean;
};

const decide = (command: ChatRoomCommand, state: ChatRoomState): readonly ChatRoomEvent[] => {
  requireManager(memberOf(command));
  requireActive(memberOf(command), 'team');
  const { chatId, wideMentions } = command;
  if (wideMentions === state.wideMentions) return [];
  return [{ type: 'ChatSettingsChanged', data: { chatId, wideMentions } }];
};

export const chatRoomDecider: Decider<ChatRoomState, ChatRoomCommand, ChatRoomEvent> = {
  sees: ({ member }) => member !== null,
  initialState: { wideMentions: true },
  decide,
  evolve: (_, { data: { wideMentions } }) => ({ wideMentions }),
};
/** The aggregate as the command runtime knows it. */
export const chatRoomAggregate = { category: 'chatRoom', decider: chatRoomDecider } as const;
