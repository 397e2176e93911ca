import { dayIn, totalAt, type RegistrationKind } from '@fieldhouse/api-contract';
import { termsFault } from '@fieldhouse/money';
import Box from '@mui/material/Box';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { bearerSentence, planWords } from '../../../shared/lib/payment-words';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';
import { Switch } from '../../../shared/ui/switch';
import { Fields } from './fields';
import { ListField, ListRow } from './list-field';
import { monthAfter } from './payment-form';
import type { RegistrationControl } from './registration-form';

const INSTALMENTS_AT_MOST = 6;
const BEARERS = [
  { value: 'organizer', label: 'We bear it' },
  { value: 'payer', label: 'The payer bears it, on top of the price' },
];

type PaymentFieldsProps = {
  readonly control: RegistrationControl;
  /** IANA, of the league. */
  readonly zone: string;
  readonly season: { readonly startsOn: string; readonly endsOn: string };
};

/** What is paid with the registration and what later, and who bears the card provider's fee; as people will read it. */
export const PaymentFields = ({ control, zone, season: { startsOn, endsOn } }: PaymentFieldsProps) => {
  const deposit = useController({ control, name: 'payment.depositPercent' }).field;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'payment.instalments' });
  const instalments = useWatch({ control, name: 'payment.instalments' });
  const turn = (on: boolean): void => {
    deposit.onChange(on ? 50 : null);
    replace(on ? [{ dueOn: startsOn, percent: 50 }] : []);
  };
  const next = (): { dueOn: string; percent: number } => {
    const dueOn = monthAfter(instalments.map((one) => one.dueOn)) ?? startsOn;
    const said = instalments.reduce((sum, { percent }) => sum + percent, deposit.value ?? 0);
    return { dueOn: dueOn < endsOn ? dueOn : endsOn, percent: said < 100 ? 100 - said : 1 };
  };
  return (
    <Fields>
      <SwitchInput
        control={control}
        name="paidFirst"
        label="Paid before anybody plays"
        helperText="A place is held for 15 minutes. People who have not paid what is due by then lose it to the next in line"
      />
      <Switch label="Deposit and installments" on={deposit.value !== null} onTurn={turn} />
      {deposit.value !== null && (
        <>
          <NumberInput
            control={control}
            name="payment.depositPercent"
            label="Deposit, in %"
            helperText="Due with the registration"
          />
          <ListField
            label="Installments"
            empty="Nothing is due later."
            add={fields.length < INSTALMENTS_AT_MOST ? 'Add an installment' : null}
            onAdd={() => append(next())}
          >
            {fields.map((field, n) => (
              <ListRow
                key={field.id}
                columns="1fr 1fr"
                remove={`Remove installment ${n + 1}`}
                onRemove={() => remove(n)}
              >
                <DayInput control={control} name={`payment.instalments.${n}.dueOn`} label="Due by" />
                <NumberInput
                  control={control}
                  name={`payment.instalments.${n}.percent`}
                  label="Of the price, in %"
                />
              </ListRow>
            ))}
          </ListField>
        </>
      )}
      <SelectInput
        control={control}
        name="payment.bearer"
        label="The card provider’s fee"
        options={BEARERS}
      />
      <Shown control={control} zone={zone} />
    </Fields>
  );
};

/** The plan of each price, in sums, as people will read it. */
const Shown = ({ control, zone }: Pick<PaymentFieldsProps, 'control' | 'zone'>) => {
  const [payment, prices, charges, currency, windows] = useWatch({
    control,
    name: ['payment', 'prices', 'charges', 'currency', 'windows'],
  });
  const at = new Date().toISOString();
  const from = at < windows.opensAt ? windows.opensAt : at;
  const plans = Object.entries(prices).flatMap(([kind, price]) => {
    const total = totalAt({ windows, charges }, price, from) ?? 0;
    // While somebody types, it is no plan yet.
    if (!Number.isSafeInteger(total) || total === 0 || termsFault(payment) !== null) return [];
    const words = planWords(total, payment, currency, dayIn(zone, from));
    return [`${KIND_WORDS[kind as RegistrationKind]}: ${words}`];
  });
  return (
    <Box role="group" aria-label="As people read it" sx={{ p: 3, borderRadius: 1, bgcolor: 'sunken' }}>
      {[...plans, bearerSentence(payment.bearer)].map((words) => (
        <div key={words}>{words}</div>
      ))}
    </Box>
  );
};
