import { declinedWords, type InvoiceView, type PaymentView } from '@fieldhouse/api-contract';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../../shared/api/problem';
import { moneyOf } from '../../../shared/lib/money';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';
import { useLookAgain } from '../model/use-look-again';
import { useCheckout } from '../pay/use-checkout';
import { placeOf } from '../words/money-words';
import { Told } from './told';
import { leaguePath } from '../../../shared/lib/league-path';

type AfterReturnProps = {
  readonly invoice: InvoiceView;
  readonly paid: string | null;
  readonly left: string | null;
};

/** How it stands with a payment that somebody has come back from: the bank's word may take a moment. */
export const AfterReturn = ({ invoice, paid, left }: AfterReturnProps) => {
  const payment = invoice.payments.find(({ paymentId }) => paymentId === (paid ?? left));
  const state = payment?.state ?? 'open';
  const { refetch } = paymentsApi.useInvoiceQuery(invoice.invoiceId);
  // What comes before the page has its live connection, nobody tells it.
  useLookAgain(paid !== null && state === 'open', refetch);
  if (payment === undefined && paid === null) return null;
  if (state === 'cancelled')
    return (
      <Told tone="info">
        <p>
          <strong>Nothing was charged.</strong> The payment page has been closed. You can try again.
        </p>
      </Told>
    );
  if (payment && state !== 'open')
    return (
      <Told tone="primary">
        <p>
          <strong>
            Paid: {moneyOf(payment.amountMinor + payment.surchargeMinor, invoice.currency)}. Thank you.
          </strong>
        </p>
        <Place invoice={invoice} />
      </Told>
    );
  if (paid !== null || !payment)
    return (
      <Told tone="info">
        <p>
          <strong>Payment is being confirmed…</strong> You need not wait here: it is done without you.
        </p>
        <LinearProgress aria-label="Waiting for the card provider" />
      </Told>
    );
  return <Left invoiceId={invoice.invoiceId} payment={payment} />;
};

/** What has become of the place that it was for, and where that stands: whoever pays a share of it has not registered. */
const Place = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const { about, payee, payer, secured, me } = invoice;
  const isTheirs = payer.accountId === useSession().user?.id;
  return (
    me.pays &&
    about.startsWith('registration.') && (
      <p>
        {secured && `${placeOf(invoice)} in ${payee.name} is paid for. `}
        {isTheirs && (
          <Link to={leaguePath(payee.id, true)} className="link">
            See your registration
          </Link>
        )}
      </p>
    )
  );
};

type LeftProps = { readonly invoiceId: string; readonly payment: PaymentView };
const Left = ({ invoiceId, payment: { paymentId, code } }: LeftProps) => {
  const { busy, failure, goTo } = useCheckout(invoiceId);
  return (
    <Told tone={code === null ? 'info' : 'error'}>
      {code === null ? (
        <p>
          <strong>Nothing was charged.</strong> You left the payment page before paying.
        </p>
      ) : (
        <p>
          <strong>The card was declined.</strong> {declinedWords(code)} Nothing was charged.
        </p>
      )}
      <Button busy={busy} onClick={() => void goTo(paymentId)}>
        Continue paying
      </Button>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </Told>
  );
};
