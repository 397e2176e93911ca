import { dashboardPart } from '@fieldhouse/platform';
import { ContactMessagesQuery } from './contact-messages.query';
import { ContactReadModule } from './contact-read.module';

/** Messages that nobody has closed. */
export const contactDashboard = [
  dashboardPart({
    name: 'contact-inbox',
    for: 'site_admin',
    kinds: ['contactTicket'],
    keysOf: () => 'all',
    module: ContactReadModule,
    by: ContactMessagesQuery,
    read: (messages, _, atLeast) => messages.waiting(atLeast),
  }),
];
