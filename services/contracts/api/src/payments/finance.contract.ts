import { caseKind, caseResolution, currencyCode } from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { atLeast, idText, pageFields, reasonText } from '../shared/shared.contract';
import type { periodCommands, reconciliationCommands } from './commands';

const instant = z.iso.datetime({ offset: true, error: 'Enter an instant, such as 2026-03-31T23:59:59Z' });
const day = z.iso.date('Enter a day, such as 2026-03-31');
const payeeText = z
  .string()
  .regex(/^(league|team)\.[\w-]{1,64}$/, 'Name a league or team, such as league.<id>');
/** Whose money it is about. `payee`: for site admins, who look at everybody's. */
const whose = {
  payee: payeeText.optional(),
  team: idText.optional(),
  person: idText.optional(),
  currency: currencyCode.optional(),
};

/** GET …/trial-balance and …/ageing: as of an instant; now unless given, and for one that is still to come. */
export const asOfQuery = z.object({ asOf: instant.optional(), ...whose, atLeast });
/** GET …/entries: the newest first. */
export const entriesQuery = z.object({
  ...whose,
  account: z
    .string()
    .regex(/^[a-z_]+(:[a-z_]+)?$/)
    .max(40)
    .optional(),
  type: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional(),
  payment: idText.optional(),
  invoice: idText.optional(),
  from: instant.optional(),
  to: instant.optional(),
  ...pageFields,
});
/** GET …/collection: days of UTC, both included; the last 90 unless given. */
export const collectionQuery = z
  .object({
    from: day.optional(),
    to: day.optional(),
    by: z.enum(['day', 'week', 'month']).default('day'),
    ...whose,
    atLeast,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Choose a day after the first one',
  });
/** GET …/journal.csv and …/ledger.csv: days of UTC, both included; everything unless given. */
export const exportQuery = z
  .object({ from: day.optional(), to: day.optional(), ...whose })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Choose a day after the first one',
  });

const minorView = z.number().int();
const person = z.object({ accountId: z.string(), name: z.string().nullable() });
const position = z.string();

/** Debits, credits and what stands in each account, as of an instant. Balances are debits less credits, together 0. */
export const trialBalanceView = z.object({
  asOf: z.string(),
  position,
  currencies: z.array(
    z.object({
      currency: z.string(),
      entries: z.number().int(),
      debitMinor: minorView,
      creditMinor: minorView,
      accounts: z.array(
        z.object({
          account: z.string(),
          name: z.string(),
          debitMinor: minorView,
          creditMinor: minorView,
          balanceMinor: minorView,
        }),
      ),
    }),
  ),
});

/** What one event wrote. */
export const ledgerEntryView = z.object({
  entryId: z.string(),
  at: z.string(),
  type: z.string(),
  description: z.string(),
  currency: z.string(),
  /** `league.<id>`; null: nobody's alone. */
  payee: z.string().nullable(),
  /** What it was called when the invoice was issued; null: nobody knows any more. */
  payeeName: z.string().nullable(),
  teamId: z.string().nullable(),
  /** The same of the team that owes it. */
  teamName: z.string().nullable(),
  person: person.nullable(),
  invoiceId: z.string().nullable(),
  paymentId: z.string().nullable(),
  /** Null: it followed from something else. */
  by: person.nullable(),
  /** Debits above 0, credits below. */
  postings: z.array(z.object({ account: z.string(), name: z.string(), amountMinor: minorView })),
});
export const ledgerEntriesView = z.object({
  position,
  entries: z.array(ledgerEntryView),
  next: z.string().nullable(),
});

const buckets = {
  /** Not due by then, or without a day. */
  notDueMinor: minorView,
  to30Minor: minorView,
  to60Minor: minorView,
  to90Minor: minorView,
  over90Minor: minorView,
  totalMinor: minorView,
};
/** What is owed, by how long it has been due. */
export const ageingView = z.object({
  asOf: z.string(),
  position,
  currencies: z.array(
    z.object({
      currency: z.string(),
      ...buckets,
      /** Whose bills are open, the most overdue first. */
      teams: z.array(z.object({ teamId: z.string(), ...buckets })),
    }),
  ),
});

/** What was asked, came and went, by day, week (from Monday) or month; the earliest first. */
export const collectionView = z.object({
  from: z.string(),
  to: z.string(),
  position,
  rows: z.array(
    z.object({
      /** The first day of it. */
      from: z.string(),
      currency: z.string(),
      invoicedMinor: minorView,
      collectedMinor: minorView,
      refundedMinor: minorView,
      disputedMinor: minorView,
      /** What the provider kept. */
      feesMinor: minorView,
      /** What is owed to the tax office of it. */
      taxMinor: minorView,
      writtenOffMinor: minorView,
      /** What went from the provider to the bank; only where everybody's money is looked at. */
      paidOutMinor: minorView,
      /** Collected, less what went back and what the provider kept. */
      netMinor: minorView,
    }),
  ),
});

/** What the commands of {@link reconciliationCommands} say. */
export const reconciliationBodies = {
  AssignCase: z.object({
    ownerId: idText,
    /** Whose it is as far as whoever takes it knows, so that nobody is passed over unseen; null: nobody's. */
    from: idText.nullable().default(null),
  }),
  NoteCase: z.object({
    note: z
      .string()
      .trim()
      .min(3, 'Write a note of at least 3 characters')
      .max(1_000, 'Keep the note under 1,000 characters'),
  }),
  ResolveCase: z.object({
    /** Whether it was put right here, there, or is right as it is. */
    resolution: z.enum(['fixed_here', 'fixed_there', 'expected'], 'Choose what was done'),
    reason: reasonText,
  }),
  ReopenCase: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof reconciliationCommands>;
/** What the commands of {@link periodCommands} say. */
export const periodBodies = {
  /** `reason`: why it is closed although cases are open. */
  ClosePeriod: z.object({ reason: reasonText.nullable() }),
} as const satisfies CommandBodies<typeof periodCommands>;

/** GET …/cases: those that wait, or those that are done; the newest first. */
export const casesQuery = z.object({ state: z.enum(['open', 'closed']).default('open'), ...pageFields });
const closedCase = z.object({
  ...{ at: z.string(), by: person.nullable(), resolution: caseResolution, reason: z.string() },
});
export const financeCaseView = z.object({
  caseId: z.string(),
  /** yyyy-mm-dd, of UTC: on which money moved. */
  day: z.string(),
  kind: caseKind,
  about: z.string(),
  currency: z.string(),
  /** What each side says; null for one that says nothing. */
  providerMinor: minorView.nullable(),
  ledgerMinor: minorView.nullable(),
  movementId: z.string().nullable(),
  entryId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  paymentId: z.string().nullable(),
  openedAt: z.string(),
  owner: person.nullable(),
  notes: z.array(z.object({ at: z.string(), by: person, note: z.string() })),
  /** Null while it waits. `by` null: the next look found nothing of it any more. */
  closed: closedCase.nullable(),
  /** How it was settled before, and who opened it again and why; the oldest first. */
  reopened: z.array(
    z.object({ closed: closedCase.nullable(), at: z.string(), by: person, reason: z.string() }),
  ),
});
export const financeCasesView = z.object({
  position,
  cases: z.array(financeCaseView),
  next: z.string().nullable(),
});
/** GET …/reconciliations: the days that were looked at, the newest first. */
export const reconciliationsView = z.object({
  position,
  days: z.array(
    z.object({
      day: z.string(),
      reconciledAt: z.string(),
      movements: z.number().int(),
      entries: z.number().int(),
      open: z.number().int(),
      sums: z.array(z.object({ currency: z.string(), providerMinor: minorView, ledgerMinor: minorView })),
    }),
  ),
});
/** GET …/payouts/:payoutId/statement: what went to the bank with a payout, as the card provider says. Minor units. */
const movementKind = z.enum(['payment', 'refund', 'dispute', 'dispute_won', 'fee', 'payout', 'other']);
const moved = { amountMinor: minorView, feeMinor: minorView, netMinor: minorView };
export const payoutStatementView = z.object({
  payoutId: z.string(),
  state: z.enum(['pending', 'paid', 'failed']),
  amountMinor: minorView,
  currency: z.string(),
  /** yyyy-mm-dd, as the bank counts it. */
  arrivesOn: z.string(),
  sums: z.array(z.object({ kind: movementKind, count: z.number().int(), ...moved })),
  /** All of it, net. */
  totalMinor: minorView,
  /** Whether that is what was paid out. */
  agrees: z.boolean(),
  /** The oldest first. */
  parts: z.array(
    z.object({
      movementId: z.string(),
      at: z.string(),
      kind: movementKind,
      ...moved,
      currency: z.string(),
      invoiceId: z.string().nullable(),
      paymentId: z.string().nullable(),
    }),
  ),
});
/** GET …/periods: the months that are closed, the newest first. */
export const periodsView = z.object({
  position,
  /** The month (yyyy-mm, of UTC) of the first entry in the books; null: there is none. */
  since: z.string().nullable(),
  periods: z.array(
    z.object({
      /** yyyy-mm. */
      period: z.string(),
      closedAt: z.string(),
      closedBy: person,
      entries: z.number().int(),
      digest: z.string(),
      openCases: z.number().int(),
      reason: z.string().nullable(),
      totals: z.array(
        z.object({
          account: z.string(),
          name: z.string(),
          currency: z.string(),
          debitMinor: minorView,
          creditMinor: minorView,
        }),
      ),
    }),
  ),
});

/** What entries are called in lists and exports, by their event. */
export const ENTRY_WORDS: Readonly<Record<string, string>> = {
  InvoiceIssued: 'Invoice',
  InvoiceSecured: 'Place secured, the whole fee is owed',
  InvoiceHeld: 'Place held again, due on another day',
  CardPaid: 'Card payment',
  CardFeeKnown: 'Fee of a card payment',
  PaymentTaken: 'Payment in cash or by transfer',
  CreditPaid: 'Payment with credit',
  PaymentReversed: 'Payment taken by mistake, reversed',
  RefundPaid: 'Refund',
  RefundReturned: 'Refund that came back',
  RefundReversed: 'Refund recorded by mistake, reversed',
  PaymentDisputed: 'Disputed payment',
  DisputeWon: 'Dispute won',
  DisputeLost: 'Dispute lost',
  InvoiceVoided: 'Invoice void',
  InvoiceReduced: 'Invoice reduced',
  LateFeeCharged: 'Late fee',
  LateFeeWaived: 'Late fee waived',
  InvoiceWrittenOff: 'Written off',
  WriteOffTakenBack: 'Write-off taken back',
  CreditGranted: 'Credit granted',
  CreditTakenBack: 'Credit taken back',
  CreditExpired: 'Credit run out',
  PayoutPaid: 'Payout to the bank',
  PayoutFailed: 'Payout that failed',
};

export type AsOfQuery = z.infer<typeof asOfQuery>;
export type EntriesQuery = z.infer<typeof entriesQuery>;
export type CollectionQuery = z.infer<typeof collectionQuery>;
export type ExportQuery = z.infer<typeof exportQuery>;
export type TrialBalanceView = z.infer<typeof trialBalanceView>;
export type LedgerEntryView = z.infer<typeof ledgerEntryView>;
export type LedgerEntriesView = z.infer<typeof ledgerEntriesView>;
export type AgeingView = z.infer<typeof ageingView>;
export type CollectionView = z.infer<typeof collectionView>;
export type CasesQuery = z.infer<typeof casesQuery>;
export type FinanceCaseView = z.infer<typeof financeCaseView>;
export type FinanceCasesView = z.infer<typeof financeCasesView>;
export type ReconciliationsView = z.infer<typeof reconciliationsView>;
export type PayoutStatementView = z.infer<typeof payoutStatementView>;
export type PeriodsView = z.infer<typeof periodsView>;
