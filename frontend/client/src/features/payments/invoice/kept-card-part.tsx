import type { InvoiceView, KeptCardView } from '@fieldhouse/api-contract';
import { paymentsApi } from '../api/payments.api';
import { AskedButton } from '../parts/asked-button';
import { ChargesAhead } from '../parts/charges-ahead';
import { nameOf } from '../words/money-words';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
/** 'Visa ending in 4242'. */
const cardWords = ({ brand, last4 }: NonNullable<KeptCardView['card']>): string =>
  `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;

/** The card that is kept for an invoice: what it is charged and when, and for its owner the way to take it back. */
export const KeptCardPart = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const { invoiceId, kept, payer, currency } = invoice;
  const [remove] = paymentsApi.useRemoveCardMutation();
  if (!kept) return null;
  const { cardId, card, ahead } = kept;
  return (
    <section aria-label="Kept card" className="invoice-part">
      <h3>{card ? cardWords(card) : `A card of ${nameOf(payer)} is kept`}</h3>
      {ahead.length === 0 ? (
        <p className="muted">It is being charged now.</p>
      ) : (
        <ChargesAhead label="The card will be charged:" ahead={ahead} currency={currency} />
      )}
      {card && (
        <AskedButton
          label="Take the card back"
          title="Take the card back?"
          confirm="Take it back"
          tone="error"
          trigger={remove}
          arg={() => ({ invoiceId, cardId })}
          done="The card is not kept any more"
        >
          Nothing is charged to it from now on, and the card provider forgets it. What is open is still owed:
          you pay it by yourself on its days.
        </AskedButton>
      )}
    </section>
  );
};
