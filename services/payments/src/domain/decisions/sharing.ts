import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { isOver, openOf, totalOf } from '@fieldhouse/events/payments';

const DAY_MS = 86_400_000;

/** Who pays how much of it; what is left is the payer's (business rules 5.6.5). */
export const splitInvoice = (
  turn: InvoiceTurn,
  { shares, memberIds }: InvoiceCommandOf<'SplitInvoice'>,
): void => {
  const splitBy = turn.paying();
  if (!turn.leads && splitBy !== turn.payerId) throw new InvoiceError('not_split_by_you');
  if (turn.invoice.voided) throw new InvoiceError('invoice_over');
  if (shares.some(({ accountId }) => !memberIds.includes(accountId))) throw new InvoiceError('not_of_team');
  const sumMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const totalMinor = totalOf(turn.invoice);
  const { currency } = turn.invoice.books;
  if (sumMinor > totalMinor) throw new InvoiceError('shares_above_total', { sumMinor, totalMinor, currency });
  const data = { invoiceId: turn.invoiceId, shares: shares.map((one) => ({ ...one })), splitBy };
  turn.say({ type: 'InvoiceSplit', data });
};

/** @throws InvoiceError `not_payer` for who neither owes it nor collects it */
const requireInvolved = (turn: InvoiceTurn): string => (turn.collects ? turn.treasurer() : turn.paying());

/** Whoever has it may pay, without an account: a part, or whatever is open then. */
export const makeLink = (
  turn: InvoiceTurn,
  { linkId, amountMinor, days }: InvoiceCommandOf<'MakePaymentLink'>,
): void => {
  const madeBy = requireInvolved(turn);
  if (turn.invoice.links.has(linkId)) return;
  const openMinor = openOf(turn.invoice);
  const { currency } = turn.invoice.books;
  if (isOver(turn.invoice)) throw new InvoiceError('invoice_over');
  if (openMinor === 0) throw turn.nothingOpen();
  if (amountMinor !== null && amountMinor > openMinor)
    throw new InvoiceError('above_open', { openMinor, currency });
  const expiresAt = new Date(Date.parse(turn.at) + days * DAY_MS).toISOString();
  turn.say({
    type: 'PaymentLinkMade',
    data: { invoiceId: turn.invoiceId, linkId, amountMinor, expiresAt, madeBy },
  });
};

export const revokeLink = (turn: InvoiceTurn, { linkId }: InvoiceCommandOf<'RevokePaymentLink'>): void => {
  const revokedBy = requireInvolved(turn);
  const link = turn.invoice.links.get(linkId);
  if (!link) throw new InvoiceError('link_unknown');
  if (!link.revoked)
    turn.say({ type: 'PaymentLinkRevoked', data: { invoiceId: turn.invoiceId, linkId, revokedBy } });
};
