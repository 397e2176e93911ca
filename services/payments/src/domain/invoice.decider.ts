import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import { noteCharge, noteCheckout, payByLink, startCheckout } from './decisions/checkouts';
import { noteSetup, startSetup } from './decisions/card-setups';
import { offerCredit, takeCredit } from './decisions/credit';
import { noteDispute } from './decisions/disputes';
import {
  chargeDue,
  forgetCards,
  giveUpCharging,
  letGoOfCard,
  noteDetached,
  removeCard,
} from './decisions/kept-cards';
import {
  endInvoice,
  holdInvoice,
  suspendInvoice,
  takeBackInvoice,
  takeBackWriteOff,
  voidInvoice,
  writeOffInvoice,
} from './decisions/endings';
import { forfeitDue, planForfeit } from './decisions/forfeits';
import { chargeLateFee, planOfLateFee, waiveLateFee } from './decisions/late-fees';
import { followTeam } from './decisions/payers';
import {
  approveRefund,
  declineRefund,
  giveRefund,
  noteRefund,
  refundPayment,
  reverseRefund,
} from './decisions/refunds';
import { remindPayer, tellDue } from './decisions/reminding';
import { makeLink, revokeLink, splitInvoice } from './decisions/sharing';
import { reversePayment, takePayment } from './decisions/taken';
import type { InvoiceCommand, InvoiceCommandOf } from './invoice.commands';
import { InvoiceTurn } from './invoice-turn';
import { evolveInvoice, payerOf, type InvoiceState } from '@fieldhouse/events/payments';

const decide = (command: InvoiceCommand, state: InvoiceState): readonly InvoiceEvent[] => {
  if (command.type === 'IssueInvoice') return state === null ? issueInvoice(command) : [];
  if (state === null) return nothingOwed(command);
  const turn = new InvoiceTurn(state, command);
  decideWithin(turn, command);
  letGoOfCard(turn, command);
  return turn.events;
};

/** What ends may never have been owed. @throws Unseen to people */
const nothingOwed = ({ actor }: InvoiceCommand): readonly InvoiceEvent[] => {
  if (actor.kind !== 'process') throw new Unseen();
  return [];
};

const issueInvoice = ({
  invoiceId,
  at: issuedAt,
  ...asked
}: InvoiceCommandOf<'IssueInvoice'>): readonly InvoiceEvent[] => {
  const { payee, payer, currency, subject, title, payeeName, teamName, zone } = asked;
  const { secureMinor, bearer, holdUntil, issuedBy, lateFee } = asked;
  const lines = [...asked.lines];
  const books = { payee, payer, currency };
  const planned = lateFee ? { lateFee: planOfLateFee(lateFee, lines, zone, issuedAt) } : {};
  const said = { subject, title, payeeName, teamName, lines, secureMinor, bearer, holdUntil };
  return [
    {
      type: 'InvoiceIssued',
      data: { invoiceId, books, accountId: payer.accountId, ...said, ...planned, zone, issuedBy, issuedAt },
    },
  ];
};

const decideWithin = (
  turn: InvoiceTurn,
  command: Exclude<InvoiceCommand, { type: 'IssueInvoice' }>,
): void => {
  switch (command.type) {
    case 'StartCheckout':
      return startCheckout(turn, command);
    case 'PayByLink':
      return payByLink(turn, command);
    case 'NoteCheckout':
      return noteCheckout(turn, command);
    case 'KeepCard':
      return startSetup(turn, command);
    case 'NoteSetup':
      return noteSetup(turn, command);
    case 'NoteCharge':
      return noteCharge(turn, command);
    case 'ChargeDue':
      return chargeDue(turn, command);
    case 'GiveUpCharging':
      return giveUpCharging(turn, command);
    case 'PlanForfeit':
      return planForfeit(turn, command);
    case 'ForfeitDue':
      return forfeitDue(turn, command);
    case 'ChargeLateFee':
      return chargeLateFee(turn, command);
    case 'WaiveLateFee':
      return waiveLateFee(turn, command);
    case 'RemoveCard':
      return removeCard(turn, command);
    case 'ForgetCards':
      return forgetCards(turn, command);
    case 'NoteDetached':
      return noteDetached(turn, command);
    case 'OfferCredit':
      return offerCredit(turn, command);
    case 'TakeCredit':
      return takeCredit(turn, command);
    case 'TakePayment':
      return takePayment(turn, command);
    case 'ReversePayment':
      return reversePayment(turn, command);
    case 'RefundPayment':
      return refundPayment(turn, command);
    case 'ApproveRefund':
      return approveRefund(turn, command);
    case 'DeclineRefund':
      return declineRefund(turn, command);
    case 'GiveRefund':
      return giveRefund(turn, command);
    case 'ReverseRefund':
      return reverseRefund(turn, command);
    case 'NoteRefund':
      return noteRefund(turn, command);
    case 'NoteDispute':
      return noteDispute(turn, command);
    case 'VoidInvoice':
      return voidInvoice(turn, command);
    case 'WriteOffInvoice':
      return writeOffInvoice(turn, command);
    case 'TakeBackWriteOff':
      return takeBackWriteOff(turn, command);
    case 'FollowTeam':
      return followTeam(turn, command);
    case 'HoldInvoice':
      return holdInvoice(turn, command);
    case 'SuspendInvoice':
      return suspendInvoice(turn);
    case 'EndInvoice':
      return endInvoice(turn, command);
    case 'TakeBackInvoice':
      return takeBackInvoice(turn, command);
    case 'SplitInvoice':
      return splitInvoice(turn, command);
    case 'RemindPayer':
      return remindPayer(turn, command);
    case 'TellDue':
      return tellDue(turn, command);
    case 'MakePaymentLink':
      return makeLink(turn, command);
    case 'RevokePaymentLink':
      return revokeLink(turn, command);
  }
};

/** Whoever owes it, leads the team that does, has a share of it, or collects it. */
const sees = ({ actor, collects, leads, type }: InvoiceCommand, state: InvoiceState): boolean => {
  if (actor.kind === 'process' || type === 'PayByLink') return true;
  if (state === null || actor.kind !== 'account') return false;
  const { accountId } = actor;
  const owes = payerOf(state) === accountId;
  return collects || leads || owes || state.shares.some((one) => one.accountId === accountId);
};

export const invoiceDecider: Decider<InvoiceState, InvoiceCommand, InvoiceEvent> = {
  initialState: null,
  sees,
  decide,
  evolve: evolveInvoice,
};
/** The aggregate as the command runtime knows it: one for each invoice. */
export const invoiceAggregate = { category: 'invoice', decider: invoiceDecider } as const;
