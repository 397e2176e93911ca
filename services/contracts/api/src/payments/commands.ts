import { commandTable } from '../shared/command-table';

/** Credit that its owner pays an invoice with. */
export const creditUseCommands = commandTable({
  base: '/invoices/:invoiceId/credit',
  commands: {
    /** With their own credit with whom it is owed to: as much as is open by then. */
    UseCredit: { at: 'POST', by: ['payer'] },
  },
});

/** The credit of a person with a league or a team. */
export const creditCommands = commandTable({
  base: '/finance/:payeeKind/:payeeId/credits/:accountId',
  commands: {
    GrantCredit: { at: 'POST', by: ['treasurer'] },
    /** What is left of it. */
    TakeBackCredit: { at: 'POST /:grantId/taking-back', by: ['treasurer'] },
  },
});

/** What is owed on one invoice, and what is paid of it. */
export const invoiceCommands = commandTable({
  base: '/invoices/:invoiceId',
  commands: {
    /** The page of the card provider is at GET …/checkouts/:paymentId. */
    StartCheckout: { at: 'POST /checkouts', by: ['payer'] },
    /** Nothing is paid by it. The page of the card provider is at GET …/cards/:cardId. */
    KeepCard: { at: 'POST /cards', by: ['payer'] },
    /** It is not charged any more, and the provider forgets it. */
    RemoveCard: { at: 'DELETE /cards/:cardId', by: ['payer'] },
    /** Who pays how much of a team's invoice; nobody: whoever owes it pays all. */
    SplitInvoice: { at: 'PUT /shares', by: ['payer'] },
    /** Money that no card provider knows of. */
    TakePayment: { at: 'POST /payments', by: ['treasurer'] },
    /** What was taken was none. */
    ReversePayment: { at: 'POST /payments/:paymentId/reversal', by: ['treasurer'] },
    /** Above what one person may give back, somebody else approves it. */
    RefundPayment: { at: 'POST /payments/:paymentId/refunds', by: ['treasurer'] },
    ApproveRefund: { at: 'POST /refunds/:refundId/approval', by: ['treasurer'] },
    /** Somebody has handed back what no card provider knows of. */
    GiveRefund: { at: 'POST /refunds/:refundId/handover', by: ['treasurer'] },
    /** What was said to be handed back was not. */
    ReverseRefund: { at: 'POST /refunds/:refundId/reversal', by: ['treasurer'] },
    DeclineRefund: { at: 'POST /refunds/:refundId/refusal', by: ['treasurer'] },
    /** As long as nothing is paid. */
    VoidInvoice: { at: 'POST /void', by: ['treasurer'] },
    WriteOffInvoice: { at: 'POST /write-off', by: ['treasurer'] },
    /** It is asked for again, and can be paid. */
    TakeBackWriteOff: { at: 'POST /write-off/taking-back', by: ['treasurer'] },
    /** What is not paid of it; what is paid goes back by a refund. */
    WaiveLateFee: { at: 'POST /late-fee/waiver', by: ['treasurer'] },
    /** Whoever has not paid yet, every other day at most. */
    RemindPayer: { at: 'POST /reminders', by: ['treasurer'] },
    /** Whoever has the link may pay, without an account. */
    MakePaymentLink: { at: 'POST /links', by: ['payer', 'treasurer'] },
    RevokePaymentLink: { at: 'DELETE /links/:linkId', by: ['payer', 'treasurer'] },
  },
});

/** What a team asks of its members. */
export const teamFeeCommands = commandTable({
  base: '/teams/:teamId/fees',
  commands: {
    /** Each member gets an invoice of their own. */
    RaiseFee: { at: 'POST', by: ['team_manager'] },
    /** Further members of the team, by the amount each. */
    AddToFee: { at: 'POST /:feeId/members', by: ['team_manager'] },
    /** What nobody has paid anything of is void; what is paid stays. */
    WithdrawFee: { at: 'DELETE /:feeId', by: ['team_manager'] },
  },
});

/** How a league or a team goes about money. */
export const moneyTermsCommands = commandTable({
  base: '/finance/:payeeKind/:payeeId',
  commands: {
    SetMoneyTerms: { at: 'PUT /terms', by: ['treasurer'] },
  },
});

/** What the card provider says moved on a day (UTC), beside what the books say. */
export const reconciliationCommands = commandTable({
  base: '/finance/reconciliations/:day',
  commands: {
    /** Looks once more; it is done every night by itself. */
    ReconcileDay: { at: 'POST /run', by: ['site_admin'] },
    AssignCase: { at: 'PUT /cases/:caseId/owner', by: ['site_admin'] },
    NoteCase: { at: 'POST /cases/:caseId/notes', by: ['site_admin'] },
    ResolveCase: { at: 'POST /cases/:caseId/resolution', by: ['site_admin'] },
    /** What somebody had settled was not. */
    ReopenCase: { at: 'POST /cases/:caseId/reopening', by: ['site_admin'] },
  },
});

/** The books of a month (UTC). */
export const periodCommands = commandTable({
  base: '/finance/periods/:period',
  commands: {
    /** For good. What is found wrong later is put right in an open month. */
    ClosePeriod: { at: 'POST /close', by: ['site_admin'] },
  },
});
