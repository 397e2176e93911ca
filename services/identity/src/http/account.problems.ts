import { conflict, invalid, tooMany, unknown, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { count } from '@fieldhouse/values';
import { AccountError, type AccountErrorCode } from '../domain/account.errors';

export const accountProblems = {
  account_unknown: unknown('Not found', 'There is no such account.'),
  mail_just_sent: tooMany(
    'Just sent',
    ({ retryAfterSeconds }) =>
      `An e-mail is on its way. Check your inbox, or try again in ${count(Number(retryAfterSeconds), 'second')}.`,
  ),
  mails_today: tooMany(
    'Enough for today',
    ({ retryAfterSeconds }) =>
      `Five such e-mails went out within 24 hours. Look for the newest, in the spam folder too, or try again in ${Math.ceil(Number(retryAfterSeconds) / 3_600)} h.`,
  ),
  email_unconfirmed: conflict(
    'Confirm your address first',
    'Two-step verification locks the account, so the address has to be yours: open the link we e-mailed you.',
  ),
  second_factor_off: conflict('Nothing to turn off', 'This account has no two-step verification.'),
  own_second_factor: conflict(
    'Not your own',
    'Turn off your own two-step verification under Profile, Account. Without a code, ask another site admin.',
  ),
  last_site_admin_role: conflict('Not your own', 'Another site admin has to take this role from you.'),
  email_unchanged: invalid('Same address', 'This is the address of your account already. Give another one.'),
  email_change_over: conflict(
    'Change over',
    'This change of address was withdrawn, refused or not confirmed in time. Ask for it again.',
  ),
  site_admin_stays: conflict(
    'You run this site',
    'Have another site admin take that role from you first. Then you can erase your account.',
  ),
} satisfies ProblemTable<AccountErrorCode>;

mapProblems(AccountError, accountProblems);
