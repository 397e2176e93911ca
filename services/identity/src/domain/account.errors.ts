import { DomainError } from '@fieldhouse/kernel';

/** Why an account refuses. */
export type AccountErrorCode =
  | 'account_unknown'
  | 'confirmation_just_sent'
  | 'last_site_admin_role'
  | 'email_unchanged'
  | 'email_change_over'
  | 'site_admin_stays';
export class AccountError extends DomainError<AccountErrorCode> {}
