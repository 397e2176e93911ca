import { moneyTermsBodies, type TeamDuesView } from '@fieldhouse/api-contract';
import { AmountInput } from '../../../shared/form/fields/amount-input';
import { SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi, type PayeeRef } from '../api/payments.api';

type MoneyTermsFormProps = {
  readonly payee: PayeeRef;
  readonly terms: TeamDuesView['terms'];
  /** That the limit is shown in. */
  readonly currency: string;
};

/** Who sees who has paid, and above which amount two people decide about a refund. */
export const MoneyTermsForm = ({ payee, terms, currency }: MoneyTermsFormProps) => {
  const [set] = paymentsApi.useSetMoneyTermsMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: moneyTermsBodies.SetMoneyTerms,
    values: terms,
    send: (body) => set({ payeeKind: payee.kind, payeeId: payee.id, ...body }),
    onDone: () => toast.show('Money settings saved'),
  });
  return (
    <Form form={form} label="Money settings">
      <Section title="Money settings">
        <div className="money-terms">
          {payee.kind === 'team' && (
            <SwitchInput
              control={control}
              name="board"
              label="Members see who has paid"
              helperText="All of them see this board: what each is asked for, and who has paid"
            />
          )}
          <AmountInput
            control={control}
            name="approvalAboveMinor"
            label="Refunds above this need a second person"
            currency={currency}
            emptyIsNull
            helperText="Empty: one person may refund any amount"
          />
        </div>
        <SaveBar form={form} label="Save the settings" />
      </Section>
    </Form>
  );
};
