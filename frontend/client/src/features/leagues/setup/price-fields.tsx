import type { KindPrice, LeagueProspectus, RegistrationKind } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { AmountField, AmountInput } from '../../../shared/form/fields/amount-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { firstMessage } from '../../../shared/form/faults';
import { Switch } from '../../../shared/ui/switch';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';
import { KIND_MEANINGS } from './setup-words';
import { ListField, ListRow } from './list-field';
import { kindsIn, type RegistrationControl } from './registration-form';

type PriceFieldsProps = {
  readonly control: RegistrationControl;
  readonly format: LeagueProspectus['format'];
};

/** Who can register, each with a price for each part of the registration. */
export const PriceFields = ({ control, format }: PriceFieldsProps) => {
  const {
    field: { value: prices, onChange },
    fieldState: { error },
  } = useController({ control, name: 'prices' });
  const turn = (kind: RegistrationKind, on: boolean): void => {
    const { [kind]: _, ...others } = prices;
    onChange(on ? { ...prices, [kind]: { early: null, regular: 0, late: null } } : others);
  };
  const none = Object.keys(prices).length === 0;
  return (
    <Box data-invalid={none && error && true}>
      {kindsIn(format).map((kind) => {
        const price = prices[kind];
        const name = KIND_WORDS[kind];
        const meaning = KIND_MEANINGS[kind];
        return (
          <Box key={kind} role="group" aria-label={name} sx={{ mb: 4 }}>
            <Switch
              label={name}
              on={price !== undefined}
              disabled={kind === 'team'}
              onTurn={(on) => turn(kind, on)}
            />
            <p className="muted">{meaning}.</p>
            {price && (
              <PartPrices
                control={control}
                price={price}
                // Of a controlled object each error stands below the part that it is about.
                faults={(error as Partial<Record<RegistrationKind, Faults>> | undefined)?.[kind]}
                onChange={(changed) => onChange({ ...prices, [kind]: changed })}
              />
            )}
          </Box>
        );
      })}
      {none && error && <FormHelperText error>{firstMessage(error)}</FormHelperText>}
    </Box>
  );
};

type Faults = Partial<Record<keyof KindPrice, unknown>>;
type PartPricesProps = {
  readonly control: RegistrationControl;
  readonly price: KindPrice;
  readonly faults: Faults | undefined;
  readonly onChange: (price: KindPrice) => void;
};

const PartPrices = ({ control, price, faults, onChange }: PartPricesProps) => {
  const [currency, early, late] = useWatch({
    control,
    name: ['currency', 'windows.earlyUntil', 'windows.lateUntil'],
  });
  const other = (part: 'early' | 'late', label: string) => (
    <AmountField
      label={label}
      currency={currency}
      emptyIsNull
      value={price[part]}
      error={firstMessage(faults?.[part])}
      helperText="Empty: as regular"
      onChange={(minor) => onChange({ ...price, [part]: minor })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
      {early !== null && other('early', 'Early')}
      <AmountField
        label={early === null && late === null ? 'Price' : 'Regular'}
        currency={currency}
        value={price.regular}
        error={firstMessage(faults?.regular)}
        helperText={price.regular === 0 ? 'Free' : undefined}
        onChange={(minor) => onChange({ ...price, regular: minor ?? Number.NaN })}
      />
      {late !== null && other('late', 'Late')}
    </Box>
  );
};

/** What comes on top of each price. */
export const ChargeFields = ({ control }: { readonly control: RegistrationControl }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'charges' });
  const currency = useWatch({ control, name: 'currency' });
  return (
    <ListField
      label="Charges"
      empty="Nothing comes on top of these prices."
      add={fields.length < 6 ? 'Add a charge' : null}
      onAdd={() => append({ name: '', amount: 0 })}
    >
      {fields.map((field, n) => (
        <ListRow
          key={field.id}
          columns="2fr 1fr"
          remove={`Remove charge ${n + 1}`}
          onRemove={() => remove(n)}
        >
          <TextInput control={control} name={`charges.${n}.name`} label="Charge" placeholder="Referees" />
          <AmountInput control={control} name={`charges.${n}.amount`} label="Amount" currency={currency} />
        </ListRow>
      ))}
    </ListField>
  );
};
