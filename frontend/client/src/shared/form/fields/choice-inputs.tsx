import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import '../../ui/switch.css';
import { TextInput, type InForm } from './text-input';

type Option = { readonly value: string; readonly label: string };

/** One of several, from a list that opens. */
export const SelectInput = <Values extends FieldValues>({
  options,
  ...rest
}: InForm<Values> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
  readonly emptyIsNull?: boolean;
  /** Told what somebody has chosen, beside the form. */
  readonly onEntered?: (value: string) => void;
}) => (
  <TextInput {...rest} select slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}>
    {options.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </TextInput>
);

type GroupProps<Values extends FieldValues> = InForm<Values> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
};

/** One of few, all in sight. */
export const SegmentInput = <Values extends FieldValues>(props: GroupProps<Values>) => (
  <ButtonsInput {...props} exclusive kept={(chosen: string | null) => chosen} />
);

/** Any of few, all in sight. */
export const ManyInput = <Values extends FieldValues>(props: GroupProps<Values>) => (
  <ButtonsInput
    {...props}
    kept={(chosen: readonly string[]) =>
      props.options.map(({ value }) => value).filter((one) => chosen.includes(one))
    }
  />
);

type ButtonsInputProps<Values extends FieldValues, Chosen> = GroupProps<Values> & {
  readonly exclusive?: boolean;
  /** What the field becomes; null leaves it as it is. */
  readonly kept: (chosen: Chosen) => unknown;
};

const ButtonsInput = <Values extends FieldValues, Chosen>({
  control,
  name,
  label,
  options,
  helperText,
  disabled,
  exclusive = false,
  kept,
}: ButtonsInputProps<Values, Chosen>) => {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Box data-invalid={error && true}>
          <GroupLabel id={id}>{label}</GroupLabel>
          <ToggleButtonGroup
            exclusive={exclusive}
            aria-labelledby={id}
            value={field.value}
            disabled={disabled}
            onChange={(_, chosen: Chosen) => {
              const value = kept(chosen);
              if (value !== null) field.onChange(value);
            }}
            sx={apart}
          >
            {options.map(({ value, label: text }) => (
              <ToggleButton key={value} value={value} sx={{ minWidth: 44 }}>
                {text}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {(error ?? helperText) && (
            <FormHelperText error={error !== undefined}>{error?.message ?? helperText}</FormHelperText>
          )}
        </Box>
      )}
    />
  );
};

/** Buttons of a group that may wrap: each whole, with a gap. */
export const apart = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped, & .MuiToggleButtonGroup-grouped.Mui-disabled': {
    m: 0,
    border: 1,
    borderColor: 'hairline',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& .MuiToggleButtonGroup-grouped.Mui-selected': { borderColor: 'primary.main', bgcolor: 'primary.light' },
} as const;

/** Yes or no, with what it means. */
export const SwitchInput = <Values extends FieldValues>({
  control,
  name,
  label,
  helperText,
  disabled,
}: InForm<Values> & {
  readonly label: string;
  readonly helperText?: ReactNode;
  readonly disabled?: boolean;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref, ...field } }) => (
      <label className="switch switch-told">
        <input
          {...field}
          ref={ref}
          type="checkbox"
          role="switch"
          checked={Boolean(value)}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          <strong>{label}</strong>
          {helperText && <span className="muted">{helperText}</span>}
        </span>
      </label>
    )}
  />
);

const GroupLabel = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <FormLabel
    id={id}
    sx={{ display: 'block', mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}
  >
    {children}
  </FormLabel>
);
