import { chatOwner } from '@fieldhouse/api-contract/chat-id';

/** The address of a chat, by its id: the tab of its team, the room of its draft, or one's messages. */
export const chatPath = (chatId: string): string => {
  const owner = chatOwner(chatId);
  switch (owner.kind) {
    case 'team':
      return `/teams/${encodeURIComponent(owner.teamId)}?tab=chat`;
    case 'draft':
      return `/complex/leagues/${encodeURIComponent(owner.leagueId)}/draft/room?tab=chat`;
    case 'direct':
      return writePath(chatId);
    default:
      return owner satisfies never;
  }
};

/** Where one writes to somebody. @param whom an account, or the chat with it */
export const writePath = (whom: string): string => `/messages?with=${encodeURIComponent(whom)}`;
