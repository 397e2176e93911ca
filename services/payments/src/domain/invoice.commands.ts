import type { AskedOf, Completed, invoiceBodies, invoiceCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { ProcessingRate } from '@fieldhouse/money';
import type { FeeBearer, InvoiceLine, InvoiceSubject, LateFeeTerms, Payee, Payer } from '@fieldhouse/values';

/** What clients ask, besides of which invoice. */
export type InvoiceAsked = Completed<AskedOf<typeof invoiceCommands, typeof invoiceBodies>, {}, 'invoiceId'>;

/** What follows from elsewhere. */
export type InvoiceUpkeep =
  | {
      readonly type: 'IssueInvoice';
      readonly payee: Payee;
      readonly payer: Payer;
      readonly currency: string;
      readonly subject: InvoiceSubject;
      readonly title: string;
      readonly lines: readonly InvoiceLine[];
      readonly secureMinor: number;
      readonly bearer: FeeBearer;
      /** Absent: none. */
      readonly lateFee?: LateFeeTerms | undefined;
      readonly holdUntil: string | null;
      readonly issuedBy: string | null;
    }
  /** What it was for has ended. `percent`: of what was paid, so much comes back; of what is not owed yet, everything. */
  | { readonly type: 'EndInvoice'; readonly percent: number; readonly reason: string }
  /** `holdUntil` null: whether they have paid or not. */
  | { readonly type: 'HoldInvoice'; readonly holdUntil: string | null }
  /** What it is for is not theirs any more, for now. */
  | { readonly type: 'SuspendInvoice' }
  /** Who leads the team that owes it may be somebody else than before. */
  | { readonly type: 'FollowTeam' }
  /** What was raised is taken back: void unless something was paid. */
  /** `takenBackBy`: the account that wants it. */
  | { readonly type: 'TakeBackInvoice'; readonly reason: string; readonly takenBackBy: string }
  /** Somebody is about to pay so much with their credit: refused like any payment, else nothing. */
  | { readonly type: 'OfferCredit'; readonly amountMinor: number; readonly currency: string }
  /** A wallet holds so much for it. `accountId`: whose it is. */
  | {
      readonly type: 'TakeCredit';
      readonly paymentId: string;
      readonly walletId: string;
      readonly accountId: string;
      readonly amountMinor: number;
      readonly currency: string;
    }
  /** A day has come on which a kept card is charged for a line. */
  | {
      readonly type: 'ChargeDue';
      readonly cardId: string;
      readonly lineId: string;
      readonly attempt: number;
    }
  /** The time is over to pay by oneself what a kept card failed for. */
  | { readonly type: 'GiveUpCharging'; readonly cardId: string; readonly lineId: string }
  /** What follows for a place that is not paid for may be another than before. */
  | { readonly type: 'PlanForfeit' }
  /** The last day to pay a line is over. */
  | { readonly type: 'ForfeitDue'; readonly lineId: string }
  /** The last day to pay without a late fee is over. */
  | { readonly type: 'ChargeLateFee' }
  /** Somebody has left. */
  | { readonly type: 'ForgetCards'; readonly accountId: string }
  /** A day has come on which people are told that a line is due. `day`: yyyy-mm-dd. */
  | { readonly type: 'TellDue'; readonly lineId: string; readonly day: string };

/** A card as the provider keeps it: its ids, and what its owner knows it by. */
export type CardOfNews = {
  readonly customerId: string;
  readonly methodId: string;
  readonly brand: string;
  readonly last4: string;
};

/** What was said of a payment when it was ordered, for a log that does not know of it. */
type Ordered = {
  /** Null: somebody with a link, or who is no account now. */
  readonly paidBy: string | null;
  /** What of the charge its payer bears of the provider's fee. */
  readonly surchargeMinor: number;
};
/** What the card provider says. Amounts in minor units. */
export type ProviderSays =
  | (Ordered & {
      readonly type: 'NoteCheckout';
      readonly linkId: string | null;
      readonly paymentId: string;
      readonly sessionId: string;
      readonly outcome: 'open' | 'paid' | 'declined' | 'expired';
      readonly expiresAt: string | null;
      readonly intentId: string | null;
      /** What the card was charged. */
      readonly chargeMinor: number;
      /** Null: not known yet. */
      readonly feeMinor: number | null;
      readonly declined: string | null;
      /** The card that it keeps, where that was ordered. */
      readonly card: CardOfNews | null;
    })
  /** Of a charge of a kept card. */
  | (Ordered & {
      readonly type: 'NoteCharge';
      readonly paymentId: string;
      readonly outcome: 'paid' | 'declined';
      readonly intentId: string;
      readonly chargeMinor: number;
      readonly feeMinor: number | null;
      readonly declined: string | null;
    })
  /** Of the page at which a card is left without paying. */
  | {
      readonly type: 'NoteSetup';
      readonly cardId: string;
      readonly sessionId: string;
      readonly outcome: 'open' | 'kept' | 'expired';
      readonly expiresAt: string | null;
      readonly card: CardOfNews | null;
    }
  /** It has forgotten a card. */
  | { readonly type: 'NoteDetached'; readonly cardId: string }
  | {
      readonly type: 'NoteRefund';
      readonly refundId: string;
      readonly paymentId: string;
      readonly amountMinor: number;
      readonly state: 'pending' | 'succeeded' | 'failed';
      readonly code: string;
    }
  | {
      readonly type: 'NoteDispute';
      readonly paymentId: string;
      readonly disputeId: string;
      readonly state: 'open' | 'won' | 'lost';
      readonly amountMinor: number;
      readonly feeMinor: number;
      readonly reason: string;
      readonly evidenceBy: string | null;
    };

/** By whoever has a link. */
export type LinkAsked = { readonly type: 'PayByLink'; readonly linkId: string };

/** Who looks after the payee's money now. */
type Collectors = { readonly collectorIds: readonly string[] };
/** `zone`: IANA, of the payee. `dueAt`: when it was to be looked at (ISO-8601 UTC); absent: nobody says. */
type Woken = { readonly zone: string; readonly dueAt?: string | undefined };
/** `days`: as the payee goes about it now; null: nothing follows. `zone`: IANA, of the payee. */
type Planned = { readonly days: number | null; readonly zone: string };
type Fresh = { readonly paymentId: string; readonly rate: ProcessingRate };
/** What the handler adds. */
type Added = {
  /** `emailConfirmed`: of whoever asks. */
  StartCheckout: Fresh & { readonly emailConfirmed: boolean };
  KeepCard: { readonly cardId: string; readonly emailConfirmed: boolean };
  PayByLink: Fresh;
  ChargeDue: { readonly rate: ProcessingRate };
  GiveUpCharging: Collectors;
  HoldInvoice: Planned;
  PlanForfeit: Planned;
  /** `kept`: a draft has begun, so that the place does not go by itself. `waits`: they have none, and wait for one. */
  ForfeitDue: Woken &
    Collectors & { readonly days: number | null } & {
      readonly kept: boolean;
      readonly waits: boolean;
    };
  ChargeLateFee: Woken;
  TellDue: Pick<Woken, 'zone'>;
  /** Who of those that owe it has left for good. */
  RemindPayer: { readonly erasedIds: readonly string[] };
  /** `today`: yyyy-mm-dd, where it is latest. */
  TakePayment: { paymentId: string; today: string };
  /** `approvalAboveMinor`: above it somebody else approves; null: never. */
  RefundPayment: { refundId: string; approvalAboveMinor: number | null } & Collectors;
  EndInvoice: Collectors;
  NoteRefund: Collectors;
  NoteDispute: Collectors;
  DeclineRefund: Collectors;
  ReverseRefund: Collectors;
  MakePaymentLink: { linkId: string };
  /** `leaderIds`: of the team that owes it, as it is now, captains first; empty: no team does. */
  FollowTeam: { leaderIds: readonly string[] };
  /** As they are called now. `zone`: IANA, of the payee. */
  IssueInvoice: { payeeName: string; teamName: string | null; zone: string };
};
export type InvoiceRequest = InvoiceAsked | InvoiceUpkeep | ProviderSays | LinkAsked;
export type InvoiceAction = Completed<InvoiceRequest, Added>;
/** Everything that can be decided about an invoice. */
export type InvoiceCommand = CommandContext &
  InvoiceAction & {
    readonly invoiceId: string;
    /** Whether the actor looks after the money of whom it is owed to. */
    readonly collects: boolean;
    /** Whether the actor leads the team that owes it. */
    readonly leads: boolean;
    /** Who of those named is of that team. */
    readonly memberIds: readonly string[];
  };
export type InvoiceCommandOf<Type extends InvoiceCommand['type']> = Extract<InvoiceCommand, { type: Type }>;
