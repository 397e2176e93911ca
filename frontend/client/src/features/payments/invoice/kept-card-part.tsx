import type { InvoiceView, KeptCardView } from '@fieldhouse/api-contract';
import { paymentsApi } from '../api/payments.api';
import { isNotHeld } from '../model/totals';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';
import { ChargesAhead } from '../parts/charges-ahead';
import { KEEP_TITLE, KeepCardForm } from '../pay/keep-card-form';
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
export const cardWords = ({ brand, last4 }: NonNullable<KeptCardView['card']>): string =>
  `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;

type PartProps = { readonly invoice: InvoiceView };

/** The card that is kept for an invoice: what it is charged and when, and for its owner the way to take it back; or the way to keep one. */
export const KeptCardPart = ({ invoice }: PartProps) => {
  const { invoiceId, kept, payer, currency } = invoice;
  const [remove] = paymentsApi.useRemoveCardMutation();
  if (!kept) return <Offer invoice={invoice} />;
  const { cardId, card, ahead } = kept;
  return (
    <section aria-label="Kept card" className="invoice-part">
      <h3>{card ? cardWords(card) : `A card of ${nameOf(payer)} is kept`}</h3>
      {ahead.length === 0 ? (
        <p className="muted">{waitsWords(invoice)}</p>
      ) : (
        <ChargesAhead label="The card will be charged:" ahead={ahead} currency={currency} />
      )}
      {card && (
        <div className="row-ways">
          <KeepButton invoice={invoice} label="Keep another card" />
          <AskedButton
            label="Take the card back"
            title="Take the card back?"
            confirm="Take it back"
            tone="error"
            trigger={remove}
            arg={() => ({ invoiceId, cardId })}
            done="The card is not kept anymore"
          >
            Nothing is charged to it from now on, and the card provider forgets it. You still owe what is
            unpaid, and pay it yourself when it is due.
          </AskedButton>
        </div>
      )}
    </section>
  );
};

/** Why nothing of a kept card has a day. */
const waitsWords = (invoice: InvoiceView): string => {
  if (invoice.payments.some(({ auto, state }) => auto && state === 'open')) return 'It is being charged now.';
  if (invoice.disputed)
    return 'Nothing is charged while a bank decides about a payment. What is due by then is charged once it has.';
  if (isNotHeld(invoice)) return 'Nothing is charged while the place is not held.';
  return 'Nothing of what it was kept for is unpaid. It is charged only if that changes before the day, and is forgotten then.';
};

/** For whoever answers for what is due later, while no card is kept for it. */
const Offer = ({ invoice }: PartProps) =>
  invoice.me.keep && (
    <section aria-label="Kept card" className="invoice-part">
      <h3>What is due later</h3>
      <p className="muted">
        A card can be kept for it now, and nothing is charged before its days. Otherwise you pay it yourself.
      </p>
      <KeepButton invoice={invoice} label={KEEP_TITLE} />
    </section>
  );

const KeepButton = ({ invoice, label }: PartProps & { readonly label: string }) => {
  const { keep } = invoice.me;
  return (
    keep && (
      <FormButton label={label} title={label}>
        {(close) => <KeepCardForm invoice={invoice} keep={keep} onClose={close} />}
      </FormButton>
    )
  );
};
