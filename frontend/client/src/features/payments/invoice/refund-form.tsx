import {
  isOffline,
  offlineWay,
  reasonText,
  type InvoiceView,
  type PayeeInvoicesView,
  type PaymentView,
} from '@fieldhouse/api-contract';
import {
  limitIn,
  needsSecondApprover,
  refundOf,
  type RefundChoice,
  type RefundLimit,
} from '@fieldhouse/money';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { useToast } from '../../../shared/ui/toasts';
import { ChoiceList } from '../../../shared/ui/choice-list';
import { paymentsApi } from '../api/payments.api';
import { nameOf, OFFLINE_WORDS } from '../words/money-words';

const kind = z.enum(['whole', 'net_of_fee', 'amount']);
type Kind = z.infer<typeof kind>;
/** What is asked for; an amount counts only where it is chosen. */
const formOf = (mostMinor: number, most: string) =>
  z
    .object({
      ...{ kind, amountMinor: z.number('Enter an amount').int('Enter an amount'), reason: reasonText },
      byHand: offlineWay.nullable(),
    })
    .refine(({ kind: of, amountMinor }) => of !== 'amount' || (amountMinor > 0 && amountMinor <= mostMinor), {
      path: ['amountMinor'],
      message: `Enter an amount up to ${most}`,
    });
const choiceOf = (of: Kind, amountMinor: number): RefundChoice =>
  of === 'amount' ? { kind: of, amountMinor } : { kind: of };

const NOTHING_LEFT =
  'Nothing of this payment is left: all of it has gone back meanwhile, or is on its way. This refund is not asked for.';

/** Above which amount somebody else approves what whoever looks gives back. */
const limitOf = ({
  approvalAboveMinor,
  approvalCurrency,
  loosened,
}: PayeeInvoicesView['terms']): RefundLimit =>
  loosened?.byMe === true
    ? { minor: loosened.formerMinor, currency: loosened.formerCurrency }
    : { minor: approvalAboveMinor, currency: approvalCurrency };

type RefundFormProps = {
  readonly invoice: InvoiceView;
  readonly payment: PaymentView;
  readonly onClose: () => void;
};

/** How much of a payment goes back and why; says what that does, and whether somebody else has to approve it. */
export const RefundForm = ({ invoice, payment, onClose }: RefundFormProps) => {
  const { invoiceId, currency, payee } = invoice;
  const { paymentId, way, feeMinor, leftMinor } = payment;
  const terms = paymentsApi.usePayeeInvoicesQuery({ kind: payee.kind, id: payee.id }).currentData?.terms;
  const [refund] = paymentsApi.useRefundPaymentMutation();
  const toast = useToast();
  const most = moneyOf(leftMinor, currency);
  const capturedMinor = payment.amountMinor + payment.surchargeMinor;
  const comesTo = (of: Kind, amountMinor: number): number | null => {
    const asked = refundOf(
      { capturedMinor, feeMinor, refundedMinor: capturedMinor - leftMinor },
      choiceOf(of, amountMinor),
    );
    return 'amountMinor' in asked && !Number.isNaN(asked.amountMinor) ? asked.amountMinor : null;
  };
  const values: z.infer<ReturnType<typeof formOf>> = {
    ...{ kind: 'whole', amountMinor: leftMinor, reason: '', byHand: null },
  };
  const { control, ...form } = useCommandForm({
    schema: formOf(leftMinor, most),
    values,
    revision: invoice.revision,
    isPart: true,
    send: ({ commandKey, ifRevision, kind: of, amountMinor, reason, byHand: by }) =>
      refund({
        ...{ invoiceId, paymentId, commandKey, ifRevision, reason, choice: choiceOf(of, amountMinor) },
        way: by ?? undefined,
      }),
    onDone: () => {
      toast.show(needsYes ? 'Somebody else has to approve the refund' : 'The refund is on its way');
      onClose();
    },
    changed: () =>
      `Some of this payment has gone back meanwhile: ${most} is left. Look among the refunds whether this one is there already.`,
  });
  const [chosen, amountMinor, byHand] = useWatch({ control, name: ['kind', 'amountMinor', 'byHand'] });
  const goesBy = byHand ?? way;
  const hasFailed = invoice.refunds.some((one) => one.paymentId === paymentId && one.state === 'failed');
  const back = comesTo(chosen, amountMinor);
  const limitMinor = terms ? limitIn(currency, limitOf(terms)) : null;
  const needsYes = back !== null && needsSecondApprover(payment.askedBackMinor + back, limitMinor);
  const words = (of: Kind): string | undefined => {
    const minor = comesTo(of, Number.NaN);
    return minor === null ? undefined : moneyOf(minor, currency);
  };
  return (
    <DialogForm
      form={form}
      submitLabel={back === null ? 'Refund' : `Refund ${moneyOf(back, currency)}`}
      onClose={onClose}
      blocked={leftMinor === 0 && !form.busy && NOTHING_LEFT}
    >
      <ChoiceList
        label="How much goes back?"
        name="refund-choice"
        choices={[
          { kind: 'whole', label: 'All of it', end: words('whole') },
          ...(feeMinor > 0 && leftMinor > feeMinor
            ? [
                {
                  kind: 'net_of_fee' as const,
                  label: 'Without the processing fee',
                  meaning: `${moneyOf(feeMinor, currency)} is not given back to you`,
                  end: words('net_of_fee'),
                },
              ]
            : []),
          { kind: 'amount', label: 'Another amount' },
        ]}
        chosen={chosen}
        onChoose={(of) => form.setValue('kind', of, { shouldDirty: true })}
      />
      {chosen === 'amount' && (
        <AmountInput
          control={control}
          name="amountMinor"
          label="Amount"
          currency={currency}
          helperText={`At most ${most}`}
        />
      )}
      {hasFailed && (
        <SelectInput
          control={control}
          name="byHand"
          label="How it goes back"
          emptyIsNull
          options={[{ value: '', label: 'As it came' }, ...optionsOf(OFFLINE_WORDS)]}
        />
      )}
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        helperText="It stays in the history of the money."
      />
      {back !== null && (
        <p className="muted">
          {goesBy === 'card' &&
            `${moneyOf(back, currency)} goes back to the card of ${nameOf(payment.by)}, which takes a few days. It cannot be called back.`}
          {goesBy === 'credit' && `${moneyOf(back, currency)} is credit of ${nameOf(payment.by)} again.`}
          {isOffline(goesBy) &&
            `You hand ${moneyOf(back, currency)} back to ${nameOf(payment.by)} yourself. It counts as given.`}
          {(invoice.holdUntil === null || invoice.secured) &&
            ' What was owed stays paid: nobody is asked for it again.'}
          {isOffline(way) &&
            ' If the payment was recorded by mistake, undo it instead: then it is owed again.'}
        </p>
      )}
      {needsYes && limitMinor !== null && (
        <p role="status">
          {limitMinor === 0 ? 'Somebody' : `Above ${moneyOf(limitMinor, currency)}, somebody`} else who
          manages the money has to approve it first. If nobody else does yet, make somebody treasurer.
        </p>
      )}
    </DialogForm>
  );
};
