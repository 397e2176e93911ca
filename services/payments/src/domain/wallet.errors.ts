import { DomainError } from '@fieldhouse/kernel';

/** Why something about credit is refused. */
export type WalletErrorCode =
  | 'not_treasurer'
  | 'credit_of_stranger'
  | 'last_day_over'
  | 'grant_unknown'
  | 'nothing_left'
  | 'no_credit'
  | 'credit_run_out'
  | 'above_credit'
  | 'currency_differs';
export class WalletError extends DomainError<WalletErrorCode> {}
