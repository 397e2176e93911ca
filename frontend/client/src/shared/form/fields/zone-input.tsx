import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Controller, type FieldValues } from 'react-hook-form';
import type { InForm } from './text-input';

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** An IANA time zone, found by typing. */
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
        getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
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
