import {
  calendarDay,
  declinedWords,
  isOffline,
  moneyHasCome,
  type InvoiceView,
  type PaymentView,
  type RefundView,
} from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { moneyOf } from '../../../shared/lib/money';
import { exactTime } from '../../../shared/lib/times';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { Rows } from '../../../shared/ui/rows';
import { paymentsApi } from '../api/payments.api';
import { isOpen } from '../model/totals';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';
import { useCheckout } from '../pay/use-checkout';
import { MoneyChip, stateOfPayment, stateOfRefund, type MoneyState } from '../words/money-chip';
import { nameOf, WAY_WORDS } from '../words/money-words';
import { FileButton } from './file-button';
import { RefundForm } from './refund-form';
import { Said } from './said';

type PartProps = { readonly invoice: InvoiceView };

/** What has been paid of an invoice, and what of it went back. */
export const PaymentsPart = ({ invoice }: PartProps) => {
  const { payments, refunds } = invoice;
  return (
    <section aria-label="Payments" className="invoice-part">
      <h3>Payments</h3>
      {payments.length === 0 && <p className="muted">Nothing has been paid yet.</p>}
      <Rows>
        {payments.map((payment) => (
          <Payment key={payment.paymentId} invoice={invoice} payment={payment} />
        ))}
      </Rows>
      {refunds.length > 0 && (
        <>
          <h3>Refunds</h3>
          <Rows label="Refunds">
            {refunds.map((refund) => (
              <Refund key={refund.refundId} invoice={invoice} refund={refund} />
            ))}
          </Rows>
        </>
      )}
    </section>
  );
};

const Payment = ({ invoice, payment }: PartProps & { readonly payment: PaymentView }) => {
  const { invoiceId, currency, revision, me } = invoice;
  const { paymentId, way, state, amountMinor, surchargeMinor, feeMinor, refundedMinor } = payment;
  const own = useSession().user?.id;
  const [reverse] = paymentsApi.useReversePaymentMutation();
  const amount = moneyOf(amountMinor, currency);
  const by = nameOf(payment.by);
  const notes = [
    payment.receivedOn === null ? exactTime(payment.at) : `received ${calendarDay(payment.receivedOn)}`,
    WAY_WORDS[way],
    surchargeMinor > 0 && `and ${moneyOf(surchargeMinor, currency)} fee`,
    feeMinor > 0 && `${moneyOf(feeMinor, currency)} kept by the card provider`,
    refundedMinor > 0 && `${moneyOf(refundedMinor, currency)} went back`,
    payment.auto && 'charged automatically',
    payment.code !== null && declinedWords(payment.code),
    payment.auto?.retryAt && `Tried again on ${exactTime(payment.auto.retryAt)}`,
    state === 'disputed' && 'The cardholder’s bank decides whether it stays',
    me.collects && payment.evidenceBy !== null && `Answer it by ${exactTime(payment.evidenceBy)}`,
  ];
  const settled = state === 'succeeded' || state === 'refunded_part' || state === 'lost';
  const waitingMinor = toHandBack(invoice, paymentId);
  const isOwedAgain = waitingMinor === 0 && !invoice.ended;
  const isWhole = payment.leftMinor + waitingMinor === amountMinor + surchargeMinor;
  return (
    <Moved
      name={by}
      note={notes.filter(Boolean).join(' · ')}
      said={<Said invoice={invoice} about={paymentId} />}
      state={stateOfPayment(payment)}
      amount={amount}
    >
      {state === 'open' && !payment.auto && payment.by?.accountId === own && isOpen(invoice) && (
        <GoOn invoice={invoice} payment={payment} />
      )}
      {moneyHasCome(payment) && (
        <FileButton {...{ invoiceId, paymentId }} file="receipt.pdf" about={`${amount} of ${by}`} />
      )}
      {me.collects && state === 'disputed' && (
        <FileButton {...{ invoiceId, paymentId }} file="evidence.zip" about={`${amount} of ${by}`} />
      )}
      {me.collects && (
        <FormButton
          label="Refund"
          about={`${amount} of ${by}`}
          title={`Refund ${by}`}
          offered={settled && payment.leftMinor > 0}
        >
          {(close) => <RefundForm invoice={invoice} payment={payment} onClose={close} />}
        </FormButton>
      )}
      <AskedButton
        label="Undo"
        offered={me.collects && state === 'succeeded' && isOffline(way) && isWhole}
        revision={revision}
        about={`${amount} of ${by}`}
        title={`Undo ${amount} of ${by}?`}
        confirm="Undo the payment"
        tone="error"
        needsReason
        trigger={reverse}
        arg={(reason) => ({ invoiceId, paymentId, reason })}
        done="The payment is undone"
      >
        For a payment that was recorded by mistake:{' '}
        {isOwedAgain
          ? `${amount} is unpaid again.`
          : `nothing is to be handed back, and nothing is owed in its place.`}{' '}
        It stays in the books, with who undid it and why. Money that did come goes back as a refund.
      </AskedButton>
    </Moved>
  );
};

/** What waits to be handed back of a payment without anybody having asked for it. */
const toHandBack = ({ refunds }: InvoiceView, of: string): number =>
  refunds
    .filter(({ paymentId, state, way, askedBy }) => {
      const waits = state === 'pending' && isOffline(way) && askedBy === null;
      return waits && paymentId === of;
    })
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** For whoever closed the payment page, or lost it. */
const GoOn = ({ invoice, payment }: PartProps & { readonly payment: PaymentView }) => {
  const { busy, failure, goTo } = useCheckout(invoice.invoiceId);
  const amount = moneyOf(payment.amountMinor, invoice.currency);
  return (
    <>
      <Button
        size="small"
        aria-label={`Continue: ${amount}`}
        busy={busy}
        onClick={() => void goTo(payment.paymentId)}
      >
        Continue
      </Button>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </>
  );
};

const Refund = ({ invoice, refund }: PartProps & { readonly refund: RefundView }) => {
  const { invoiceId, currency, payments, said } = invoice;
  const { refundId, askedBy, mayApprove, mayGive, mayReverse, state } = refund;
  const [approve] = paymentsApi.useApproveRefundMutation();
  const [give] = paymentsApi.useGiveRefundMutation();
  const [reverse] = paymentsApi.useReverseRefundMutation();
  const [decline] = paymentsApi.useDeclineRefundMutation();
  const payment = payments.find(({ paymentId }) => paymentId === refund.paymentId);
  const amount = moneyOf(refund.amountMinor, currency);
  const to = nameOf(payment?.by ?? null);
  const reason = said.find(({ about }) => about === refundId)?.words;
  return (
    <Moved
      name={`To ${to}`}
      state={stateOfRefund(refund)}
      amount={amount}
      note={[
        askedBy && !invoice.me.collects && `asked for by ${nameOf(askedBy)}`,
        state === 'to_approve' && !mayApprove && 'somebody else who manages the money has to approve it',
        state === 'failed' && 'the card provider could not send it: refund it once more, or by hand',
      ]
        .filter(Boolean)
        .join(' · ')}
      said={<Said invoice={invoice} about={refundId} />}
    >
      <AskedButton
        label="Handed back"
        offered={mayGive}
        revision={invoice.revision}
        about={`${amount} to ${to}`}
        title={`Have you handed ${amount} back to ${to}?`}
        confirm="It is handed back"
        trigger={give}
        arg={() => ({ invoiceId, refundId })}
        done="The refund is in the books"
      >
        It counts as given from then on, and {to} is told so.
      </AskedButton>
      <AskedButton
        label="Take back"
        offered={mayReverse}
        about={`${amount} to ${to}`}
        title={`Take back the refund of ${amount} to ${to}?`}
        confirm="Take the refund back"
        tone="error"
        needsReason
        trigger={reverse}
        arg={(reason) => ({ invoiceId, refundId, reason })}
        done="The refund is taken back"
      >
        For a refund that was recorded by mistake, or never handed back: {amount} counts as paid again, and{' '}
        {to} is told. It stays in the books, with who took it back and why.
        {askedBy === null && ' It then waits to be handed back again.'}
      </AskedButton>
      <AskedButton
        label="Approve"
        offered={mayApprove}
        about={`${amount} to ${to}`}
        title={`Refund ${amount} to ${to}?`}
        confirm="Approve the refund"
        trigger={approve}
        arg={() => ({ invoiceId, refundId })}
        done="The refund is approved"
      >
        {reason && `${nameOf(askedBy)} asks for it: “${reason}” `}
        {refund.way === 'card' &&
          `${amount} goes back to the card, which takes a few days. It cannot be called back.`}
        {refund.way === 'credit' && `${amount} is credit of ${to} again.`}
        {isOffline(refund.way) && `${amount} counts as handed back to ${to}.`}
      </AskedButton>
      <AskedButton
        label="Decline"
        offered={mayApprove}
        about={`${amount} to ${to}`}
        title={`Decline the refund of ${amount}?`}
        confirm="Decline the refund"
        tone="error"
        needsReason
        trigger={decline}
        arg={(reason) => ({ invoiceId, refundId, reason })}
        done="The refund is declined"
      >
        {invoice.ended ? 'Only what the terms give back goes back.' : 'Nothing goes back.'} {nameOf(askedBy)}{' '}
        reads your reason.
      </AskedButton>
    </Moved>
  );
};

type MovedProps = {
  readonly name: string;
  readonly note: string;
  readonly said: ReactNode;
  readonly state: MoneyState;
  readonly amount: string;
  readonly children: ReactNode;
};

/** Money that moved or is to move: whose, how it stands and how much, with what can be done about it. */
const Moved = ({ name, note, said, state, amount, children }: MovedProps) => (
  <li className="row moved">
    <div className="row-words">
      <p className="row-title">{name}</p>
      {note && <p className="muted">{note}</p>}
      {said}
    </div>
    <span className="money">{amount}</span>
    <div className="moved-ways">
      <MoneyChip state={state} />
      {children}
    </div>
  </li>
);
