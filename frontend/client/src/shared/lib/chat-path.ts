/** The address of a chat, by its id: the tab of its team, the room of its draft, or one's messages. */
export const chatPath = (chatId: string): string => {
  const [kind, id = ''] = chatId.split(':');
  if (kind === 'direct') return `/messages?with=${encodeURIComponent(chatId)}`;
  if (kind === 'draft') return `/complex/leagues/${encodeURIComponent(id)}/draft/room?tab=chat`;
  return `/teams/${encodeURIComponent(chatId)}?tab=chat`;
};

/** Where one writes to somebody. */
export const writePath = (accountId: string): string => `/messages?with=${encodeURIComponent(accountId)}`;
