export { shareOf, splitBy, splitEvenly, WHOLE } from './parts';
export { CARD_RATE, chargeWithFee, processingFee, type ProcessingRate } from './processing-fees';
export { instalmentsOf, planFault, type Instalment, type PlanFault, type PlanPart } from './instalments';
export { dueFrom, termsFault, type Terms, type TermsFault } from './payment-terms';
export { discountedFrom, discountOn, type Discount, type DiscountedPart } from './discounts';
export { allocate, type Allocated, type OpenLine } from './allocation';
export {
  creditForGames,
  limitIn,
  needsSecondApprover,
  refundableMinor,
  refundByTerms,
  refundOf,
  type Captured,
  type RefundChoice,
  type RefundLimit,
} from './refunds';
export {
  captainOwesMinor,
  payIntoPot,
  potPaidMinor,
  type PotPayer,
  type PotPayment,
  type PotRefund,
  type TeamPot,
} from './team-pot';
export { afterFailure, nextNudgeAt, reminderDays, type AfterFailure } from './reminders';
export { invoiceState, isOverdue, type InvoiceFacts, type InvoiceState } from './invoice-state';
export {
  balancesOf,
  postingsOf,
  reversalOf,
  type Account,
  type MoneyFact,
  type Posting,
  type RevenueKind,
  type Way,
} from './books';
export { ACCOUNTS, accountName, decimalOf } from './account-words';
export { minorDigits, moneyOf } from './words';
