import {
  declinedWords,
  goingByItself,
  moneyHasCome,
  type InvoiceView,
  type PaymentView,
} from '@fieldhouse/api-contract';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../../shared/api/problem';
import { moneyOf } from '../../../shared/lib/money';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { paymentsApi } from '../api/payments.api';
import { useLookAgain } from '../model/use-look-again';
import { useCheckout } from '../pay/use-checkout';
import { isNotHeld, isOpen } from '../model/totals';
import { PlacePaid } from './place-paid';
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
  if (payment && (state === 'cancelled' || (state === 'open' && paid === null && !isOpen(invoice))))
    return <NotCharged invoice={invoice} payment={payment} />;
  if (payment && state !== 'open') return <Came invoice={invoice} payment={payment} />;
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

type ReturnProps = { readonly invoice: InvoiceView; readonly payment: PaymentView };

/** What has come; what was paid already, or too late, goes back by itself. */
const Came = ({ invoice, payment }: ReturnProps) => {
  const { currency, standing } = invoice;
  const cameMinor = payment.amountMinor + payment.surchargeMinor;
  const backMinor = goingByItself(invoice.refunds, payment.paymentId);
  const back = `${moneyOf(backMinor, currency)}${backMinor < cameMinor ? ' of it' : ''} goes back to your card.`;
  if (backMinor >= cameMinor)
    return (
      <Told tone="info">
        <p>
          <strong>
            {standing === 'void' ? 'It came too late' : 'It was paid already, or is not owed anymore'}: {back}
          </strong>{' '}
          That takes a few days. <OwnRegistration invoice={invoice} />
        </p>
      </Told>
    );
  return (
    <Told tone="primary">
      <p>
        <strong>Paid: {moneyOf(cameMinor, currency)}. Thank you.</strong> {backMinor > 0 && back}
      </p>
      <PlacePaid invoice={invoice} />
    </Told>
  );
};

/** Where whoever registered goes on from a place that is not theirs, or that nothing is owed for. */
const OwnRegistration = ({
  invoice: { payee, payer, about, standing, holdUntil },
}: Pick<ReturnProps, 'invoice'>) => {
  const isTheirs = payer.accountId === useSession().user?.id;
  if (!isTheirs || !about.startsWith('registration.')) return null;
  return (
    <Link to={leaguePath(payee.id, true)} className="link">
      {standing === 'void' && holdUntil !== null ? 'Register again' : 'See your registration'}
    </Link>
  );
};

/** Why a payment came to nothing, and what can be done about it. */
const NotCharged = ({ invoice, payment }: ReturnProps) => {
  const { standing, holdUntil } = invoice;
  if (standing === 'void')
    return (
      <Told tone="info">
        <p>
          <strong>
            {holdUntil !== null && Date.parse(holdUntil) <= Date.now()
              ? 'The time was over and the place was given up.'
              : 'It is not owed anymore.'}
          </strong>{' '}
          Nothing was charged. <OwnRegistration invoice={invoice} />
        </p>
      </Told>
    );
  return (
    <Told tone="info">
      <p>
        {isPaidElsewhere(invoice, payment) ? (
          <strong>It was paid already in another window: nothing was charged twice.</strong>
        ) : (
          <>
            <strong>Nothing was charged.</strong>{' '}
            {isOpen(invoice)
              ? 'The payment page has been closed. You can try again.'
              : isNotHeld(invoice)
                ? 'The place is not held now.'
                : 'There is nothing left to pay.'}
          </>
        )}
      </p>
    </Told>
  );
};

/** Whether the same person has paid by another page since this one was begun. */
const isPaidElsewhere = ({ payments }: InvoiceView, { paymentId, by, at }: PaymentView): boolean =>
  payments.some(
    (one) =>
      one.paymentId !== paymentId &&
      one.way === 'card' &&
      one.by?.accountId === by?.accountId &&
      one.at >= at &&
      moneyHasCome(one),
  );

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
