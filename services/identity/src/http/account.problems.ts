import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { AccountError, type AccountErrorCode } from '../domain/account.errors';

export const accountProblems = {
  account_unknown: { status: 404, title: 'Not found', detail: 'There is no such account.' },
  confirmation_just_sent: {
    status: 429,
    title: 'Just sent',
    detail: ({ retryAfterSeconds }) =>
      `A mail is on its way. Look into your inbox, or try again in 0:${String(retryAfterSeconds).padStart(2, '0')}.`,
  },
  last_site_admin_role: {
    status: 409,
    title: 'Not your own',
    detail: 'Another site admin has to take this role from you.',
  },
  email_unchanged: {
    status: 422,
    title: 'Same address',
    detail: 'This is the address of your account already. Give another one.',
  },
  email_change_over: {
    status: 409,
    title: 'Change over',
    detail: 'This change of address was withdrawn, refused or not confirmed in time. Ask for it again.',
  },
  site_admin_stays: {
    status: 409,
    title: 'You run this site',
    detail: 'Have another site admin take that role from you first. Then you can erase your account.',
  },
} satisfies ProblemTable<AccountErrorCode>;

mapProblems(AccountError, accountProblems);
