import { isHoldOver, isOver } from '@fieldhouse/events/payments';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { agreeToKeep, keepCard } from './kept-cards';

/**
 * Whoever answers for the invoice leaves a card for what is due later, and pays nothing by that.
 * @throws InvoiceError `not_payer`, `email_unconfirmed`, `invoice_over`, `hold_over`, `nothing_later`
 */
export const startSetup = (
  turn: InvoiceTurn,
  { cardId, consent, emailConfirmed }: InvoiceCommandOf<'KeepCard'>,
): void => {
  const accountId = turn.paying();
  const { invoice, invoiceId, at: startedAt } = turn;
  if (invoice.setups.has(cardId)) return;
  if (!emailConfirmed) throw new InvoiceError('email_unconfirmed');
  if (isOver(invoice)) throw new InvoiceError('invoice_over');
  if (isHoldOver(invoice, startedAt)) throw new InvoiceError('hold_over');
  turn.say({ type: 'CardSetupStarted', data: { invoiceId, cardId, accountId, startedAt } });
  agreeToKeep(turn, { paymentId: cardId, consent, amountMinor: 0 });
};

/**
 * What the card provider says of the page at which a card is left, as it stands by then: it is kept once, whatever news come
 * late or twice. One that is not to be kept any more is forgotten there by whoever has looked it up.
 */
export const noteSetup = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteSetup'>): void => {
  const { cardId, sessionId, expiresAt, outcome, card } = says;
  const setup = turn.invoice.setups.get(cardId);
  if (!setup || setup.state === 'kept') return;
  const { invoiceId, at: endedAt } = turn;
  const { accountId, consent } = setup;
  if (setup.sessionId === null && expiresAt !== null)
    turn.say({ type: 'CardSetupOpened', data: { invoiceId, cardId, sessionId, expiresAt } });
  if (outcome === 'open') return;
  if (outcome === 'kept' && card && consent) keepCard(turn, cardId, accountId, consent, card);
  else if (setup.state === 'open') turn.say({ type: 'CardSetupEnded', data: { invoiceId, cardId, endedAt } });
};
