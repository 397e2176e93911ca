import { DomainError } from '@fieldhouse/kernel';

/** Why an account refuses. */
export type AccountErrorCode = 'account_unknown' | 'confirmation_just_sent' | 'last_site_admin_role';
export class AccountError extends DomainError<AccountErrorCode> {}
