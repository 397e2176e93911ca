import { moneyHasCome, type InvoiceView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { exactTime } from '../../../shared/lib/times';
import { paymentsApi } from '../api/payments.api';
import { isReachable } from '../model/reminding';
import { askedIn, isNotHeld, isOpen } from '../model/totals';
import { AskedButton } from '../parts/asked-button';
import { FormButton } from '../parts/form-button';
import { payerOf, remindedWords } from '../words/money-words';
import { TakePaymentForm } from './take-payment-form';

/** What whoever collects an invoice can do about it. */
export const CollectPart = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const { invoiceId, currency, writtenOffMinor, standing, holdUntil, lines, payments, revision, me } =
    invoice;
  const [remind] = paymentsApi.useRemindPayerMutation();
  const [cancel] = paymentsApi.useVoidInvoiceMutation();
  const [waive] = paymentsApi.useWaiveLateFeeMutation();
  const [writeOff] = paymentsApi.useWriteOffInvoiceMutation();
  const [takeBack] = paymentsApi.useTakeBackWriteOffMutation();
  const open = isOpen(invoice);
  const who = payerOf(invoice);
  // What a bank decides about is asked of nobody, and waits for it.
  const isAsked = askedIn(invoice) > 0;
  const rest = moneyOf(askedIn(invoice), currency);
  const lateMinor = lines.find(({ kind }) => kind === 'late_fee')?.openMinor ?? 0;
  const lost = moneyOf(writtenOffMinor, currency);
  const untouched = !payments.some(moneyHasCome);
  const last = remindedWords(invoice);
  // What is handed over for a place that is not held counts for the next one.
  const isRecorded = open || isNotHeld(invoice);
  const isOver = standing === 'void' || (!isRecorded && !untouched && writtenOffMinor === 0);
  return (
    <section aria-label="Manage" className="invoice-part" hidden={isOver}>
      <h3>Manage</h3>
      <p className="muted">
        {last === null ? 'Not reminded yet.' : `${who} was ${last}.`}
        {me.nudgeAt !== null && ` Again from ${exactTime(me.nudgeAt)} on.`}
      </p>
      <div className="row-ways">
        <FormButton label="Record a payment" title={`Record a payment of ${who}`} offered={isRecorded}>
          {(close) => <TakePaymentForm invoice={invoice} onClose={close} />}
        </FormButton>
        {isAsked && isReachable(invoice) && (
          <AskedButton
            label="Remind"
            about={who}
            title={`Remind ${who}?`}
            confirm="Send the reminder"
            disabled={me.nudgeAt !== null}
            trigger={remind}
            arg={() => ({ invoiceId })}
            done="The reminder is sent"
          >
            People who have not paid their part are told that they still owe {rest}, at most every other day.
          </AskedButton>
        )}
        <AskedButton
          label="Waive the late fee"
          offered={open && lateMinor > 0}
          revision={revision}
          title={`Waive the late fee of ${moneyOf(lateMinor, currency)}?`}
          confirm="Waive the late fee"
          needsReason
          trigger={waive}
          arg={(reason) => ({ invoiceId, reason })}
          done="The late fee is waived"
        >
          {who} does not owe it anymore, and no other is added. What is paid of it stays paid: refund it where
          it is to go back.
        </AskedButton>
        <AskedButton
          label="Void"
          offered={open && untouched && holdUntil === null}
          revision={revision}
          title="Void this invoice?"
          confirm="Void the invoice"
          tone="error"
          needsReason
          trigger={cancel}
          arg={(reason) => ({ invoiceId, reason })}
          done="The invoice is void"
        >
          Nobody owes it anymore, and links to pay it end. This cannot be taken back
          {invoice.payee.kind === 'league'
            ? ': they keep their place for free.'
            : '; ask again with new dues instead.'}
        </AskedButton>
        <AskedButton
          label="Write off"
          offered={isAsked && holdUntil === null}
          revision={revision}
          title={`Write off ${rest}?`}
          confirm={`Write off ${rest}`}
          tone="error"
          needsReason
          trigger={writeOff}
          arg={(reason) => ({ invoiceId, reason })}
          done="The rest is written off"
        >
          {rest} is given up: nobody is asked for it anymore, and the books show it as lost. What was paid
          stays. You can take it back, if they pay after all.
        </AskedButton>
        <AskedButton
          label="Take back the write-off"
          offered={writtenOffMinor > 0 && standing !== 'void'}
          revision={revision}
          title={`Ask for ${lost} again?`}
          confirm={`Ask for ${lost} again`}
          needsReason
          trigger={takeBack}
          arg={(reason) => ({ invoiceId, reason })}
          done="It is asked for again"
        >
          {lost} is unpaid again: {who} is told, and it can be paid and recorded like any other. It stays in
          the books that it was written off, with who took that back and why.
        </AskedButton>
      </div>
    </section>
  );
};
