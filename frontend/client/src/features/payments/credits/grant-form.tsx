import { creditBodies, type PayeeCreditsView } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { DialogForm } from '../../../shared/form/dialog-form';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi, type PayeeRef } from '../api/payments.api';
import type { Candidate } from '../parts/member-amounts';
import { balanceWords } from '../words/credit-words';

/** The revision of what nobody has begun. */
const NO_WALLET = -1;

type GrantFormProps = {
  readonly payee: PayeeRef;
  readonly people: readonly Candidate[];
  readonly currency: string;
  /** What was granted before. */
  readonly known: Pick<PayeeCreditsView, 'wallets' | 'cut'>;
  readonly onClose: () => void;
};

/** Grants somebody credit: whom, how much, why, and until when. */
export const GrantForm = ({ payee, people, currency, known, onClose }: GrantFormProps) => {
  const walletOf = (accountId: string) => known.wallets.find(({ owner }) => owner.accountId === accountId);
  const [grant] = paymentsApi.useGrantCreditMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: creditBodies.GrantCredit.extend({ accountId: z.string().min(1, 'Choose somebody') }),
    values: { accountId: '', amountMinor: Number.NaN, currency, reason: '', lastOn: null },
    send: (body) => {
      // So that of two who grant at once the second reads what the first has granted.
      const ifRevision = walletOf(body.accountId)?.revision ?? (known.cut ? undefined : NO_WALLET);
      return grant({ payeeKind: payee.kind, payeeId: payee.id, ...body, ifRevision });
    },
    onDone: () => {
      toast.show('The credit is granted');
      onClose();
    },
    changed: null,
  });
  const wallet = walletOf(useWatch({ control, name: 'accountId' }));
  return (
    <DialogForm form={form} submitLabel="Grant the credit" onClose={onClose}>
      <SelectInput
        control={control}
        name="accountId"
        label="To whom"
        options={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        helperText={wallet && `They have ${balanceWords(wallet)} by now`}
      />
      <AmountInput control={control} name="amountMinor" label="Amount" currency={currency} />
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        multiline
        minRows={2}
        helperText="They read it with the credit."
      />
      <DayInput
        control={control}
        name="lastOn"
        label="Last day"
        emptyIsNull
        helperText="It runs out at the end of it. Without one it does not run out."
      />
    </DialogForm>
  );
};
