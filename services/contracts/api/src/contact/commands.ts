import { commandTable } from '../shared/command-table';

/** What site admins do with tickets. */
export const contactTicketCommands = commandTable({
  base: '/admin/contact/:ticketId',
  commands: {
    CloseContactTicket: { at: 'POST /close', by: ['site_admin'] },
    /** For good, open or closed. */
    ForgetContactTicket: { at: 'POST /forget', by: ['site_admin'] },
  },
});
