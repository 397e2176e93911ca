import { commandTable } from '../shared/command-table';

/** What site admins answer to reports that wait, of any chat. */
export const reportCommands = commandTable({
  base: '/admin/reports/:chatId/:channel/:messageId',
  commands: {
    /** What was reported stays. */
    KeepReported: { at: 'POST /keep', by: ['site_admin'] },
    RemoveReported: { at: 'POST /remove', by: ['site_admin'] },
  },
});
