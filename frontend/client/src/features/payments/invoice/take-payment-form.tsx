import { invoiceBodies, type InvoiceView } from '@fieldhouse/api-contract';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { moneyOf } from '../../../shared/lib/money';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi } from '../api/payments.api';
import { today } from '../model/days';
import { recordableIn } from '../model/totals';
import { nameOf, OFFLINE_WORDS } from '../words/money-words';

const NOBODY = '';
const NOT_RECORDED = 'What you entered here is not recorded.';
/** Why nothing of it can be recorded any more. */
const whyNothing = ({
  standing,
  writtenOffMinor,
}: Pick<InvoiceView, 'standing' | 'writtenOffMinor'>): string => {
  if (standing === 'void') return `This invoice is void by now: nobody owes it. ${NOT_RECORDED}`;
  if (writtenOffMinor > 0)
    return `What was unpaid is written off by now. Take the write-off back first, then record the payment. ${NOT_RECORDED}`;
  return `Nothing is unpaid anymore: all of it was paid meanwhile. ${NOT_RECORDED}`;
};

type TakePaymentFormProps = { readonly invoice: InvoiceView; readonly onClose: () => void };

/** Records money that came without a card: how, how much, when, from whom, and what proves it. */
export const TakePaymentForm = ({ invoice, onClose }: TakePaymentFormProps) => {
  const { invoiceId, currency, payer, shares } = invoice;
  const openMinor = recordableIn(invoice);
  const [take] = paymentsApi.useTakePaymentMutation();
  const toast = useToast();
  const most = moneyOf(openMinor, currency);
  const { control, ...form } = useCommandForm({
    schema: invoiceBodies.TakePayment.refine((body) => body.amountMinor <= openMinor, {
      path: ['amountMinor'],
      message: `Only ${most} is still unpaid. Enter that or less`,
    }).refine((body) => body.receivedOn <= today(), {
      path: ['receivedOn'],
      message: 'It cannot have been received later than today',
    }),
    values: {
      amountMinor: openMinor,
      way: 'cash' as const,
      receivedOn: today(),
      paidBy: null,
      proof: '',
      currency,
    },
    revision: invoice.revision,
    isPart: true,
    send: (body) => take({ invoiceId, ...body }),
    onDone: () => {
      toast.show('The payment is recorded');
      onClose();
    },
    changed: () =>
      `What is unpaid has changed meanwhile: it is ${most} now. Look among the payments whether this one is recorded already.`,
  });
  const others = shares.filter(({ accountId }) => accountId !== payer.accountId);
  return (
    <DialogForm
      form={form}
      submitLabel="Record the payment"
      onClose={onClose}
      blocked={openMinor === 0 && !form.busy && whyNothing(invoice)}
    >
      <AmountInput
        control={control}
        name="amountMinor"
        label="Amount"
        currency={currency}
        helperText={`${most} is unpaid`}
      />
      <SelectInput control={control} name="way" label="How it was paid" options={optionsOf(OFFLINE_WORDS)} />
      <DayInput control={control} name="receivedOn" label="Received on" />
      {others.length > 0 && (
        <SelectInput
          control={control}
          name="paidBy"
          label="Who paid"
          emptyIsNull
          options={[
            { value: NOBODY, label: nameOf(payer) },
            ...others.map((one) => ({ value: one.accountId, label: nameOf(one) })),
          ]}
        />
      )}
      <TextInput
        control={control}
        name="proof"
        label="What proves it"
        helperText="The number of the receipt, the transfer’s reference, who was there. It counts as paid at once; you can take it back."
      />
    </DialogForm>
  );
};
