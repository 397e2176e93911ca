import { DomainError } from '@fieldhouse/kernel';

/** Why an account refuses. */
export type AccountErrorCode =
  | 'account_unknown'
  | 'mail_just_sent'
  | 'mails_today'
  | 'email_unconfirmed'
  | 'second_factor_off'
  | 'own_second_factor'
  | 'last_site_admin_role'
  | 'email_unchanged'
  | 'email_change_over'
  | 'site_admin_stays';
export class AccountError extends DomainError<AccountErrorCode> {}
