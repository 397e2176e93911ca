import type { Cast } from '../roles';
import { body, nothing, type Samples } from '../sample';
import type { ContactPage } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { v4 as uuidv4 } from 'uuid';

/** A ticket that is still open. @returns its id */
const contactTicketOf = async ({ app, people }: Cast): Promise<string> => {
  const message = { name: 'Ana', email: 'ana@example.org', topic: 'press', message: uuidv4() };
  const { body: receipt } = await app.send<{ ticket: string }>('POST', '/contact', { body: message });
  let ticketId = '';
  await until('the ticket is in the inbox', async () => {
    const { body: page } = await app.send<ContactPage>('GET', '/admin/contact', people.site_admin);
    ticketId = page.tickets.find(({ ticket }) => ticket === receipt.ticket)?.ticketId ?? '';
    return ticketId !== '';
  });
  return ticketId;
};

/** The contact form and its inbox. */
export const samples: Samples = {
  'POST /api/contact': body({
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    topic: 'support',
    message: 'How do I move my team to Tuesday?',
  }),
  'GET /api/admin/contact': nothing,
  'POST /api/admin/contact/{ticketId}/close': async (cast) => ({
    params: { ticketId: await contactTicketOf(cast) },
    body: { note: 'Answered by e-mail' },
  }),
  'POST /api/admin/contact/{ticketId}/forget': async (cast) => ({
    params: { ticketId: await contactTicketOf(cast) },
  }),
};
