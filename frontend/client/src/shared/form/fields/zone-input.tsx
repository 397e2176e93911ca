import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Controller, type FieldValues } from 'react-hook-form';
import { zoneLabel, zonesToChoose } from '../../lib/zones';
import type { InForm } from './text-input';

const ZONES = zonesToChoose();

// The list asks for the label of each with every key that is typed.
const labels = new Map<string, string>();
const labelOf = (zone: string): string => {
  const label = labels.get(zone) ?? zoneLabel(zone);
  labels.set(zone, label);
  return label;
};

/** An IANA time zone, found by typing its name or its city. */
export const ZoneInput = <Values extends FieldValues>({
  control,
  name,
  label,
  helperText,
  disabled,
}: InForm<Values> & {
  readonly label: string;
  readonly helperText?: string;
  readonly disabled?: boolean;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <Autocomplete
        options={ZONES.includes(field.value) ? ZONES : [field.value, ...ZONES]}
        value={field.value}
        onChange={(_, zone) => field.onChange(zone)}
        onBlur={field.onBlur}
        disableClearable
        disabled={disabled}
        getOptionLabel={labelOf}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            error={error !== undefined}
            helperText={error?.message ?? helperText}
          />
        )}
      />
    )}
  />
);
