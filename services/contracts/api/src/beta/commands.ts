import { commandTable } from '../shared/command-table';

/** The caller's own application for the open beta. */
export const betaCommands = commandTable({
  base: '/beta/application',
  commands: {
    SaveBetaDraft: { at: 'PUT', by: ['member'], as: 'details' },
    SubmitBetaApplication: { at: 'POST /submit', by: ['member'], as: 'details' },
    WithdrawBetaApplication: { at: 'POST /withdraw', by: ['member'] },
  },
});

/** What site admins do with applications; `If-Match` keeps two of them apart. */
export const betaDecisionCommands = commandTable({
  base: '/admin/beta/applications/:accountId',
  commands: { DecideBetaApplication: { at: 'POST /decision', by: ['site_admin'] } },
});
