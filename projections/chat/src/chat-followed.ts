import { followed } from '@fieldhouse/platform';
import { ChatReadModule } from './chat-read.module';
import { ChatQuery } from './chat.query';

/** Whoever is of a chat hears, by its id, when something was said or changed in it. */
export const followedChats = followed({
  kinds: ['chatLog', 'chatRoom'],
  judged: {
    module: ChatReadModule,
    by: ChatQuery,
    open: (chat, chatId, caller, atLeast) => chat.open(chatId, caller, atLeast),
    idIn: (streamId) => streamId.split('.')[0] ?? streamId,
  },
});

/** Readers hear of what they have read themselves, on whichever of their screens. */
export const followedChatReaders = followed({ kinds: ['chatReader'] });
