import type { InvoiceView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { paymentsApi } from '../api/payments.api';
import { askedIn } from '../model/totals';
import { AskedButton } from '../parts/asked-button';

/** Pays with the person's credit first; nothing where they have none that could pay it. */
export const UseCredit = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const { invoiceId, currency, payee, me } = invoice;
  const [use] = paymentsApi.useUseCreditMutation();
  if (me.creditMinor === 0) return null;
  const amount = moneyOf(me.creditMinor, currency);
  const left = askedIn(invoice) - me.creditMinor;
  return (
    <div className="use-credit">
      <p>
        You have credit with {payee.name}. It pays {left === 0 ? 'all of it' : 'a part of it'}.
      </p>
      <AskedButton
        label={`Use ${amount} of your credit`}
        title={`Use ${amount} of your credit?`}
        confirm="Use the credit"
        trigger={use}
        arg={() => ({ invoiceId, amountMinor: me.creditMinor, currency })}
        done={`${amount} of your credit is used`}
      >
        {left === 0 ? 'Nothing is left to pay then.' : `${moneyOf(left, currency)} is left to pay then.`}
      </AskedButton>
    </div>
  );
};
