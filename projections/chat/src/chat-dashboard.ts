import { dashboardPart } from '@fieldhouse/platform';
import { ChatReadModule } from './chat-read.module';
import { ChatQuery, onlyWaiting } from './chat.query';

/** Teams with messages that wait for somebody. */
export const chatDashboard = [
  dashboardPart({
    name: 'chats',
    kinds: ['chatLog'],
    keysOf: (facts) => facts?.chats.map(({ chatId }) => chatId) ?? [],
    module: ChatReadModule,
    by: ChatQuery,
    read: (chat, caller, atLeast) => chat.chats(caller, atLeast),
    told: (facts) => {
      const waiting = onlyWaiting(facts);
      return waiting.chats.length === 0 ? null : waiting;
    },
  }),
];
