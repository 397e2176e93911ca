import { dashboardPart } from '@fieldhouse/platform';
import { ChatReadModule } from './chat-read.module';
import { ChatQuery } from './chat.query';
import { SiteReportsQuery } from './reports/site-reports.query';

/** Teams with messages that wait for somebody, or to be judged by them; for site admins, what was reported. */
export const chatDashboard = [
  dashboardPart({
    name: 'chats',
    kinds: ['chatLog'],
    keysOf: (facts) => facts?.chats.map(({ chatId }) => chatId) ?? [],
    module: ChatReadModule,
    by: ChatQuery,
    read: (chat, caller, atLeast) => chat.chats(caller, atLeast),
    told: (facts) => {
      const chats = facts.chats.filter(({ unread, reported }) => unread > 0 || reported > 0);
      return chats.length === 0 ? null : { chats };
    },
  }),
  dashboardPart({
    name: 'chat-reports',
    for: 'site_admin',
    kinds: ['chatLog'],
    // Whatever anybody says anywhere would have it read anew.
    keysOf: () => [],
    module: ChatReadModule,
    by: SiteReportsQuery,
    read: (reports, _, atLeast) => reports.count(atLeast),
  }),
];
