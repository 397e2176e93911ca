import { DomainError } from '@fieldhouse/kernel';

/** Why something about an invoice is refused. */
export type InvoiceErrorCode =
  | 'not_payer'
  | 'email_unconfirmed'
  | 'not_treasurer'
  | 'currency_differs'
  | 'nothing_open'
  | 'above_open'
  | 'invoice_over'
  | 'hold_over'
  | 'shares_above_total'
  | 'not_of_team'
  | 'not_split_by_you'
  | 'received_later'
  | 'payment_unknown'
  | 'payment_by_card'
  | 'payment_not_settled'
  | 'above_captured'
  | 'nothing_to_refund'
  | 'payment_disputed'
  | 'payment_refunded'
  | 'refund_unknown'
  | 'refund_decided'
  | 'second_approver'
  | 'something_paid'
  | 'not_owed_yet'
  | 'reminded_lately'
  | 'nothing_later'
  | 'link_unknown'
  | 'link_over'
  | 'link_used';
export class InvoiceError extends DomainError<InvoiceErrorCode> {}
