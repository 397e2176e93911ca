import type { InvoiceCommandOf } from '../invoice.commands';
import type { InvoiceTurn } from '../invoice-turn';
import { forgetCardsOf } from './kept-cards';

/**
 * Whoever answers for what a team owes leads the team. Once they do not, whoever does answers for it, captains before
 * admins; a card of theirs is charged no more for a team that they do not lead.
 */
export const followTeam = (turn: InvoiceTurn, { leaderIds }: InvoiceCommandOf<'FollowTeam'>): void => {
  const { invoice, invoiceId, payerId: fromId, at: changedAt } = turn;
  const [toId] = leaderIds;
  if (invoice.voided || toId === undefined || leaderIds.includes(fromId)) return;
  turn.say({ type: 'PayerChanged', data: { invoiceId, fromId, toId, changedAt } });
  forgetCardsOf(turn, fromId, 'payer_changed');
};
