import { zoneWords } from '@fieldhouse/api-contract';
import TextField from '@mui/material/TextField';
import { DateTime } from 'luxon';
import { Controller, type FieldValues } from 'react-hook-form';
import type { InForm } from './text-input';

const FORMAT = "yyyy-MM-dd'T'HH:mm";

/** The wall time in a zone of an instant, as the browser's field takes it; '' for null. */
export const wallTimeOf = (iso: string | null, zone: string): string =>
  iso === null ? '' : DateTime.fromISO(iso, { zone }).toFormat(FORMAT);

/** The instant (ISO-8601 UTC) of a wall time in a zone; null for an empty or impossible one. */
export const instantOf = (wallTime: string, zone: string): string | null => {
  const time = DateTime.fromFormat(wallTime, FORMAT, { zone });
  return time.isValid ? time.toUTC().toISO() : null;
};

type InstantInputProps<Values extends FieldValues> = InForm<Values> & {
  readonly label: string;
  readonly zone: string;
  readonly disabled?: boolean;
  readonly helperText?: string;
};

/** A date and time, entered in the venue's zone and kept as an instant. */
export const InstantInput = <Values extends FieldValues>({
  control,
  name,
  label,
  zone,
  disabled,
  helperText,
}: InstantInputProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
      <TextField
        {...field}
        inputRef={ref}
        type="datetime-local"
        label={label}
        disabled={disabled}
        value={wallTimeOf(value, zone)}
        onChange={(event) => onChange(instantOf(event.target.value, zone))}
        error={error !== undefined}
        helperText={error?.message ?? helperText ?? `In ${zoneWords(zone)}`}
      />
    )}
  />
);
