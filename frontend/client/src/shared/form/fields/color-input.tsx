import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { TEAM_COLORS, colorName } from '../../lib/team-colors';
import type { InForm } from './text-input';

type ColorInputProps<Values extends FieldValues> = InForm<Values> & {
  readonly label: string;
  /** To choose from at a tap; any other can be written. */
  readonly choices?: readonly string[];
};

/** A color: one of some that go well, or any other by its number. */
export const ColorInput = <Values extends FieldValues>({
  control,
  name,
  label,
  choices = TEAM_COLORS,
}: ColorInputProps<Values>) => {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <Box role="group" aria-labelledby={id}>
          <FormLabel
            id={id}
            sx={{ display: 'block', mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}
          >
            {label}
          </FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
            {choices.map((one) => (
              <ButtonBase
                key={one}
                aria-label={colorName(one)}
                aria-pressed={value === one}
                onClick={() => onChange(one)}
                sx={{
                  width: 44,
                  height: 44,
                  borderRadius: 1,
                  border: '3px solid',
                  borderColor: value === one ? 'text.primary' : 'hairline',
                }}
                style={{ backgroundColor: one }}
              />
            ))}
          </Box>
          <TextField
            {...field}
            inputRef={ref}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            label="Any other"
            error={error !== undefined}
            helperText={error?.message}
            sx={{ maxWidth: 160 }}
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
        </Box>
      )}
    />
  );
};
