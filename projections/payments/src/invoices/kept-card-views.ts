import type { CardSetupView, InvoiceView, KeptCardView } from '@fieldhouse/api-contract';
import {
  chargedAt,
  chargesAhead,
  isHoldOver,
  isOver,
  keptCardOf,
  planFrom,
  purposeOf,
  undecidedOf,
  type Invoice,
} from '@fieldhouse/events/payments';
import { CARD_RATE, chargeWithFee } from '@fieldhouse/money';

const withFee = ({ bearer }: Invoice, amountMinor: number): number =>
  bearer === 'payer' ? chargeWithFee(amountMinor, CARD_RATE) : amountMinor;

/** The card that is kept and what it will be charged; which card it is is its owner's to see. */
export const keptViewOf = (
  invoice: Invoice,
  { accountId }: { readonly accountId: string },
  now: string,
): KeptCardView | null => {
  const card = keptCardOf(invoice);
  if (!card) return null;
  const { cardId, purpose, brand, last4 } = card;
  return {
    ...{ cardId, purpose, card: card.accountId === accountId ? { brand, last4 } : null },
    // When, nobody knows before there is a place again, or banks have decided.
    ahead: (isHoldOver(invoice, now) || undecidedOf(invoice).length > 0
      ? []
      : chargesAhead(invoice, card)
    ).map((one) => ({
      ...one,
      chargeMinor: withFee(invoice, one.amountMinor),
    })),
  };
};

/** The ways to a card without a payment that somebody has begun. */
export const setupsOf = ({ setups }: Invoice, me: { readonly accountId: string }): CardSetupView[] =>
  [...setups.values()]
    .filter(({ accountId }) => accountId === me.accountId)
    .map(({ cardId, state, at }) => ({ cardId, state, at }));

/** What a card would be charged that is kept today, as it is open now; null: nothing. @param now ISO-8601 instant */
export const keepOffer = (invoice: Invoice, now: string): InvoiceView['me']['keep'] => {
  const ahead = planFrom(invoice, now).map(({ lineId, dueOn, limitMinor }) => ({
    ...{ lineId, at: chargedAt(dueOn), amountMinor: limitMinor },
    chargeMinor: withFee(invoice, limitMinor),
  }));
  return isOver(invoice) || isHoldOver(invoice, now) || ahead.length === 0
    ? null
    : { purpose: purposeOf(invoice), ahead };
};
