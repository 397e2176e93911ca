import type { InvoiceView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { moneyOf } from '../../../shared/lib/money';
import { Row, Rows } from '../../../shared/ui/rows';
import { AmountMeter } from '../parts/amount-meter';
import { FormButton } from '../parts/form-button';
import { KeepCardDialog } from '../pay/keep-card-form';
import { nameOf } from '../words/money-words';
import { SplitForm } from './split-form';

type PartProps = { readonly invoice: InvoiceView };

/** Who pays how much of a team's bill, and how much of that is there. */
export const SharesPart = ({ invoice }: PartProps) => {
  const { shares, currency, totalMinor, paidMinor, payer, me } = invoice;
  if (shares.length === 0) return null;
  const restMinor = totalMinor - shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <section aria-label="Shares" className="invoice-part">
      <h3>Shares</h3>
      {(me.splits || me.collects) && (
        <AmountMeter
          label="The team’s pot"
          value={paidMinor}
          of={totalMinor}
          words={`${moneyOf(paidMinor, currency)} of ${moneyOf(totalMinor, currency)} is in the pot`}
        />
      )}
      <Rows>
        {shares.map((one) => (
          <Row key={one.accountId} title={nameOf(one)} note={shareNote(one, currency)}>
            <span className="money">{moneyOf(one.amountMinor, currency)}</span>
          </Row>
        ))}
        {restMinor > 0 && (
          <Row title={nameOf(payer)} note="Answers for what nobody else pays">
            <span className="money">{moneyOf(restMinor, currency)}</span>
          </Row>
        )}
      </Rows>
    </section>
  );
};

/** Of what a bank has taken back, say, nobody is asked for the rest. */
const shareNote = (
  { amountMinor, paidMinor, openMinor }: InvoiceView['shares'][number],
  currency: string,
): string => {
  if (openMinor > 0) return `${moneyOf(openMinor, currency)} to go`;
  if (paidMinor >= amountMinor) return 'Paid';
  return paidMinor > 0 ? `${moneyOf(paidMinor, currency)} paid, nothing more to pay` : 'Nothing to pay';
};

/** For who leads the team that owes it. Whoever answers for the rest is offered to keep a card for it next. */
export const SplitButton = ({ invoice }: PartProps) => {
  const [offers, setOffers] = useState(false);
  return (
    <>
      <FormButton label="Split among members" title="Split among members" size="medium" wide>
        {(close) => (
          <SplitForm invoice={invoice} onSplit={() => setOffers(invoice.kept === null)} onClose={close} />
        )}
      </FormButton>
      <KeepCardDialog open={offers} invoice={invoice} onClose={() => setOffers(false)} />
    </>
  );
};
