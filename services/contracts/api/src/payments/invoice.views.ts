import {
  cardPurpose,
  feeBearer,
  paymentState,
  paymentWay,
  refundState,
  revenueKind,
} from '@fieldhouse/values';
import { z } from 'zod';

const minorView = z.number().int();
/** ISO-8601 UTC. */
const at = z.string();
const person = z.object({
  accountId: z.string(),
  /** Null: not known any more. */
  name: z.string().nullable(),
});

export const invoiceStanding = z.enum(['open', 'partially_paid', 'paid', 'void', 'written_off']);
export const invoiceLineView = z.object({
  lineId: z.string(),
  kind: revenueKind,
  label: z.string(),
  /** yyyy-mm-dd. */
  dueOn: z.string(),
  amountMinor: minorView,
  paidMinor: minorView,
  openMinor: minorView,
  /** What was taken off before, 'Code SUMMER10': the amounts are without it. */
  discount: z.object({ label: z.string(), amountMinor: minorView }).optional(),
  /** A kept card was declined for it until the end, and nobody has paid by themselves. */
  failed: z.boolean(),
});
const chargeAhead = z.object({
  lineId: z.string(),
  /** When the card is charged. */
  at,
  amountMinor: minorView,
  /** With the provider's fee where the payer bears it. */
  chargeMinor: minorView,
});
/** A card that the provider keeps for an invoice. */
export const keptCardView = z.object({
  cardId: z.string(),
  purpose: cardPurpose,
  /** Its owner's alone to see; null to others. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  ahead: z.array(chargeAhead),
});
/** A card that somebody has gone to the provider's page to leave there, without paying. `ended`: without having left one. */
export const cardSetupView = z.object({
  cardId: z.string(),
  state: z.enum(['open', 'kept', 'ended']),
  at,
});
export const paymentView = z.object({
  paymentId: z.string(),
  way: paymentWay,
  state: paymentState,
  at,
  /** The day (yyyy-mm-dd) on which what was recorded later had come; null: it came at `at`. */
  receivedOn: z.string().nullable(),
  /** Null: somebody with a link. */
  by: person.nullable(),
  amountMinor: minorView,
  /** What of it came for a late fee. */
  lateFeeMinor: minorView,
  /** Which other lines it came for, by their names; the rest of it for none that is known, or too much. */
  parts: z.array(z.object({ label: z.string(), amountMinor: minorView })),
  /** What the payer bore of the provider's fee, on top. */
  surchargeMinor: minorView,
  /** What the provider kept; 0 for who does not collect. */
  feeMinor: minorView,
  refundedMinor: minorView,
  /** What of it a bank has taken back, as `state` says for as long as it decides or for good. */
  disputedMinor: minorView,
  /** Until when a bank that decides about it is to be answered; null: none does, or it has not said. */
  evidenceBy: at.nullable(),
  /** What can still go back. */
  leftMinor: minorView,
  /** What people have asked to go back, as far as it has gone or goes: a limit counts it with what they ask for next. */
  askedBackMinor: minorView,
  /** Why the card was declined, in the provider's word. */
  code: z.string().nullable(),
  /** A charge of a kept card, without its owner. `retryAt`: it is tried again then; null: not. */
  auto: z.object({ lineId: z.string(), retryAt: at.nullable() }).nullable(),
});
export const refundView = z.object({
  refundId: z.string(),
  paymentId: z.string(),
  state: refundState,
  amountMinor: minorView,
  /** Null: it followed from something else. */
  askedBy: person.nullable(),
  way: paymentWay,
  /** Whether the caller may say yes to it. */
  mayApprove: z.boolean(),
  /** Whether the caller may say that it is handed back. */
  mayGive: z.boolean(),
  /** Whether the caller may say that it was not handed back. */
  mayReverse: z.boolean(),
});
/** What somebody said when they moved money, or took back what was asked: a proof, or a reason. */
export const saidView = z.object({
  /** The payment or refund; null: the invoice. */
  about: z.string().nullable(),
  kind: z.enum([
    'taken',
    'reversed',
    'refund_asked',
    'refund_approved',
    'refund_declined',
    'refund_reversed',
    'late_fee_waived',
    'voided',
    'written_off',
    'write_off_taken_back',
  ]),
  /** Null: it followed from something else. */
  by: person.nullable(),
  at,
  /** Empty: nothing, or they have gone with who owed it. */
  words: z.string(),
});
export const paymentLinkView = z.object({
  linkId: z.string(),
  /** Of the product, such as `/api/pay/…`. */
  path: z.string(),
  /** Null: whatever is open. */
  amountMinor: minorView.nullable(),
  expiresAt: at,
  used: z.boolean(),
});

/** An invoice in a list. Amounts in minor units of its currency. */
export const invoiceCard = z.object({
  /** The last day (yyyy-mm-dd) to pay what is due before the place goes that it is for; null: it does not. */
  forfeitOn: z.string().nullable(),
  /**
   * What comes on top if it is not paid by `lastOn` (yyyy-mm-dd), or has come on `chargedOn`, as far as it is not waived; null:
   * nothing.
   */
  lateFee: z
    .object({ amountMinor: minorView, lastOn: z.string(), chargedOn: z.string().nullable() })
    .nullable(),
  /** Where the payee is (IANA), and a day ends; null: not known. */
  zone: z.string().nullable(),
  invoiceId: z.string(),
  title: z.string(),
  payee: z.object({ kind: z.enum(['league', 'team']), id: z.string(), name: z.string() }),
  payer: person,
  team: z.object({ teamId: z.string(), name: z.string() }).nullable(),
  /** `registration.<id>` or `fee.<id>`. */
  about: z.string(),
  currency: z.string(),
  standing: invoiceStanding,
  overdue: z.boolean(),
  /** A kept card was declined until the end for something that is open. */
  failed: z.boolean(),
  issuedAt: at,
  totalMinor: minorView,
  paidMinor: minorView,
  /** What payers bore of the provider's fee, on top of what is paid. */
  surchargeMinor: minorView,
  /** What has gone back though it was owed, with what the payer had borne of the provider's fee; it stays paid. */
  refundedMinor: minorView,
  openMinor: minorView,
  /**
   * What of `openMinor` banks have taken back and not decided: nobody is asked for it. `evidenceBy`: until when the first of
   * them is to be answered; null: none has said. Null: no bank decides about anything.
   */
  disputed: z.object({ openMinor: minorView, evidenceBy: at.nullable() }).nullable(),
  /** What people are asked for by now. */
  dueMinor: minorView,
  /** What of that is late: the day by which it was due is over. */
  overdueMinor: minorView,
  /** When something that people are asked for is due next, or was first; yyyy-mm-dd. Null: they are asked for nothing. */
  dueOn: z.string().nullable(),
  /** What people are asked for, what is due first before. */
  parts: z.array(invoiceLineView.pick({ label: true, dueOn: true, openMinor: true })),
  /** What the caller still has to pay of their share; null: they have none. */
  shareOpenMinor: minorView.nullable(),
  /** It is for them until then, and not owed before it is paid. */
  holdUntil: at.nullable(),
  secured: z.boolean(),
  remindedAt: at.nullable(),
  reminders: z.number().int(),
});
/** GET /api/invoices/:invoiceId. */
export const invoiceView = invoiceCard.extend({
  revision: z.number().int(),
  position: z.string(),
  bearer: feeBearer,
  /** What is written off of it and can be asked for again. */
  writtenOffMinor: minorView,
  /** What it was for has ended: nothing is asked for any more, and what was paid goes back by the terms. */
  ended: z.boolean(),
  lines: z.array(invoiceLineView),
  /** `openMinor`: what they are still asked for of it. */
  shares: z.array(person.extend({ amountMinor: minorView, paidMinor: minorView, openMinor: minorView })),
  /** The oldest first. */
  payments: z.array(paymentView),
  refunds: z.array(refundView),
  /** For who collects it; the oldest first. */
  said: z.array(saidView),
  /** Those that can be used still; for who owes or collects it. */
  links: z.array(paymentLinkView),
  /** Null: none is kept, or it is nobody's whom the caller may know of. */
  kept: keptCardView.nullable(),
  /** The caller's own, the oldest first. */
  setups: z.array(cardSetupView),
  /** What the caller may do. `nudgeAt`: from when on they can be reminded again; null: now. */
  me: z.object({
    pays: z.boolean(),
    splits: z.boolean(),
    collects: z.boolean(),
    nudgeAt: at.nullable(),
    /** What they can pay of it now with their credit with whom it is owed to; 0: none. */
    creditMinor: minorView,
    /** What a card would be charged for that they keep when paying now; null: they cannot. Amounts as they are open now. */
    keep: z.object({ purpose: cardPurpose, ahead: z.array(chargeAhead) }).nullable(),
  }),
});
/** GET /api/invoices: what the caller owes, has a share of or has paid, the newest first. */
export const invoicesView = z.object({ position: z.string(), invoices: z.array(invoiceCard) });

/** GET /api/receipts: money of the caller's that has come, or that came for what they owe; the newest first. */
export const paymentReceiptsView = z.object({
  position: z.string(),
  receipts: z.array(
    z.object({
      invoiceId: z.string(),
      paymentId: z.string(),
      title: z.string(),
      payeeName: z.string(),
      at,
      way: paymentWay,
      /** Whether it stands, has gone back, or was taken back by a bank. */
      state: paymentState,
      currency: z.string(),
      /** With what the payer bore of the provider's fee. */
      amountMinor: minorView,
      refundedMinor: minorView,
    }),
  ),
});

/** The credit of a person with a league or a team. Amounts in minor units of each currency. */
export const walletView = z.object({
  walletId: z.string(),
  /** Of its stream: what somebody grants or takes back says what they saw. */
  revision: z.number().int(),
  payee: z.object({ kind: z.enum(['league', 'team']), id: z.string(), name: z.string() }),
  owner: person,
  /** What can be used now, by currency. */
  balances: z.array(z.object({ currency: z.string(), leftMinor: minorView })),
  /** The newest first. */
  grants: z.array(
    z.object({
      grantId: z.string(),
      currency: z.string(),
      amountMinor: minorView,
      /** What can be used of it now. */
      leftMinor: minorView,
      takenBackMinor: minorView,
      expiredMinor: minorView,
      /** yyyy-mm-dd, in the zone of whoever granted it; null: it does not run out. */
      lastOn: z.string().nullable(),
      reason: z.string(),
      at,
    }),
  ),
  /** Where it was used, the newest first. */
  uses: z.array(
    z.object({
      paymentId: z.string(),
      invoiceId: z.string(),
      title: z.string(),
      currency: z.string(),
      amountMinor: minorView,
      /** What has come back of it. */
      returnedMinor: minorView,
      at,
    }),
  ),
});
/** GET /api/credits: the caller's own, by whom it is with. */
export const creditsView = z.object({ position: z.string(), wallets: z.array(walletView) });
/** GET /api/finance/:payeeKind/:payeeId/credits, for who collects. */
export const payeeCreditsView = creditsView.extend({
  /** There are more wallets: of whoever has none here it is not known. */
  cut: z.boolean(),
  /** Who was asked for money, and may be granted credit. */
  people: z.array(person),
});

/** A refund that waits for somebody: for a second yes, to be handed back, or for another way than the one that failed. */
const waitingRefund = refundView.extend({
  invoiceId: z.string(),
  title: z.string(),
  currency: z.string(),
  /** Whose money it was; null: somebody with a link. */
  to: person.nullable(),
  /** Why somebody asked for it; empty: it followed from something else, or the words have gone. */
  reason: z.string(),
});

/** How a league or a team goes about money. */
const moneyTermsView = z.object({
  /** Of what is shown, so that a change of it can say what it is one of; -1: nobody has said anything. */
  revision: z.number().int(),
  approvalAboveMinor: minorView.nullable(),
  /** What the limit is counted in; null: it was not said. */
  approvalCurrency: z.string().nullable(),
  board: z.boolean(),
  /** A place is given up so many days after the day of what is not paid for it; null: never. */
  forfeitDays: z.number().int().nullable(),
  /** Who has raised or emptied the limit, and is held to the former one until somebody else says how it is. */
  loosened: z
    .object({
      ...{ byMe: z.boolean(), by: z.string().nullable(), formerMinor: minorView },
      formerCurrency: z.string().nullable(),
    })
    .nullable(),
});

/** GET /api/teams/:teamId/dues. */
export const teamDuesView = z.object({
  teamId: z.string(),
  position: z.string(),
  /** Of this team, what the caller owes or has a share of. */
  mine: z.array(invoiceCard),
  /** What the team owes to leagues; for who leads it. */
  owed: z.array(invoiceCard),
  /** What the team asks of its members; for who collects it, and for members where the board is open. */
  fees: z.array(
    z.object({
      feeId: z.string(),
      title: z.string(),
      currency: z.string(),
      withdrawn: z.boolean(),
      invoices: z.array(invoiceCard),
    }),
  ),
  /** There are more than are in the fees: the newest are, and of older ones what is open before what is settled. */
  cut: z.boolean(),
  terms: moneyTermsView,
  /** For who collects. */
  waiting: z.array(waitingRefund),
  me: z.object({ collects: z.boolean(), leads: z.boolean() }),
});

/** GET /api/finance/:payeeKind/:payeeId/invoices, for who collects. */
export const payeeInvoicesView = z.object({
  position: z.string(),
  terms: moneyTermsView,
  /** The newest first. */
  invoices: z.array(invoiceCard),
  /** There are more than these: what is open stands before what is settled. */
  cut: z.boolean(),
  waiting: z.array(waitingRefund),
});

/** GET /api/invoices/:invoiceId/checkouts/:paymentId, GET /api/invoices/:invoiceId/cards/:cardId: where the card provider's page is. */
export const checkoutView = z.object({ url: z.string(), expiresAt: at });

/** What somebody has to pay soon: what is open of theirs, or of the team that they answer for. */
export type DueView = {
  readonly invoiceId: string;
  readonly title: string;
  readonly payeeName: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** yyyy-mm-dd. */
  readonly dueOn: string;
  /** A place is theirs until then, ISO-8601; null: nothing is held. */
  readonly holdUntil: string | null;
};

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** What is due, or will be within a week; what is due first stands first. */
    readonly payments: readonly DueView[];
  }
}

export type KeptCardView = z.infer<typeof keptCardView>;
export type CardSetupView = z.infer<typeof cardSetupView>;
export type PaymentView = z.infer<typeof paymentView>;
export type RefundView = z.infer<typeof refundView>;
export type WaitingRefund = z.infer<typeof waitingRefund>;
export type SaidView = z.infer<typeof saidView>;
export type PaymentLinkView = z.infer<typeof paymentLinkView>;
export type InvoiceCard = z.infer<typeof invoiceCard>;
export type InvoiceView = z.infer<typeof invoiceView>;
export type InvoicesView = z.infer<typeof invoicesView>;
export type PaymentReceiptsView = z.infer<typeof paymentReceiptsView>;
export type WalletView = z.infer<typeof walletView>;
export type CreditsView = z.infer<typeof creditsView>;
export type PayeeCreditsView = z.infer<typeof payeeCreditsView>;
export type TeamDuesView = z.infer<typeof teamDuesView>;
export type PayeeInvoicesView = z.infer<typeof payeeInvoicesView>;
export type CheckoutView = z.infer<typeof checkoutView>;
