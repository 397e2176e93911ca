import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/** Where a field stands in its form. */
export type InForm<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

export type TextInputProps<Values extends FieldValues> = InForm<Values> &
  Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
    /** An empty field means null rather than ''. */
    readonly emptyIsNull?: boolean;
  };

/** A text field of a form, with its message. */
export const TextInput = <Values extends FieldValues>({
  control,
  name,
  emptyIsNull = false,
  required,
  helperText,
  slotProps,
  onEntered,
  ...rest
}: TextInputProps<Values> & {
  /** Told what somebody has entered, beside the form. */
  readonly onEntered?: (value: string) => void;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
      <TextField
        {...rest}
        {...field}
        inputRef={ref}
        value={value ?? ''}
        onChange={({ target }) => {
          onChange(emptyIsNull && target.value === '' ? null : target.value);
          onEntered?.(target.value);
        }}
        error={error !== undefined}
        helperText={error?.message ?? helperText}
        // Readers are told; an asterisk says nothing where all fields are required.
        slotProps={{
          ...slotProps,
          htmlInput: { required, ...(slotProps?.htmlInput as object | undefined) },
        }}
      />
    )}
  />
);

/** A number; empty is NaN, which every schema refuses, or null where that means something. */
export const NumberInput = <Values extends FieldValues>({
  control,
  name,
  emptyIsNull = false,
  helperText,
  slotProps,
  ...rest
}: TextInputProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
      <TextField
        {...rest}
        {...field}
        type="number"
        inputRef={ref}
        value={value === null || Number.isNaN(value) ? '' : value}
        onChange={(event) =>
          onChange(event.target.value === '' ? (emptyIsNull ? null : Number.NaN) : Number(event.target.value))
        }
        error={error !== undefined}
        helperText={error ? (Number.isNaN(value) ? 'Enter a number' : error.message) : helperText}
        slotProps={{
          ...slotProps,
          htmlInput: { inputMode: 'decimal', ...(slotProps?.htmlInput as object | undefined) },
        }}
      />
    )}
  />
);
