import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { amountText, currencySymbol, minorOf } from '../../lib/money';
import type { InForm } from './text-input';

type Look = {
  readonly label: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly helperText?: string;
  /** An empty field means null rather than no amount at all. */
  readonly emptyIsNull?: boolean;
};
type AmountFieldProps = Look & {
  /** In minor units (cents); NaN for what is no amount. */
  readonly value: number | null;
  readonly onChange: (minor: number | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
};

/** An amount of money, written as people write it and kept in minor units. */
export const AmountField = ({
  label,
  currency,
  helperText,
  emptyIsNull = false,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
}: AmountFieldProps) => {
  const [typed, setTyped] = useState(() => amountText(value, currency));
  const read = (text: string): number | null =>
    emptyIsNull && text.trim() === '' ? null : minorOf(text, currency);
  // What is typed stays as it is, until the value is changed from elsewhere.
  const text = Object.is(read(typed), value) ? typed : amountText(value, currency);
  return (
    <TextField
      label={label}
      inputRef={inputRef}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => {
        if (value !== null && !Number.isNaN(value)) setTyped(amountText(value, currency));
        onBlur?.();
      }}
      error={error !== undefined}
      helperText={error ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          startAdornment: <InputAdornment position="start">{currencySymbol(currency)}</InputAdornment>,
        },
      }}
    />
  );
};

/** An {@link AmountField} of a form. */
export const AmountInput = <Values extends FieldValues>({
  control,
  name,
  ...look
}: InForm<Values> & Look) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
      <AmountField
        {...look}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        inputRef={ref}
        error={error?.message}
      />
    )}
  />
);
